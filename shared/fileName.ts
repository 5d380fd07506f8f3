const withExtension = /\.(jpe?g|jfif|png|gif|webp|avif|svg|heic|heif|tiff?|bmp)$/i;
/** Names given by cameras, phones and programs. */
const cameraName =
  /^(img|image|dsc[nf]?|dcim|pxl|dji|gopr|p|pict?|picture|photo|screen ?shot|untitled|bild|foto)?[-_ ]?\(?\d[\d\s_().,:-]*( at [\d\s.:]+([ap]m)?)?$/i;
const joinedWords = /^[^\s_]+(_[^\s_]+)+$/;
const longestName = 255;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Tells whether alt text is only a file name, such as `IMG_2041.jpg` or `my_summer_holiday`.
 * @param address of the image, if there is one.
 */
export function isFileName(alt: string, address = ''): boolean {
  const text = alt.trim();
  if (text === '' || text.length > longestName) return false;
  const file = address.split(/[?#]/)[0]?.split('/').at(-1)?.replace(withExtension, '');
  return (
    withExtension.test(text) ||
    cameraName.test(text) ||
    joinedWords.test(text) ||
    uuid.test(text) ||
    text === file
  );
}

const fileName = /^[^\s/\\]*(?:[\s_-][^\s/\\]+)*\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i;
const cameraName =
  /^(?:img|dsc[fn]?|pxl|image|picture|photo|screenshot|bild)?[\s_-]?\d[\d\s_.-]*$/i;
const maxLength = 500;

/** As the server judges (api/articles/pictureWords.ts): `IMG_2041.jpg` says nothing of a picture. */
const isFileName = (words: string): boolean =>
  fileName.test(words.trim()) || cameraName.test(words.trim());

/** Why words can't describe a picture, or undefined. */
export function wordsProblem(words: string | null): string | undefined {
  if (!words) return undefined;
  if (isFileName(words)) return 'A file name says nothing of the picture. Say what it shows.';
  return words.length > maxLength ? `${maxLength} characters at most.` : undefined;
}

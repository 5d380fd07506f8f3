import type { Known, Report } from './checkedPost';
import type { Place } from './checksTree';
import { pictureAddress } from './htmlAddresses';
import { attribute } from './htmlTree';

const withExtension = /\.(jpe?g|jfif|png|gif|webp|avif|svg|heic|heif|tiff?|bmp)$/i;
/** Names that cameras, phones and programs give. */
const given =
  /^(img|image|dsc[nf]?|dcim|pxl|dji|gopr|p|pict?|picture|photo|screen ?shot|untitled|bild|foto)[-_ ]?\(?\d[\d\s_().,:-]*( at [\d\s.:]+([ap]m)?)?$/i;
const joinedWords = /^[^\s_]+(_[^\s_]+)+$/;
const longestName = 255;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether words for a picture are only the name of a file. */
export function isFileName(words: string, address: string): boolean {
  const text = words.trim();
  if (text === '' || text.length > longestName) return false;
  const file = address.split(/[?#]/)[0]?.split('/').at(-1)?.replace(withExtension, '');
  return (
    withExtension.test(text) ||
    given.test(text) ||
    joinedWords.test(text) ||
    uuid.test(text) ||
    text === file
  );
}

/** The rules for one picture of the text. */
export function checkPicture(place: Place, known: Known, report: Report): void {
  const { tag: element, found } = place;
  const words = attribute(element, 'alt');
  const source = attribute(element, 'src') ?? '';
  if (words === undefined) {
    const message = 'Describe this picture, or mark it as decorative.';
    report.add('block', { code: 'picture-undecided', message, ...found });
  } else if (isFileName(words, source)) {
    const message = 'Say what this picture shows: a file name describes nothing.';
    report.add('block', { code: 'picture-file-name', message, ...found, excerpt: words.trim() });
  }
  const address = pictureAddress(source, { site: known.site, anchors: new Set() });
  const own = address?.startsWith(`${known.site}/`) ? address.slice(known.site.length) : address;
  const stored = own && /^\/(images\/[^?#]+)/.exec(own)?.[1];
  if (stored && !known.isPicture(stored)) {
    const message = 'This picture is not in the store any more: upload it again, or take it out.';
    report.add('block', { code: 'picture-missing', message, ...found });
  }
}

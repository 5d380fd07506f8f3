import { isFileName } from '../../../shared/fileName';
import { pictureAddress } from '../html/addresses';
import { attribute } from '../html/tree';
import type { Known, Report } from './checkedPost';
import type { Place } from './tree';

/** The rules for one picture of the text. */
export function checkImage(place: Place, known: Known, report: Report): void {
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
    const message = 'This picture no longer exists: upload it again, or take it out.';
    report.add('block', { code: 'picture-missing', message, ...found });
  }
}

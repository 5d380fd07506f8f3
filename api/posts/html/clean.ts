import { fieldError } from '../../http/errors';
import { setPicturesAside } from '../../media/imageData';
import { AttributeCleaner } from './attributes';
import { anchorsIn } from './names';
import { parseArticle } from './parse';
import { writeClean } from './write';

/** How large an article may be before it is refused. */
export interface Limits {
  /** UTF-8 bytes without its pictures' data: what each view of it costs. */
  bytes: number;
  elements: number;
  /** Different addresses, names and styles. */
  values: number;
}

/** No article comes near, and cleaning one takes a tenth of a second at most. */
export const limits: Limits = { bytes: 1024 * 1024, elements: 25_000, values: 20_000 };
/** Reading what was written gives the same again after one round, or two; more is an attack. */
const maxRounds = 5;

/**
 * Post HTML reduced to what an article may hold, in a form that a browser reads as it was written.
 * @param site the site's address.
 * @throws ApiFailure 422 where it is too large, too complex, or nothing is left.
 */
export function cleanArticle(
  html: string,
  site = 'https://site.invalid',
  allowed: Limits = limits,
): string {
  const pictures = setPicturesAside(html);
  refuseLarge(pictures.html, allowed);
  const cleaned = cleanUntilStable(pictures.html, site, allowed);
  if (cleaned.replaceAll(/<!--.*?-->/gs, '').trim() === '') {
    throw fieldError('content', 'Content is required.');
  }
  const whole = pictures.putBack(cleaned);
  refuseLarge(cleaned, allowed, whole.strayBytes);
  return whole.html;
}

function cleanUntilStable(html: string, site: string, allowed: Limits): string {
  const attributes = new AttributeCleaner(allowed.values);
  let before = html;
  for (let round = 0; round < maxRounds; round += 1) {
    const tree = parseArticle(before, allowed.elements);
    const after = writeClean(tree, { site, anchors: anchorsIn(tree), attributes });
    refuseLarge(after, allowed);
    if (after === before) return after;
    before = after;
  }
  throw fieldError(
    'content',
    'Content is tangled in a way that cannot be saved. Paste it as plain text.',
  );
}

/** @throws ApiFailure 422 where HTML, with `moreBytes` besides, is larger than allowed. */
export function refuseLarge(html: string, { bytes }: Limits, moreBytes = 0): void {
  if (Buffer.byteLength(html) + moreBytes > bytes) {
    throw fieldError(
      'content',
      'Content is too long: 1 MB of text at most, not counting pictures. Split it into several posts.',
    );
  }
}

import { fieldError } from '../../http/errors';
import { extractInlineImages } from '../../media/imageData';
import { AttributeCleaner } from './attributes';
import { anchorsIn } from './names';
import { parseArticle } from './parse';
import { writeClean } from './write';

/** Maximum size of an article. */
export interface Limits {
  /** UTF-8 bytes without inline image data: the cost of each view. */
  bytes: number;
  elements: number;
  /** Distinct addresses, names and styles. */
  values: number;
}

/** Far above real articles; cleaning one takes at most a tenth of a second. */
export const limits: Limits = { bytes: 1024 * 1024, elements: 25_000, values: 20_000 };
/** Rewriting is stable after one or two rounds; more indicates an attack. */
const maxRounds = 5;

/**
 * Reduces post HTML to what articles may contain, in a form that browsers parse as written.
 * @param site the site's address.
 * @throws HttpError 422 if it is too large, too complex, or nothing is left.
 */
export function cleanArticle(
  html: string,
  site = 'https://site.invalid',
  allowed: Limits = limits,
): string {
  const pictures = extractInlineImages(html);
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
    "Content can't be saved because its elements are tangled. Paste it as plain text.",
  );
}

/** @throws HttpError 422 if the HTML plus `moreBytes` is too large. */
export function refuseLarge(html: string, { bytes }: Limits, moreBytes = 0): void {
  if (Buffer.byteLength(html) + moreBytes > bytes) {
    throw fieldError(
      'content',
      'Content is too long: 1 MB of text at most, not counting images. Split it into several posts.',
    );
  }
}

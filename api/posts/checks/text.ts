import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isFileName } from '../../../shared/fileName';
import { extractInlineImages } from '../../media/imageData';
import { pictureAddress } from '../html/addresses';
import { limits, refuseLarge } from '../html/clean';
import { anchorsIn } from '../html/names';
import { parseArticle } from '../html/parse';
import { attribute } from '../html/tree';
import type { CheckedPost, Known, Report } from './checkedPost';
import { checkFact } from './facts';
import { checkLink } from './links';
import { excerptOf, type FindingPlace, hasContent, innerText, walk } from './tree';

/** Checks a post's text. @throws HttpError 422 if it is too large. */
export function checkText(post: CheckedPost, known: Known, report: Report): void {
  const { html } = extractInlineImages(post.content);
  refuseLarge(html, limits);
  const tree = parseArticle(html, limits.elements);
  const anchors = anchorsIn(tree);
  // The title is the page's first heading.
  let level = 1;
  let pictures = post.image_url ? 1 : 0;
  let links = 0;
  walk(tree, ({ element, nth, isIn }) => {
    const { tagName } = element;
    const position: FindingPlace = {
      tag: element,
      location: { field: 'content', element: { tag: tagName, nth } },
    };
    if (tagName === 'img') {
      pictures += 1;
      checkImage(position, known, report);
    } else if (tagName === 'a') {
      if (checkLink(position, { post, known, anchors, report })) links += 1;
    } else if (/^h[1-6]$/.test(tagName)) {
      level = checkHeading(position, level, report);
    } else if (tagName === 'data') checkFact(position, known, report);
    else if (tagName === 'table') checkTable(position, report);
    else if (tagName === 'p' && !isIn('li', 'table')) checkParagraph(position, report);
  });
  if (pictures === 0) {
    const message = 'Add an image: posts with one are opened and shared more.';
    report.add('advise', { code: 'no-picture', field: 'image_url', message });
  }
  if (links === 0 && tree.childNodes.length > 0) {
    const message =
      'Add a link to where readers can go on: one of our guides, or an official page.';
    report.add('advise', { code: 'no-link', field: 'content', message });
  }
}

/** @returns the heading's level. */
function checkHeading({ tag, location }: FindingPlace, before: number, report: Report): number {
  const level = Number(tag.tagName.slice(1));
  const text = innerText(tag);
  const position = { ...location, excerpt: excerptOf(text) };
  if (!hasContent(tag)) {
    const message = `Write something in this empty heading (level ${level}), or delete it.`;
    report.add('block', { code: 'heading-empty', message, ...location });
  } else if (level > before + 1) {
    const message = `Make “${excerptOf(text)}” a heading of level ${before + 1}: level ${level} skips one.`;
    report.add('block', { code: 'heading-skipped', message, ...position });
  } else if (level === 1) {
    const message = `Make “${excerptOf(text)}” a heading of level 2: the page's one first-level heading is the title.`;
    report.add('advise', { code: 'first-level-heading', message, ...position });
  }
  return level;
}

function checkTable({ tag, location }: FindingPlace, report: Report): void {
  if (hasHeaderCell(tag)) return;
  const message = 'Give this table a header row or column, so that its cells can be told apart.';
  const excerpt = excerptOf(innerText(tag));
  report.add('advise', { code: 'table-headers', message, ...location, excerpt });
}

function hasHeaderCell(parent: Tree.ParentNode): boolean {
  return parent.childNodes.some(
    (node) => 'tagName' in node && (node.tagName === 'th' || hasHeaderCell(node)),
  );
}

function checkImage(position: FindingPlace, known: Known, report: Report): void {
  const { tag: element, location } = position;
  const words = attribute(element, 'alt');
  const source = attribute(element, 'src') ?? '';
  if (words === undefined) {
    const message = 'Describe this image, or mark it as decorative.';
    report.add('block', { code: 'picture-undecided', message, ...location });
  } else if (isFileName(words, source)) {
    const message = 'Say what this image shows: a file name describes nothing.';
    report.add('block', { code: 'picture-file-name', message, ...location, excerpt: words.trim() });
  }
  const address = pictureAddress(source, { site: known.site, anchors: new Set() });
  const own = address?.startsWith(`${known.site}/`) ? address.slice(known.site.length) : address;
  const path = own && /^\/(images\/[^?#]+)/.exec(own)?.[1];
  if (path && !known.isPicture(path)) {
    const message = 'This image no longer exists: upload it again, or remove it.';
    report.add('block', { code: 'picture-missing', message, ...location });
  }
}

/** Words: GOV.UK recommends at most 25; beyond 30 most readers lose the thread. */
const longestSentence = 30;
const longestParagraph = 150;

// Bounded, so that a million full stops cost no more than as many letters.
const sentenceEnd = /[.!?…]["'”’)\]]{0,3} (?=["'“‘([]?[\p{Lu}\p{N}])/gu;
/** A full stop after these doesn't end a sentence. */
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|cf|approx|no|vs|mr|mrs|ms|dr|st|prof)\.$/i;

function checkParagraph({ tag, location }: FindingPlace, report: Report): void {
  const text = innerText(tag);
  for (const sentence of splitParagraph(text)) {
    const words = countWords(sentence);
    if (words <= longestSentence) continue;
    const message = `Make two sentences of this one: it has ${words} words.`;
    const excerpt = excerptOf(sentence);
    report.add('advise', { code: 'long-sentence', message, ...location, excerpt });
  }
  const words = countWords(text);
  if (words <= longestParagraph) return;
  const message = `Split this paragraph: it has ${words} words.`;
  report.add('advise', { code: 'long-paragraph', message, ...location, excerpt: excerptOf(text) });
}

function splitParagraph(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(from, index + end.trimEnd().length);
    if (abbreviation.test(sentence.slice(-12))) continue;
    sentences.push(sentence);
    from = index + end.length;
  }
  sentences.push(text.slice(from));
  return sentences;
}

const countWords = (text: string) =>
  text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

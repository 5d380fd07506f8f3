import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { z } from 'zod';
import { attribute, type Element, isElement } from '../../api/posts/html/tree';
import { liveFields } from '../../api/posts/postFields';
import { prepareArticle } from '../../api/posts/prepareArticle';
import type { NewImage } from '../../db/media/images';
import { utcDay } from '../../shared/days';
import {
  emptyPost,
  fieldOf,
  type PostFieldName,
  type PostValues,
  postFields,
  postValues,
} from '../../shared/post';
import { maxCharacters } from '../../shared/resource';
import type { Import } from './context';
import type { Pictures } from './pictures';
import {
  type ImportSource,
  isOfSite,
  type Loss,
  type PostRecord,
  siteOf,
  unknownSite,
} from './records';
import {
  beginning,
  dayOf,
  each,
  lostParts,
  maxText,
  oneLine,
  parseText,
  plainWords,
  replaceNode,
  sentencesOf,
  setAttribute,
  textOfTree,
  wordsIn,
} from './text';

export interface PreparedPost {
  values: PostValues;
  isLive: boolean;
  /** When it goes live by itself (ISO text); undefined if it is live, or stays a draft. */
  publishAt: string | undefined;
  images: NewImage[];
  lost: Loss[];
  hasAllPictures: boolean;
}

const paperFile = /\.pdf$/i;
const pictureFile = /\.(jpe?g|png|gif|webp|avif)$/i;
const live = z.object(liveFields);
/** Used for live posts without a category. */
const noCategory = 'Uncategorised';

/**
 * Prepares a post for storage: fills gaps, cleans its text like an editor's, and imports its
 * images.
 * @param slug must be free here.
 * @throws HttpError if the cleaner refuses its text.
 */
export async function preparePost(
  input: Import,
  post: PostRecord,
  slug: string,
): Promise<PreparedPost> {
  const { db, options, pictures, source } = input;
  const lost = [...post.losses];
  let hasAllPictures = true;
  const find: Find = async (address) => {
    const image = await pictures.find(address);
    if ('problem' in image) {
      hasAllPictures = false;
      lost.push({ what: `pictures: ${image.problem}`, of: shown(address) });
    }
    return image;
  };
  const isOwnDraft = source.isOwn && post.state === 'draft';
  const turned = source.isOwn ? undefined : await turnedText(input, post, find, lost);
  const text = turned ? textOfTree(turned) : source.isOwn ? post.content : '';
  const ready =
    text === '' || isOwnDraft
      ? { values: { content: text }, images: [] }
      : await prepareArticle({ content: text }, options.site, db);
  const { content } = ready.values;
  if (turned) lost.push(...lostParts(turned, content));
  const cover = await picturesOf(post, source, find);
  const values = source.isOwn
    ? { ...post, ...cover, image_alt: post.image_alt, slug: isOwnDraft ? post.slug : slug, content }
    : { ...emptyPost, ...filled(post, content, lost), ...cover, slug, content };
  const problem =
    post.state === 'live' &&
    ((!source.isOwn && unfinished(post)) || live.safeParse(values).error?.issues[0]?.message);
  if (problem) lost.push(`published state (imported as a draft: ${problem})`);
  const isReady = post.state === 'live' && !problem;
  const publishAt = isReady ? post.publish_at : undefined;
  const isLive = isReady && publishAt === undefined;
  const { images } = ready;
  return { values: postValues(values), isLive, publishAt, images, lost, hasAllPictures };
}

/** Explains why a text must be reviewed before going live. */
function unfinished({ date, created_at = '', losses }: PostRecord): string | undefined {
  const hasTemplates = losses.some((loss) => typeof loss !== 'string' && loss.isUnfinished);
  if (hasTemplates) return 'the text contains templates';
  return dayOf(date) || dayOf(created_at) ? undefined : 'it has no date';
}

/** Limits a post's fields to their lengths; missing ones are derived from the text. */
function filled(post: PostRecord, content: string, lost: Loss[]) {
  const words = plainWords(content);
  const cut = (max: number, ...choices: string[]) =>
    beginning(choices.map(oneLine).find(Boolean) ?? '', max);
  const fill = (name: PostFieldName, ...choices: string[]) =>
    cut(maxCharacters(fieldOf(name)), post[name] ?? '', ...choices);
  const { max } = postFields.excerpt;
  const excerpt = post.excerpt.trim();
  if (post.author.trim() === '') lost.push('no author, so the author is Unknown');
  return {
    title: fill('title', beginning(words, 60), 'Untitled'),
    excerpt:
      excerpt && excerpt.length <= max
        ? excerpt
        : cut(200, post.excerpt, sentencesOf(content), words, post.title),
    date: dayFor(post, lost),
    author: fill('author', 'Unknown'),
    category: fill('category', noCategory),
    seo_title: fill('seo_title'),
    seo_description: fill('seo_description'),
  };
}

/** Returns its day, or the nearest known one, and reports that. */
function dayFor(post: PostRecord, lost: Loss[]): string {
  const day = dayOf(post.date);
  if (day !== '') {
    if (day < '1990' || day > '2100')
      lost.push({ what: 'unlikely dates, kept as they are', of: day });
    return day;
  }
  const made = dayOf(post.created_at ?? '') || post.dateWhereNone;
  const instead = made || utcDay(Date.now());
  const source = made ? 'its creation date' : 'the day of the import';
  const subject = `${post.date || 'none'} → ${instead}`;
  lost.push({ what: `no readable date, so it gets ${source}`, of: subject });
  return instead;
}

type Find = Pictures['find'];

/** Imports the cover, with its alt text, and the picture for shared links. */
async function picturesOf(
  { image_url, image_alt, share_image, base }: PostRecord,
  source: ImportSource,
  find: Find,
) {
  const pathOf = async (address: string) => {
    const url = address === '' ? undefined : absolute(address, base, source);
    const image = url ? await find(url) : { path: '' };
    return 'path' in image ? image.path : '';
  };
  const path = await pathOf(image_url);
  return {
    image_url: path,
    image_alt: path === '' ? null : image_alt && beginning(image_alt, 500),
    share_image: await pathOf(share_image),
  };
}

/** Points a text's links and images here; undefined if nothing visible is left. */
async function turnedText(
  values: Import,
  post: PostRecord,
  find: Find,
  lost: Loss[],
): Promise<Tree.DocumentFragment | undefined> {
  if (post.content.replace(/data:[\w/+]+;base64,[\w+/=]+/g, '').length > maxText) {
    lost.push('its text, which has more than 16 MB');
    return undefined;
  }
  const tree = parseText(post.content);
  const pictures: Element[] = [];
  const papers: Element[] = [];
  let isEmpty = wordsIn(tree).trim() === '';
  each(tree, (element) => {
    if (/^(img|iframe|video|audio|hr|form|input)$/.test(element.tagName)) isEmpty = false;
    if (element.tagName === 'img') pictures.push(element);
    else if (element.tagName === 'a' && isPaperLink(element, post, values)) papers.push(element);
    else if (element.tagName === 'a') turnLink(values, element, post, lost);
    else if (/^(iframe|video|audio|source)$/.test(element.tagName))
      turnMedia(values, element, post, lost);
    else if (element.tagName === 'acronym') element.tagName = element.nodeName = 'abbr';
  });
  for (const picture of pictures) await turnPicture(values, picture, post, find);
  for (const paper of papers) await turnPaper(values, paper, post, lost);
  return isEmpty ? undefined : tree;
}

/** Tells whether a link leads to a PDF of the source's own site. */
function isPaperLink(element: Element, { base }: PostRecord, { source }: Import): boolean {
  const address = absolute(attribute(element, 'href') ?? '', base, source);
  if (address === undefined) return false;
  const url = new URL(address);
  const isSource = url.origin === unknownSite || isOfSite(url, siteOf(source));
  return isSource && paperFile.test(url.pathname);
}

/** Imports the PDF that a link leads to; one that can't be imported keeps its public address. */
async function turnPaper(
  values: Import,
  element: Element,
  post: PostRecord,
  lost: Loss[],
): Promise<void> {
  const address = absolute(attribute(element, 'href') ?? '', post.base, values.source) ?? '';
  const found = await values.papers.find(address, wordsIn(element));
  if ('problem' in found) {
    lost.push({ what: `PDFs: ${found.problem}`, of: shown(address) });
    turnLink(values, element, post, lost);
  } else if (found.path) setAttribute(element, 'href', found.path);
}

/** Imports an image; one that can't be imported keeps its public address. */
async function turnPicture(
  { source }: Import,
  element: Element,
  post: PostRecord,
  find: Find,
): Promise<void> {
  const lazy = ['data-src', 'data-lazy-src', 'data-original']
    .map((name) => attribute(element, name))
    .find(Boolean);
  const src = attribute(element, 'src') ?? '';
  const written = lazy && (src === '' || src.startsWith('data:')) ? lazy : src;
  const url = written.startsWith('data:') ? written : absolute(written, post.base, source);
  const image = url ? await find(url) : { problem: 'it has no address' };
  const isPublic = url !== undefined && /^https?:/.test(url) && !url.startsWith(unknownSite);
  if ('path' in image) setAttribute(element, 'src', image.path ? `/${image.path}` : url);
  else if (isPublic && !image.problem.includes('not public')) setAttribute(element, 'src', url);
  else replaceNode(element, []);
}

function turnMedia({ source }: Import, element: Element, post: PostRecord, lost: Loss[]): void {
  const src = attribute(element, 'src');
  // Only https is played, and most http media are available there.
  const url = src && absolute(src, post.base, source)?.replace(/^http:/, 'https:');
  if (!url) return;
  const kind = element.tagName === 'iframe' ? 'frames' : `${element.tagName} files`;
  if (url.startsWith(unknownSite)) {
    lost.push({ what: `${kind}, of which the source does not say where they are`, of: shown(url) });
    replaceNode(element, []);
    return;
  }
  setAttribute(element, 'src', url);
  if (kind !== 'frames')
    lost.push({ what: `${kind}, which stay on the other site`, of: shown(url) });
}

function turnLink(
  { source, plan }: Import,
  element: Element,
  post: PostRecord,
  lost: Loss[],
): void {
  const href = attribute(element, 'href')?.trim() ?? '';
  if (href === '' || href.startsWith('#') || /^(mailto|tel):/i.test(href)) return;
  const address = absolute(href, post.base, source);
  if (address === undefined) return;
  const url = new URL(address);
  const isSource = url.origin === unknownSite || isOfSite(url, siteOf(source));
  const inside = element.childNodes.filter(isElement);
  const isPicture =
    (isSource && pictureFile.test(url.pathname)) ||
    inside.some((each) => absolute(attribute(each, 'src') ?? '', post.base, source) === url.href);
  // It linked to the full size of the same image, which is imported.
  if (isPicture && inside.length > 0 && inside.every(({ tagName }) => tagName === 'img')) {
    replaceNode(element, element.childNodes);
    return;
  }
  if (!isSource) return;
  const isHome = url.pathname === '/' && url.search === '';
  // Generators keep relative addresses, which browsers resolve against the post's own.
  const own = absolute(post.old_addresses[0] ?? '', undefined, source);
  const there = absolute(href, own, source) ?? address;
  const here = isHome ? '/' : (plan.linked(url) ?? plan.linked(new URL(there)));
  if (here !== undefined) {
    setAttribute(element, 'href', `${here}${url.hash}`);
    return;
  }
  const isHere = url.origin === unknownSite;
  // Paths from the root may be valid here; relative ones can't.
  if (!isHere) setAttribute(element, 'href', url.href);
  else if (!href.startsWith('/')) setAttribute(element, 'href', undefined);
  lost.push({
    what: 'links to something that was not imported',
    of: shown(isHere ? href : url.href),
  });
}

/** Resolves an address like a browser at the text's original place. */
function absolute(
  written: string,
  base: string | undefined,
  source: ImportSource,
): string | undefined {
  const address = written.trim();
  const site = source.isOwn ? unknownSite : siteOf(source);
  const from = [base, `${site}/`].find((each) => each && URL.canParse(each));
  return URL.canParse(address, from) ? new URL(address, from).href : undefined;
}

/** Formats an address for the report, without inline data or invalid hosts. */
const shown = (address: string) =>
  beginning(
    address.startsWith('data:') ? address.slice(0, 30) : address.replace(`${unknownSite}/`, ''),
    120,
  );

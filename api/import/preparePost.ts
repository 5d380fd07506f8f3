import { z } from 'zod';
import type { Database } from '../../db/client';
import { type PostValues, postValues } from '../../db/posts/fields';
import { pictureSizes, sizePictures } from '../media/imageSizes';
import { cleanArticle } from '../posts/html/clean';
import { attribute, type Element, isElement } from '../posts/html/tree';
import { postFields } from '../posts/postFields';
import type { PictureStore } from './pictureStore';
import { each, parseText, replaceNode, setAttribute, textOfTree } from './treeText';
import { type ImportedPost, isOfSite, type Loss, type Source, siteOf, unknownSite } from './types';
import { partsLost, partsOfClean, partsOfTree } from './unsupported';
import { beginning, dayOf, maxText, wordsOf } from './values';

export interface Surroundings {
  db: Database;
  /** This site's address. */
  site: string;
  source: Source;
  pictures: Pick<PictureStore, 'find'>;
  /** Where a link to the other site leads here; undefined for nowhere. */
  linked(url: URL): string | undefined;
}

export interface ReadyPost {
  values: PostValues;
  isLive: boolean;
  /** What it has no more, in words. */
  lost: Loss[];
  hasAllPictures: boolean;
}

const pictureFile = /\.(jpe?g|png|gif|webp|avif)$/i;
const live = z.object(postFields);
/** Stands where a live post must have a category and the source says none. */
const noCategory = 'Uncategorised';

/**
 * A post as it may be stored: what it lacks filled in, its text cleaned as an editor's, its pictures
 * in the store.
 * @param slug free here.
 * @throws ApiFailure where the cleaner refuses its text.
 */
export async function readyPost(
  post: ImportedPost,
  slug: string,
  given: Surroundings,
): Promise<ReadyPost> {
  const lost = [...post.losses];
  let hasAllPictures = true;
  const pictures = {
    find: async (address: string) => {
      const found = await given.pictures.find(address);
      if ('problem' in found) {
        hasAllPictures = false;
        lost.push({ what: `pictures: ${found.problem}`, of: shown(address) });
      }
      return found;
    },
  };
  const around = { ...given, pictures };
  const isRaw = around.source.isOwn === true && !post.isLive;
  const content = isRaw ? await ownContent(post, around) : await readyContent(post, around, lost);
  const image_url = await coverOf(post, around);
  const words = wordsOf(content);
  const fill = (max: number, ...choices: string[]) =>
    beginning(choices.map((text) => oneLine(text)).find(Boolean) ?? '', max);
  const values: PostValues = around.source.isOwn
    ? { ...post, slug: isRaw ? post.slug : slug, content, image_url }
    : {
        slug,
        title: fill(300, post.title, beginning(words, 60), 'Untitled'),
        excerpt:
          post.excerpt.trim() && post.excerpt.length <= 2000
            ? post.excerpt.trim()
            : fill(200, post.excerpt, words, post.title),
        date: dayFor(post, lost),
        author: fill(200, post.author, 'Unknown'),
        category: fill(200, post.category, noCategory),
        image_url,
        image_alt: image_url === '' ? null : post.image_alt && beginning(post.image_alt, 500),
        seo_title: fill(200, post.seo_title),
        seo_description: fill(500, post.seo_description),
        content,
      };
  if (post.author.trim() === '' && values.author !== '')
    lost.push(`an author (it has none, so it is by ${values.author})`);
  const problem = post.isLive && live.safeParse(values).error?.issues[0]?.message;
  if (problem) lost.push(`that it is live (it comes as a working copy: ${problem})`);
  return {
    values: postValues(values),
    isLive: post.isLive && !problem,
    lost,
    hasAllPictures,
  };
}

/** Its day, or the nearest to it that is known, which is told. */
function dayFor(post: ImportedPost, lost: Loss[]): string {
  const day = dayOf(post.date);
  if (day !== '') {
    if (day < '1990' || day > '2100')
      lost.push({ what: 'odd days (they stay as they are)', of: day });
    return day;
  }
  const made = dayOf(post.created_at ?? '') || post.dateWhereNone;
  const instead = made || new Date().toISOString().slice(0, 10);
  const source = made ? 'the day it was made' : 'the day of the import';
  const of = `${post.date || 'none'} → ${instead}`;
  lost.push({ what: `a day (it has none that can be read, so it gets ${source})`, of });
  return instead;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

async function coverOf(
  { image, base }: ImportedPost,
  { source, pictures }: Surroundings,
): Promise<string> {
  const url = image === '' ? undefined : absolute(image, base, source);
  if (!url) return '';
  const found = await pictures.find(url);
  return 'path' in found ? found.path : '';
}

/** Of our own text only the pictures are brought. */
async function ownContent({ content }: ImportedPost, { pictures }: Surroundings): Promise<string> {
  const named = content.matchAll(/\bimages\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\w+/g);
  for (const path of new Set(Array.from(named, ([whole]) => whole))) {
    await pictures.find(`${unknownSite}/${path}`);
  }
  return content;
}

async function readyContent(
  post: ImportedPost,
  around: Surroundings,
  lost: Loss[],
): Promise<string> {
  const { db, site, source } = around;
  if (post.content.replace(/data:[\w/+]+;base64,[\w+/=]+/g, '').length > maxText) {
    lost.push('its text, which has more than 16 MB');
    return '';
  }
  if (post.content.trim() === '') return '';
  if (source.isOwn) {
    const own = await ownContent(post, around);
    const clean = cleanArticle(own, site);
    return sizePictures(clean, pictureSizes(db, clean));
  }
  const tree = parseText(post.content);
  each(tree, (element) => turnElement(element, post, around, lost));
  const before = partsOfTree(tree);
  const turned = textOfTree(tree);
  if (wordsOf(turned) === '' && !/<(img|iframe|video|audio|hr|form|input)\b/.test(turned))
    return '';
  const clean = cleanArticle(turned, site);
  lost.push(...partsLost(before, partsOfClean(clean)));
  const stored = await storePictures(clean, around);
  return sizePictures(stored, pictureSizes(db, stored));
}

function turnElement(
  element: Element,
  post: ImportedPost,
  around: Surroundings,
  lost: Loss[],
): void {
  const { source } = around;
  if (element.tagName === 'img') {
    const lazy = ['data-src', 'data-lazy-src', 'data-original']
      .map((name) => attribute(element, name))
      .find(Boolean);
    const src = attribute(element, 'src') ?? '';
    const written = lazy && (src === '' || src.startsWith('data:')) ? lazy : src;
    const url = written.startsWith('data:') ? written : absolute(written, post.base, source);
    setAttribute(element, 'src', url);
  } else if (element.tagName === 'a') {
    turnLink(element, post, around, lost);
  } else if (['iframe', 'video', 'audio', 'source'].includes(element.tagName)) {
    const src = attribute(element, 'src');
    // Only https is played; most that were on http are there too.
    const url = src && absolute(src, post.base, source)?.replace(/^http:/, 'https:');
    if (!url) return;
    const kind = element.tagName === 'iframe' ? 'frames' : `${element.tagName} files`;
    if (url.startsWith(unknownSite)) {
      lost.push({
        what: `${kind}, of which the source does not say where they are`,
        of: shown(url),
      });
      replaceNode(element, []);
      return;
    }
    setAttribute(element, 'src', url);
    if (kind !== 'frames')
      lost.push({ what: `${kind}, which stay on the other site`, of: shown(url) });
  } else if (element.tagName === 'acronym') {
    element.tagName = 'abbr';
    element.nodeName = 'abbr';
  }
}

function turnLink(
  element: Element,
  post: ImportedPost,
  { source, linked }: Surroundings,
  lost: Loss[],
): void {
  const href = attribute(element, 'href')?.trim() ?? '';
  if (href === '' || href.startsWith('#') || /^(mailto|tel):/i.test(href)) return;
  const address = absolute(href, post.base, source);
  const url = address === undefined ? undefined : new URL(address);
  if (!url) return;
  const isSource = url.origin === unknownSite || isOfSite(url, siteOf(source));
  const pictures = element.childNodes.filter(isElement);
  const isPicture =
    (isSource && pictureFile.test(url.pathname)) ||
    pictures.some((each) => absolute(attribute(each, 'src') ?? '', post.base, source) === url.href);
  // It led to the same picture in its full size, which is what comes.
  if (isPicture && pictures.length > 0 && pictures.every(({ tagName }) => tagName === 'img')) {
    replaceNode(element, element.childNodes);
    return;
  }
  if (!isSource) return;
  const isHome = url.pathname === '/' && url.search === '';
  const here = isHome ? '/' : linked(url);
  if (here !== undefined) {
    setAttribute(element, 'href', `${here}${url.hash}`);
    return;
  }
  const isHere = url.origin === unknownSite;
  // From the root it may be right here too; from its own place it can't.
  if (!isHere) setAttribute(element, 'href', url.href);
  else if (!href.startsWith('/')) setAttribute(element, 'href', undefined);
  const of = shown(isHere ? href : url.href);
  lost.push({ what: 'links to what is not among what came', of });
}

/** An address as a browser would read it where the text stood. */
function absolute(written: string, base: string | undefined, source: Source): string | undefined {
  const place = source.isOwn ? unknownSite : siteOf(source);
  const address = written.trim();
  const from = [base, `${place}/`].find((each) => each !== undefined && URL.canParse(each));
  return URL.canParse(address, from) ? new URL(address, from).href : undefined;
}

const picture = /<img(?: [\w:-]+(?:="[^"]*")?)*? src="([^"]*)"(?: [\w:-]+(?:="[^"]*")?)* \/>/g;

/** Brings a clean text's pictures into the store; one that can't come stays where it was, if it is public. */
async function storePictures(clean: string, { source, pictures }: Surroundings): Promise<string> {
  let result = '';
  let end = 0;
  for (const match of clean.matchAll(picture)) {
    const [tag, src = ''] = match;
    const plain = src.replaceAll('&amp;', '&');
    const address = plain.startsWith('data:') ? plain : (absolute(plain, undefined, source) ?? '');
    const found = address === '' ? { problem: 'It has no address.' } : await pictures.find(address);
    result += clean.slice(end, match.index);
    end = match.index + tag.length;
    if ('path' in found) {
      result += found.path ? tag.replace(` src="${src}"`, () => ` src="/${found.path}"`) : tag;
      continue;
    }
    const isPublic =
      /^https?:/.test(plain) &&
      !plain.startsWith(unknownSite) &&
      !found.problem.includes('not public');
    if (isPublic) result += tag;
  }
  return result + clean.slice(end);
}

/** An address as it is told: without megabytes of data, or a host that is none. */
const shown = (address: string) =>
  beginning(
    address.startsWith('data:') ? address.slice(0, 30) : address.replace(`${unknownSite}/`, ''),
    120,
  );

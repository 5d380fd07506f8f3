import { reading } from '../../db/client';
import {
  countSearched,
  findPosts,
  type SearchedPost,
  searchedHeads,
  searchedPosts,
} from '../../db/search';
import { fillIn, refsIn } from '../../site/server';
import type { Services } from '../context';
import type { SearchResult } from '../publicTypes';
import { catchUp, inHeads, inTitle } from './indexPosts';
import { knownPages, readTexts, type SearchedText } from './pageTexts';
import { articleText, headingsOf, headsOf } from './postText';
import { type Asked, scoreOf, type WeighedTerm, weigh } from './score';
import { beginning, markerOf } from './snippet';
import { quoted, readQuery, type Term } from './terms';
import { plain, stemOf, wordsOf } from './words';

export interface SearchAnswer {
  results: SearchResult[];
  /** How many there are, of posts the best. */
  total: number;
  /** The words that were looked for instead of misspelt ones, and without those that are nowhere. */
  mended?: string;
  /** Something that was asked for is nowhere. */
  isPartial?: true;
}

/** Where two answer as well, the page that was made for the question comes first. */
const worth = { guide: 1.6, tool: 1.3, page: 1.2, sheet: 1.1, fact: 0.8, post: 1 };

/** A result before its snippet is made. */
interface Found extends Omit<SearchResult, 'snippet'> {
  score: number;
  /** The text to take the snippet from, and what stands instead. */
  text(): string;
  otherwise: string;
}

type Read = Pick<Services, 'db' | 'facts'>;

/** Results from `offset`, from 0, on. */
export interface ResultPage {
  offset: number;
  limit: number;
}

/** What visitors may find for what was typed, the best first. */
export function search(services: Read, typed: string, page: ResultPage): SearchAnswer {
  catchUp(services.db);
  // Each query outside of a transaction would lock the file for itself.
  return reading(services.db, () => searchNow(services, typed, page));
}

function searchNow(services: Read, typed: string, page: ResultPage): SearchAnswer {
  const { db, facts } = services;
  const today = facts.today();
  const { terms: asked, mended, isPartial } = readQuery(db, typed);
  if (asked.length === 0) return { results: [], total: 0 };
  const terms = weigh(asked, knownPages().pages.length + countSearched(db));
  const found = [
    ...foundPages(terms),
    ...foundFacts(services, terms),
    ...foundPosts(services, terms),
  ];
  found.sort((one, other) => other.score - one.score);
  const marker = markerOf(terms);
  const results = found
    .slice(page.offset, page.offset + page.limit)
    .map(({ kind, title, url, text, otherwise }): SearchResult => {
      const part = marker.bestPart(text()) || beginning(otherwise);
      return {
        kind,
        title,
        url,
        snippet: marker.mark(fillIn(part, facts.read(refsIn(part), today))),
      };
    });
  return {
    results,
    total: found.length,
    ...(mended && found.length > 0 && { mended }),
    ...(isPartial && { isPartial }),
  };
}

function foundPages(terms: readonly WeighedTerm[]): Found[] {
  return knownPages().pages.flatMap(({ page, text, ...searched }) => {
    const score = worth[page.kind] * scoreOf(askedOf(searched), terms);
    if (score === 0) return [];
    const { kind, title, url, description } = page;
    return [{ kind, title, url, score, otherwise: description, text: () => text }];
  });
}

const factTexts = new Map<string, SearchedText>();
const mostFactTexts = 1000;

function foundFacts({ facts }: Read, terms: readonly WeighedTerm[]): Found[] {
  return facts.history().inForce.flatMap(({ key, name, text, source_title }) => {
    const known = factTexts.get(name) ?? readTexts(name, [key], []);
    if (factTexts.size >= mostFactTexts) factTexts.clear();
    factTexts.set(name, known);
    const score = worth.fact * scoreOf(askedOf(known), terms);
    if (score === 0) return [];
    const otherwise = `${text} · ${source_title}`;
    const url = `/changes#${key}`;
    return [{ kind: 'fact' as const, title: name, url, score, otherwise, text: () => '' }];
  });
}

function askedOf({ title, heads, counts }: SearchedText): Asked {
  return {
    inTitle: (token) => title.has(token),
    inHeads: (token) => heads.has(token),
    count: (token) => counts.get(token) ?? 0,
    titleLength: title.size,
  };
}

const mostOfEachKind = 16;
/** Of so many the text is read and counted; the others stand after these. */
const mostRead = 10;
const mostAsked = 5;
const mostOptions = 5;
const enough = 5;
const plenty = 2 * mostOfEachKind;

function foundPosts(services: Read, terms: readonly WeighedTerm[]): Found[] {
  const { db, facts } = services;
  const today = facts.today();
  const textOf = ({ content }: SearchedPost) =>
    articleText(content, (refs) => facts.read(refs, today));
  const ids = candidates(services, terms);
  if (ids.length === 0) return [];
  const order = new Map(ids.map((id, at) => [id, at]));
  const near = searchedHeads(db, ids)
    .map((post) => ({ post, score: scoreOf(askedOfPost(post, ''), terms) }))
    .sort(
      (one, other) =>
        other.score - one.score || (order.get(one.post.id) ?? 0) - (order.get(other.post.id) ?? 0),
    );
  const read = searchedPosts(
    db,
    near.slice(0, mostRead).map(({ post }) => post.id),
  );
  const texts = new Map(read.map((post) => [post.id, post]));
  return near.flatMap(({ post, score: headScore }) => {
    const whole = texts.get(post.id);
    const text = whole && textOf(whole);
    const score = whole
      ? scoreOf(askedOfPost(post, text ?? '', headingsOf(whole.content)), terms)
      : // After those that were read.
        headScore * 0.01 + 1e-6;
    if (score === 0) return [];
    const { title, slug, excerpt } = post;
    const readText = () => text ?? searchedPosts(db, [post.id]).map(textOf)[0] ?? '';
    const found: Found = {
      kind: 'post',
      title,
      url: `/blog/${slug}`,
      score: score * worth.post,
      otherwise: excerpt,
      text: () => `${excerpt}\n${readText()}`,
    };
    return [found];
  });
}

/**
 * The ids of posts that may answer: those that say it in the title first, of as good ones the newest.
 * Other words for it are looked for in the long lists only where its own are in few posts.
 */
function candidates({ db }: Pick<Read, 'db'>, terms: readonly WeighedTerm[]): string[] {
  const asked = terms.filter(({ uses }) => uses > 0).slice(0, mostAsked);
  const ids = new Set<string>();
  const add = (count: number, mark: string, options: number) => {
    const match = asked.slice(0, count).map((term) => `(${matchOf(term, mark, options)})`);
    for (const id of findPosts(db, match.join(' AND '), mostOfEachKind)) ids.add(id);
  };
  for (let count = asked.length; count > 0 && ids.size < enough; count -= 1) {
    add(count, inTitle, mostOptions);
    for (const options of [1, mostOptions]) {
      if (ids.size < (options === 1 ? plenty : enough)) add(count, inHeads, options);
      if (ids.size < (options === 1 ? plenty : enough)) add(count, '', options);
    }
  }
  return [...ids];
}

function matchOf({ options }: Term, mark: string, most: number): string {
  const each = options
    .slice(0, most)
    .map(({ tokens }) => tokens.map((token) => quoted(mark + token)).join(' AND '));
  return each.map((option) => `(${option})`).join(' OR ');
}

function askedOfPost(post: Omit<SearchedPost, 'content'>, text: string, headings = ''): Asked {
  const [title, heads] = [plain(post.title), plain(`${headsOf(post)}\n${headings}`)];
  const titleStems = new Set(wordsOf(title).map(stemOf));
  const headStems = new Set([...titleStems, ...wordsOf(heads).map(stemOf)]);
  let body: string | undefined;
  const counts = new Map<string, number>();
  const countIn = (token: string, isRun: boolean) => {
    body ??= isRun ? plain(text) : text.toLowerCase();
    const pattern = isRun ? token : wordPattern(token);
    return body.match(new RegExp(pattern, 'gu'))?.length ?? 0;
  };
  return {
    inTitle: (token, { run }) => (run ? title.includes(run) : titleStems.has(token)),
    inHeads: (token, { run }) =>
      run ? title.includes(run) || heads.includes(run) : headStems.has(token),
    count: (token, { run }) => {
      const sought = run ?? token;
      const known = counts.get(sought) ?? countIn(sought, run !== undefined);
      counts.set(sought, known);
      return known;
    },
    titleLength: titleStems.size,
  };
}

/** About the words of a stem; of a short one only itself, as much else begins like it. */
const wordPattern = (stem: string) => (stem.length > 3 ? `\\b${stem}` : `\\b${stem}s?\\b`);

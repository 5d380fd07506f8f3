import { createHash } from 'node:crypto';
import { type Database, nonDurableTransaction } from '../../db/client';
import type { Fact } from '../../db/facts/facts';
import {
  clearSearch,
  countDueForSearch,
  type DuePost,
  dueForSearch,
  indexedSite,
  indexedText,
  markFactPosts,
  putIntoSearch,
  removeFromSearch,
  type SearchDocument,
  textOf,
} from '../../db/search/search';
import { getSetting, putSetting } from '../../db/settings';
import { withStoredSnippets } from '../../db/snippets/snippets';
import { unknownValue } from '../../shared/facts';
import { fillFacts, inForm, pageFact, refsIn, searchTexts } from '../../site/api';
import type { DailyFacts } from '../content/dailyFacts';
import type { DailyFirm } from '../content/dailyFirm';
import { articleText, headingsOf } from './postText';
import { isLatin, otherForm, tokenizeWords } from './words';

/** What can be found. */
export interface Searched {
  db: Database;
  facts: DailyFacts;
  firm: DailyFirm;
}

/** Increase it when documents are built differently: the index is rebuilt then. */
const rules = 3;
const rulesKey = 'searched_by';
const siteKey = 'searched_site';

/** A search indexes up to this many changes itself, so that new posts are found at once. */
const fewDue = 20;
const longestWord = 40;

/**
 * Indexes changed live posts in one write, for about this many milliseconds.
 * @returns whether there may be more.
 */
export function indexDuePosts(services: Searched, milliseconds: number): boolean {
  const { db } = services;
  if (countDueForSearch(db, 1) === 0) return false;
  const end = performance.now() + milliseconds;
  return nonDurableTransaction(db, () => {
    while (performance.now() < end) {
      const [post] = dueForSearch(db, 1);
      if (!post) return false;
      if (post.content === null) removeFromSearch(db, 'post', post.id);
      else putDocument(db, documentOf(services, post));
    }
    return true;
  });
}

/** Indexes changes if only a few are pending. Call it before searching; in posts alone with `isOfPosts`. */
export function catchUp(services: Searched, { isOfPosts = false } = {}): void {
  try {
    if (!isOfPosts) indexSite(services);
    const isFew = countDueForSearch(services.db, fewDue + 1) <= fewDue;
    if (isFew) indexDuePosts(services, Number.POSITIVE_INFINITY);
  } catch (error) {
    // For example on a full disk: the existing index still works.
    console.error('search: what changed could not be put into the index yet', error);
  }
}

/** Objects from which the index was made. */
const indexed = new WeakMap<Database, readonly object[]>();

/** Indexes what the site says besides posts, where it changed. */
export function indexSite(services: Searched): void {
  if (isIndexed(services)) return;
  nonDurableTransaction(services.db, () => {
    const inOne = (work: () => void) => work();
    for (const _ of siteIndexing(services, inOne));
  });
}

const isIndexed = ({ db, facts, firm }: Searched): boolean =>
  indexed.get(db)?.every((one, index) => one === [facts.history(), firm.rows][index]) ?? false;

/**
 * The same in small pieces. What changes meanwhile is left to the next time.
 * @param store runs a write.
 */
export function* siteIndexing(
  services: Searched,
  store: (work: () => void) => void = (work) => nonDurableTransaction(services.db, work),
): Generator<void> {
  const { db, facts, firm } = services;
  if (isIndexed(services)) return;
  const read = [facts.history(), firm.rows] as const;
  yield;
  /** Others had their turn: what was read is older than the file's, or indexed already. */
  const isPast = () => isIndexed(services) || facts.history() !== read[0] || firm.rows !== read[1];
  const documents: SearchDocument[] = [];
  const texts = searchTexts({ ...firm.onPages, people: firm.rows.people });
  yield;
  for (const page of texts) {
    if (isPast()) return;
    documents.push(pageDocument(page, facts));
    yield;
  }
  if (isPast()) return;
  documents.push(...factDocuments(read[0].inForce));
  const text = JSON.stringify(documents);
  const version = createHash('sha256').update(text).digest('base64url');
  const hasRules = getSetting(db, rulesKey) === String(rules);
  if (!hasRules || getSetting(db, siteKey) !== version) {
    if (!hasRules) store(() => clearSearch(db));
    const before = indexedSite(db);
    for (const document of documents) {
      const name = `${document.kind} ${document.ref}`;
      // Most say what they said: a figure changes a few pages.
      if (before.get(name)?.text !== textOf(document)) store(() => putDocument(db, document));
      before.delete(name);
      yield;
      if (isPast()) return;
    }
    yield;
    if (isPast()) return;
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      store(() => {
        last = markFactPosts(db, after);
      });
      yield;
      if (isPast()) return;
    }
    store(() => {
      for (const { kind, ref } of before.values()) removeFromSearch(db, kind, ref);
      putSetting(db, rulesKey, String(rules));
      putSetting(db, siteKey, version);
    });
  }
  indexed.set(db, read);
}

function pageDocument(
  { kind, title, url, description, heads, texts }: ReturnType<typeof searchTexts>[number],
  facts: DailyFacts,
): SearchDocument {
  const known = (refs: readonly string[]) =>
    Object.fromEntries(
      Object.entries(facts.read(refs)).filter(([, { text }]) => text !== unknownValue),
    );
  const filled = (text: string) => fillFacts(text, known(refsIn(text)), '').trim();
  return {
    kind,
    ref: url,
    title,
    heads: [description, ...heads].map(filled).join('\n'),
    body: [description, ...texts].map(filled).filter(Boolean).map(sentence).join('\n'),
  };
}

/** Ends a heading like a sentence, so that snippets begin after it. */
const sentence = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`);

function factDocuments(inForce: readonly Fact[]): SearchDocument[] {
  // What isn't known is no answer.
  const known = inForce.filter(({ value, announced }) => value !== null || announced);
  return known.map((fact) => ({
    kind: 'fact',
    ref: fact.key,
    title: fact.name,
    heads: fact.key,
    body: [inForm(pageFact(fact), undefined), fact.source.title].filter(Boolean).join(' · '),
  }));
}

function documentOf({ db, facts }: Searched, post: DuePost): SearchDocument {
  const { id, title, excerpt, author, category } = post;
  const content = withStoredSnippets(db, post.content ?? '');
  const text = articleText(content, (refs) => facts.read(refs));
  return {
    kind: 'post',
    ref: id,
    title: title ?? '',
    heads: [excerpt, category, author, headingsOf(content)].join('\n'),
    body: `${excerpt}\n${text}`,
  };
}

function putDocument(db: Database, document: SearchDocument): void {
  const { title, heads, body } = document;
  const words = tokenizeWords(`${title}\n${heads}\n${body}`);
  const others = words.filter((word) => !isLatin(word));
  const known = new Set(tokenizeWords(indexedText(db, document)));
  const spelt = new Set(
    words.filter(
      (word) => !known.has(word) && /^\p{Script=Latin}/u.test(word) && word.length <= longestWord,
    ),
  );
  putIntoSearch(db, document, others.map(otherForm).join(' '), spelt);
}

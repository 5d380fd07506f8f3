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
  invalidateFactPosts,
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

/** Indexes changes if only a few are pending. Call it before searching. */
export function catchUp(services: Searched): void {
  try {
    indexSite(services);
    const isFew = countDueForSearch(services.db, fewDue + 1) <= fewDue;
    if (isFew) indexDuePosts(services, Number.POSITIVE_INFINITY);
  } catch (error) {
    // For example on a full disk: the existing index still works.
    console.error('search: what changed could not be put into the index yet', error);
  }
}

/** Objects from which the index was made. */
const indexed = new WeakMap<Database, readonly object[]>();

export function indexSite({ db, facts, firm }: Searched): void {
  const history = facts.history();
  const read = [history, firm.rows];
  if (indexed.get(db)?.every((one, index) => one === read[index])) return;
  const texts = searchTexts({ ...firm.onPages, people: firm.rows.people });
  const documents = [...pageDocuments(texts, facts), ...factDocuments(history.inForce)];
  const text = JSON.stringify(documents);
  const version = createHash('sha256').update(text).digest('base64url');
  const hasRules = getSetting(db, rulesKey) === String(rules);
  if (!hasRules || getSetting(db, siteKey) !== version) {
    nonDurableTransaction(db, () => {
      if (!hasRules) clearSearch(db);
      const before = hasRules ? indexedSite(db) : new Map();
      for (const document of documents) {
        const name = `${document.kind} ${document.ref}`;
        // Most say what they said: a figure changes a few pages.
        if (before.get(name)?.text !== textOf(document)) putDocument(db, document);
        before.delete(name);
      }
      for (const { kind, ref } of before.values()) removeFromSearch(db, kind, ref);
      invalidateFactPosts(db);
      putSetting(db, rulesKey, String(rules));
      putSetting(db, siteKey, version);
    });
  }
  indexed.set(db, read);
}

function pageDocuments(pages: ReturnType<typeof searchTexts>, facts: DailyFacts): SearchDocument[] {
  const known = (refs: readonly string[]) =>
    Object.fromEntries(
      Object.entries(facts.read(refs)).filter(([, { text }]) => text !== unknownValue),
    );
  const filled = (text: string) => fillFacts(text, known(refsIn(text)), '').trim();
  return pages.map(({ kind, title, url, description, heads, texts }) => ({
    kind,
    ref: url,
    title,
    heads: [description, ...heads].map(filled).join('\n'),
    body: [description, ...texts].map(filled).filter(Boolean).map(sentence).join('\n'),
  }));
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

import { setImmediate } from 'node:timers/promises';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Database } from '../../db/client';
import { type DatedRow, datedRows, factOn } from '../../db/facts/facts';
import { getBlog } from '../../db/posts/blogs';
import { postsUsingFacts } from '../../db/posts/uses';
import { parseFactName } from '../../shared/facts';
import { factUses, inForm, pageFact } from '../../site/api';
import { parseArticle } from '../posts/html/parse';
import { attribute } from '../posts/html/tree';

const postsATurn = 10;

/** A place that uses a fact, with its text. */
export interface FactUse {
  kind: 'page' | 'post' | 'tool';
  title: string;
  /** A path on the site. */
  url: string;
  sentences: { before: string; after: string }[];
}

/** A planned change of a fact's values. */
interface IntendedChange {
  /** The value to be removed or changed. */
  without?: string | undefined;
  /** The new value; `valid_from` is an ISO date or empty. */
  value?: { value: string; words: string | null; valid_from: string } | undefined;
}

/** Lists the site's pages, not posts, that use a fact. */
export const pagesNaming = (key: string) =>
  Object.hasOwn(factUses, key) ? (factUses[key] ?? []) : [];

/**
 * Returns where a fact is used, before and after a planned change: the changed sentences, or
 * without a change all sentences that use it.
 * @param today ISO date, Sydney. A future value is shown as on its first day.
 */
export async function findUses(
  db: Database,
  key: string,
  { today, change }: { today: string; change?: IntendedChange | undefined },
): Promise<FactUse[]> {
  const before = datedRows(db);
  const after = change ? withChange(before, key, change, today) : before;
  const from = change?.value?.valid_from ?? '';
  const thatDay = from > today ? from : today;
  const uses: FactUse[] = [];
  const add = (position: Omit<FactUse, 'sentences'>, sentences: readonly string[]) => {
    const read = sentences
      .filter((sentence) => keysIn(sentence).includes(key))
      .map((sentence) => ({
        before: fillSentence(sentence, before, today),
        after: fillSentence(sentence, after, thatDay),
      }))
      .filter(({ before, after }) => !change || before !== after);
    if (read.length > 0) uses.push({ ...position, sentences: read });
  };
  for (const { path, sentences, ...page } of pagesNaming(key)) {
    add({ ...page, url: path }, sentences);
  }
  for (const [count, { id, slug, title }] of postsUsingFacts(db, [key]).entries()) {
    // Lets other requests run in between.
    if (count % postsATurn === postsATurn - 1) await setImmediate();
    const url = `/blog/${slug}`;
    add({ kind: 'post', title, url }, splitSentences(getBlog(db, id)?.content ?? ''));
  }
  return uses;
}

function withChange(
  facts: ReadonlyMap<string, readonly DatedRow[]>,
  key: string,
  { without, value }: IntendedChange,
  checked_on: string,
): Map<string, readonly DatedRow[]> {
  const rows = facts.get(key) ?? [];
  const old = rows.find(({ id }) => id === without) ?? rows[0];
  const stored = rows.filter(
    ({ id, valid_from }) => id !== without && valid_from !== value?.valid_from,
  );
  if (!value || !old) return new Map(facts).set(key, stored);
  // Whoever saves a value has read it somewhere, unless they changed an estimate.
  const source_kind = without === undefined ? 'other' : old.source_kind;
  const changed = { ...old, id: '', checked_on, valid_to: '', source_kind, ...value };
  const all = [...stored, changed];
  all.sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1));
  return new Map(facts).set(key, all);
}

const inline: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font',
    'i', 'ins', 'kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong',
    'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr',
  ],
);
const maxElements = 25_000;

/** Returns the sentences of an article (clean HTML) that use a fact, with names as `{{…}}`. */
function splitSentences(html: string): string[] {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/?([a-z0-9]+)\b[^>]*>/g, (tag, name: string) => (inline.has(name) ? tag : '\n'))
    .split('\n')
    .filter((block) => block.includes('<data '))
    .flatMap((block) => inSentences(elementText(parseArticle(block, maxElements))))
    .filter((sentence) => sentence.includes('{{'));
}

function elementText(parent: Tree.ParentNode): string {
  return parent.childNodes.map(textOfNode).join('');
}

function textOfNode(node: Tree.ChildNode): string {
  if (!('tagName' in node)) return 'value' in node ? node.value.replaceAll('{{', '{') : '';
  const name = node.tagName === 'data' ? attribute(node, 'value') : undefined;
  return name !== undefined && parseFactName(name) ? `{{${name}}}` : elementText(node);
}

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'sentence' });

function inSentences(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim());
}

const named = /\{\{([^{}]*)\}\}/g;

/**
 * Fills in a sentence's facts, as visitors read it.
 * @param day of reading, an ISO date.
 */
function fillSentence(
  sentence: string,
  facts: ReadonlyMap<string, readonly DatedRow[]>,
  day: string,
): string {
  return sentence.replace(named, (whole, written: string) => {
    const name = parseFactName(written);
    const rows = name && facts.get(name.key);
    if (!rows) return whole;
    const fact = factOn(rows, name.day ?? day);
    return fact ? inForm(pageFact(fact, name.day !== undefined), name.form) : '…';
  });
}

/** Returns the fact keys in a sentence's `{{…}}`. */
function keysIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(named), ([, name = '']) => parseFactName(name)?.key ?? '');
}

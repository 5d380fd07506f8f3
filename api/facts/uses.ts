import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/client';
import { type ConfirmedFact, confirmedFacts } from '../../db/facts/factValues';
import { getBlog } from '../../db/posts/blogs';
import { postsNaming } from '../../db/posts/uses';
import { factUses } from '../../site/factUses';
import { fillIn, keysIn } from './fillIn';
import { sentencesOf } from './sentences';

const postsATurn = 10;

/** A place that names a fact, with what it says. */
export interface FactUse {
  kind: 'page' | 'post' | 'tool';
  title: string;
  /** A path on the site. */
  url: string;
  sentences: { before: string; after: string }[];
}

/** A change of a fact's values that isn't made yet. */
export interface IntendedChange {
  /** The value that goes, or is changed. */
  without?: string | undefined;
  /** What comes; `valid_from` is an ISO date or empty. */
  value?: { value: string; words: string | null; valid_from: string } | undefined;
}

/** Which pages name a fact: those of the site, not posts. */
export const pagesNaming = (key: string) =>
  Object.hasOwn(factUses, key) ? (factUses[key] ?? []) : [];

/**
 * Where a fact is named, and what stands there before and after a change: the sentences that it
 * changes, or where none is intended all that name the fact.
 * @param today ISO date, in Sydney. A value of a day to come is shown as on that day.
 */
export async function usesOf(
  db: Database,
  key: string,
  { today, change }: { today: string; change?: IntendedChange | undefined },
): Promise<FactUse[]> {
  const before = confirmedFacts(db);
  const after = change ? withChange(before, key, change, today) : before;
  const from = change?.value?.valid_from ?? '';
  const thatDay = from > today ? from : today;
  const uses: FactUse[] = [];
  const add = (place: Omit<FactUse, 'sentences'>, sentences: readonly string[]) => {
    const read = sentences
      .filter((sentence) => keysIn(sentence).includes(key))
      .map((sentence) => ({
        before: fillIn(sentence, before, today),
        after: fillIn(sentence, after, thatDay),
      }))
      .filter(({ before, after }) => !change || before !== after);
    if (read.length > 0) uses.push({ ...place, sentences: read });
  };
  for (const { path, sentences, ...page } of pagesNaming(key)) {
    add({ ...page, url: path }, sentences);
  }
  for (const [count, { id, slug, title }] of postsNaming(db, [key]).entries()) {
    // So that no visitor waits for many posts.
    if (count % postsATurn === postsATurn - 1) await setImmediate();
    const url = `/blog/${slug}`;
    add({ kind: 'post', title, url }, sentencesOf(getBlog(db, id)?.content ?? ''));
  }
  return uses;
}

function withChange(
  facts: ReadonlyMap<string, ConfirmedFact>,
  key: string,
  { without, value }: IntendedChange,
  checked_on: string,
): Map<string, ConfirmedFact> {
  const fact = facts.get(key);
  const kept = (fact?.values ?? []).filter(
    ({ id, valid_from }) => id !== without && valid_from !== value?.valid_from,
  );
  const values = value ? [...kept, { id: '', checked_on, ...value }] : kept;
  values.sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1));
  return new Map(facts).set(key, { kind: fact?.kind ?? 'text', values });
}

import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { dayAfter, notKnown } from '../../shared/facts';
import type { Database } from '../client';
import { prepared } from '../prepared';
import { hasEnded } from './factNames';
import { ownFigure } from './factSources';
import { factText } from './factText';
import { type FactKind, facts, factValues } from './schema';

/** A fact as visitors may read it on a day: its confirmed value in force then. */
export interface Fact {
  /** e.g. `visa-500-charge`. */
  key: string;
  name: string;
  kind: FactKind;
  /** Of money the Australian dollars as a plain number, e.g. `2000`; null where none is known that day. */
  value: string | null;
  /** As shown, e.g. `$2,000`. */
  text: string;
  /** The form for running text, e.g. `six months` beside `6 months`. */
  words?: string;
  /** First day on which it holds, yyyy-mm-dd; empty where that isn't known. */
  valid_from: string;
  /** Day on which somebody last compared it with its source, yyyy-mm-dd; empty where nobody has yet. */
  checked_on: string;
  /** Day by which it must be compared again. */
  review_by: string;
  /** Empty where no source was named. */
  source_title: string;
  source_url: string | null;
  /** The newest other value that waits to be confirmed. */
  newer_proposed?: { value: string; text: string; valid_from: string };
}

/** A figure that the firm gives without a source is none to name. */
const namedSource = sql<string>`iif(${factValues.source_title} = ${ownFigure}, '', ${factValues.source_title})`;

const shown = {
  key: facts.key,
  name: facts.name,
  kind: facts.kind,
  value: factValues.value,
  words: factValues.words,
  checked_on: factValues.checked_on,
  review_by: factValues.review_by,
  source_title: namedSource,
  source_url: factValues.source_url,
};

const inForce = prepared(({ orm }) =>
  // SQLite takes the other columns from the row that has the greatest `valid_from`.
  orm
    .select({
      ...shown,
      valid_to: factValues.valid_to,
      valid_from: sql<string>`max(${factValues.valid_from})`,
    })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(
      and(eq(factValues.state, 'confirmed'), lte(factValues.valid_from, sql.placeholder('day'))),
    )
    .groupBy(factValues.fact_key)
    .orderBy(asc(factValues.fact_key))
    .prepare(),
);

const proposedBy = prepared(({ orm }) =>
  orm
    .select({ ...shown, valid_from: factValues.valid_from })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(
      and(eq(factValues.state, 'proposed'), lte(factValues.valid_from, sql.placeholder('day'))),
    )
    .orderBy(asc(factValues.valid_from))
    .prepare(),
);

/**
 * The facts that visitors may read, each with its value in force, in the order of their keys; one of
 * which a value is proposed alone has none.
 * @param day ISO date, in Sydney.
 */
export function factsOn(db: Database, day: string): Fact[] {
  const held = inForce(db)
    .all({ day })
    .map(({ valid_to, ...row }) => (hasEnded(valid_to, day) ? { ...row, ...nothing } : row));
  const heldKeys = new Set(held.map(({ key }) => key));
  const proposed = proposedBy(db).all({ day });
  const newest = new Map(proposed.map((row) => [row.key, row]));
  const unheld = [...newest.values()]
    .filter(({ key }) => !heldKeys.has(key))
    .map((row) => ({ ...row, ...nothing }));
  return [...held, ...unheld]
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ words, ...row }) => {
      const other = newest.get(row.key);
      const isNewer =
        other &&
        other.valid_from >= row.valid_from &&
        (row.value === null || other.value !== row.value);
      return {
        ...row,
        text: row.value === null ? notKnown : factText(row.kind, row.value),
        ...(words !== null && { words }),
        ...(isNewer && {
          newer_proposed: {
            value: other.value,
            text: factText(row.kind, other.value),
            valid_from: other.valid_from,
          },
        }),
      };
    });
}

const nothing = {
  ...{ value: null, words: null, valid_from: '', checked_on: '', review_by: '' },
  ...{ source_title: '', source_url: null },
};

/** A confirmed value with a known first day, and the one that it took over from. */
export interface FactChange {
  /** The value's own id. */
  id: string;
  key: string;
  name: string;
  /** First day on which it holds, yyyy-mm-dd; it may be to come. */
  from: string;
  /** As shown. */
  text: string;
  /** Null where none is known before it. */
  previous_text: string | null;
  /** Empty where no source was named. */
  source_title: string;
  source_url: string | null;
  instrument: string | null;
  why: string | null;
  confirmed_at: string;
}

/** What changed from which day, newest day first. */
export function confirmedChanges({ orm }: Database): FactChange[] {
  const { id, value, valid_from, valid_to, instrument, note } = factValues;
  const { confirmed_at, created_at } = factValues;
  const ofFact = sql`(PARTITION BY ${facts.key} ORDER BY ${valid_from})`;
  const rows = orm
    .select({
      id,
      key: facts.key,
      name: facts.name,
      kind: facts.kind,
      value,
      from: valid_from,
      previous: sql<string | null>`lag(${value}) OVER ${ofFact}`,
      previous_to: sql<string | null>`lag(${valid_to}) OVER ${ofFact}`,
      source_title: namedSource,
      source_url: factValues.source_url,
      instrument,
      why: note,
      confirmed_at: sql<string>`coalesce(${confirmed_at}, ${created_at})`,
    })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(eq(factValues.state, 'confirmed'))
    .orderBy(sql`${valid_from} DESC`, asc(facts.key))
    .all();
  return rows
    .filter(({ from }) => from !== '')
    .map(({ kind, value, previous, previous_to, ...change }) => ({
      ...change,
      text: factText(kind, value),
      // Of what held between them nothing is known.
      previous_text:
        previous === null || (previous_to && dayAfter(previous_to) < change.from)
          ? null
          : factText(kind, previous),
    }));
}

/** Whether there is a fact, and a confirmed value of it: on `day` (ISO date), where one is given. */
export function factStanding(
  { orm }: Database,
  key: string,
  day = '9999-12-31',
): 'missing' | 'unconfirmed' | 'confirmed' {
  const fact = orm.select({ key: facts.key }).from(facts).where(eq(facts.key, key)).get();
  if (!fact) return 'missing';
  const isHeld = and(
    eq(factValues.fact_key, key),
    eq(factValues.state, 'confirmed'),
    lte(factValues.valid_from, day),
  );
  const held = orm.select({ id: factValues.id }).from(factValues).where(isHeld).get();
  return held ? 'confirmed' : 'unconfirmed';
}

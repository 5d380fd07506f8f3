import { and, asc, desc, eq, gt, lte, not, or, sql } from 'drizzle-orm';
import { dayAfter, notKnown } from '../../shared/facts';
import type { Database } from '../client';
import { prepared } from '../prepared';
import { hasEnded } from './factNames';
import { ownFigure } from './factSources';
import { factText } from './factText';
import { type FactKind, facts, factValues } from './schema';

/** A fact as visitors see it on a day: its confirmed value in force. */
export interface Fact {
  /** e.g. `visa-500-charge`. */
  key: string;
  name: string;
  kind: FactKind;
  /** Australian dollars as a plain number for money, e.g. `2000`; null if unknown that day. */
  value: string | null;
  /** Formatted, e.g. `$2,000`. */
  text: string;
  /** Wording for running text, e.g. `six months` for `6 months`. */
  words?: string;
  /** First day in force, yyyy-mm-dd; empty if unknown. */
  valid_from: string;
  /** Day of the last check against the source, yyyy-mm-dd; empty if never checked. */
  checked_on: string;
  /** Day by which it must be checked again. */
  review_by: string;
  /** Empty if no source was given. */
  source_title: string;
  source_url: string | null;
  /** The newest other value waiting for confirmation, whose day has come and that hasn't ended. */
  newer_proposed?: OtherValue;
  /** The value before that one, if this one isn't known: it has ended. */
  ended?: OtherValue;
  /** The next value that begins later, confirmed or not. */
  announced?: OtherValue;
}

/** Another value of a fact. */
export interface OtherValue {
  value: string;
  text: string;
  words?: string;
  /** First day in force, yyyy-mm-dd. */
  valid_from: string;
}

/** Empty for figures that the firm gives on its own authority. */
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
  // SQLite takes the other columns from the row with the greatest `valid_from`.
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
    .select({ ...shown, valid_from: factValues.valid_from, valid_to: factValues.valid_to })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(
      and(eq(factValues.state, 'proposed'), lte(factValues.valid_from, sql.placeholder('day'))),
    )
    .orderBy(asc(factValues.valid_from))
    .prepare(),
);

/** The next values after a day, latest first. */
const after = prepared(({ orm }) =>
  orm
    .select({ ...shown, valid_from: factValues.valid_from })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(gt(factValues.valid_from, sql.placeholder('day')))
    .orderBy(desc(factValues.valid_from), asc(factValues.state))
    .prepare(),
);

const version = prepared(({ sqlite }) =>
  sqlite
    .prepare(
      `SELECT (SELECT count(*) || max(updated_at) FROM facts) || ' ' ||
        (SELECT count(*) || max(updated_at) FROM fact_values)`,
    )
    .pluck(),
);

/** Returns a text that differs after any change of facts or their values, by any process. */
export const factsVersion = (db: Database): string => String(version(db).get());

/**
 * Lists the public facts with their values in force, ordered by key. A fact with only proposed or
 * later values has no value.
 * @param day ISO date, Sydney.
 */
export function factsOn(db: Database, day: string): Fact[] {
  const held = byKey(inForce(db).all({ day }));
  const proposed = byKey(proposedBy(db).all({ day }));
  const next = byKey(after(db).all({ day }));
  return [...new Map<string, Named>([...next, ...proposed, ...held]).values()]
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, name, kind }) => {
      const own = held.get(key);
      const isHeld = own !== undefined && !hasEnded(own.valid_to, day);
      const latest = proposed.get(key);
      const isNewer = latest !== undefined && isAfter(latest, own);
      const isOpen = isNewer && !hasEnded(latest.valid_to, day);
      const differs = isOpen && !(isHeld && latest.value === own.value);
      // The last of those that were in force, if none is.
      const last = isNewer ? latest : own;
      const announced = next.get(key);
      const { words, ...row } = isHeld ? withoutEnd(own) : { ...nothing, words: null };
      return {
        ...row,
        ...{ key, name, kind },
        text: row.value === null ? notKnown : factText(kind, row.value),
        ...(words !== null && { words }),
        ...(differs && { newer_proposed: otherValue(latest) }),
        ...(!isHeld && !isOpen && last && { ended: otherValue(last) }),
        ...(announced && { announced: otherValue(announced) }),
      };
    });
}

type Named = Pick<Fact, 'key' | 'name' | 'kind'>;

/** Of several rows of a fact, the last one counts. */
const byKey = <Row extends Named>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.key, row]));

type Dated = Pick<Fact, 'kind' | 'valid_from'> & { value: string; words: string | null };

/** A proposal for the day of the confirmed value is another reading of it, not a newer one. */
const isAfter = (one: Dated, other: Dated | undefined): boolean =>
  !other || one.valid_from > other.valid_from;

const withoutEnd = <Row extends { valid_to: string }>({ valid_to: _, ...row }: Row) => row;

const otherValue = ({ kind, value, words, valid_from }: Dated): OtherValue => ({
  value,
  text: factText(kind, value),
  ...(words !== null && { words }),
  valid_from,
});

const nothing = {
  value: null,
  words: null,
  valid_from: '',
  checked_on: '',
  review_by: '',
  source_title: '',
  source_url: null,
};

/** A value with a known first day, and the value before it. */
export interface FactChange {
  /** The value's own id. */
  id: string;
  key: string;
  name: string;
  /** First day in force, yyyy-mm-dd; may be in the future. */
  from: string;
  /** Formatted. */
  text: string;
  /** Null if unknown. */
  previous_text: string | null;
  /** Empty if no source was given. */
  source_title: string;
  source_url: string | null;
  instrument: string | null;
  why: string | null;
  confirmed_at: string;
}

/** A proposal for the day of a confirmed value is another reading of it, which nobody is shown. */
const isBesideConfirmed = sql`EXISTS (SELECT 1 FROM ${factValues} AS other WHERE other.fact_key = ${factValues.fact_key} AND other.valid_from = ${factValues.valid_from} AND other.state = 'confirmed')`;

/** Lists the changes that visitors read, confirmed or not, newest day first. */
export function factChanges({ orm }: Database): FactChange[] {
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
    .where(or(eq(factValues.state, 'confirmed'), not(isBesideConfirmed)))
    .orderBy(sql`${valid_from} DESC`, asc(facts.key))
    .all();
  return rows
    .filter(({ from }) => from !== '')
    .map(({ kind, value, previous, previous_to, ...change }) => ({
      ...change,
      text: factText(kind, value),
      // There is a gap between the two values.
      previous_text:
        previous === null || (previous_to && dayAfter(previous_to) < change.from)
          ? null
          : factText(kind, previous),
    }));
}

/** Tells whether a fact exists and has a confirmed value, on `day` (ISO date) if given. */
export function factStatus(
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

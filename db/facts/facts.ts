import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { daysAfter } from '../../shared/days';
import { type SourceKind, unknownValue } from '../../shared/facts';
import type { Database } from '../client';
import { prepared } from '../prepared';
import { hasEnded } from './factNames';
import { factText } from './factText';
import { type FactKind, facts, factValues } from './schema';

/** A fact as everybody sees it on a day. */
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
  /** The same. */
  since: string;
  /** Last day in force, yyyy-mm-dd; empty if none is known. Before the day asked for: what followed is an estimate. */
  until: string;
  /** Day of the last check against the source, yyyy-mm-dd; empty if never checked. */
  checked_on: string;
  /** Day by which it must be checked again. */
  review_by: string;
  /** Empty if no source was given, and for the firm's own figures. */
  source_title: string;
  source_url: string | null;
  source: Source;
  /** The value held last before it. */
  before?: OtherValue;
  /** What we think holds now, where nothing says so. */
  estimate?: OtherValue;
  /** The value itself, if nobody confirmed it yet. */
  newer_proposed?: OtherValue;
  /** The value before that one, if this one isn't known: it has ended. */
  ended?: OtherValue;
  /** The next value that begins later, confirmed or not. */
  announced?: OtherValue;
  /** All that visitors read of it, earliest first: its log. */
  values: LoggedValue[];
}

/** A value of a fact's log. */
export interface LoggedValue {
  text: string;
  /** First and last day in force, yyyy-mm-dd; empty if unknown. */
  since: string;
  until: string;
  source: Source;
}

/** Where a value was read. */
export interface Source {
  /** Empty if none was given. */
  title: string;
  url: string | null;
  kind: SourceKind;
}

export interface OtherValue {
  value: string;
  text: string;
  words?: string;
  /** First day in force, yyyy-mm-dd. */
  valid_from: string;
}

const read = prepared(({ orm }) =>
  orm
    .select({
      key: facts.key,
      name: facts.name,
      kind: facts.kind,
      id: factValues.id,
      value: factValues.value,
      words: factValues.words,
      valid_from: factValues.valid_from,
      valid_to: factValues.valid_to,
      checked_on: factValues.checked_on,
      checked_by: factValues.checked_by,
      review_by: factValues.review_by,
      source_title: factValues.source_title,
      source_url: factValues.source_url,
      source_kind: factValues.source_kind,
      instrument: factValues.instrument,
      note: factValues.note,
      state: factValues.state,
      updated_at: factValues.updated_at,
      written_at: sql<string>`coalesce(${factValues.confirmed_at}, ${factValues.created_at})`,
    })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .orderBy(asc(facts.key), asc(factValues.valid_from), asc(factValues.created_at))
    .prepare(),
);

export type DatedRow = ReturnType<ReturnType<typeof read>['all']>[number];

/** Which of several values of the same first day is read: another reading of it is no change. */
const rank = ({ source_kind, state }: DatedRow): number =>
  source_kind === 'estimate' ? 0 : state === 'confirmed' ? 2 : 1;

/** Returns a fact's values as visitors read them, one a first day, earliest first. */
function timelineOf(rows: readonly DatedRow[]): DatedRow[] {
  const timeline: DatedRow[] = [];
  for (const row of rows) {
    const last = timeline.at(-1);
    const isSameDay = last?.valid_from === row.valid_from;
    if (isSameDay && last && rank(row) < rank(last)) continue;
    if (isSameDay) timeline.pop();
    timeline.push(row);
  }
  // Read again, and unchanged.
  return timeline.filter((row, index) => {
    const before = timeline[index - 1];
    return !(row.state === 'proposed' && before?.value === row.value && before.valid_to === '');
  });
}

const isEstimate = ({ source_kind }: DatedRow): boolean => source_kind === 'estimate';

/**
 * Finds what stands on a day, and beside it. A value that was read somewhere, or that the firm
 * gives, stands until the next one begins or its own last day; an estimate never takes its place:
 * what held last stands then with its end, the estimate beside it.
 * @param line earliest first.
 */
function standingOn(line: readonly DatedRow[], day: string) {
  const sourced = line.filter((row) => !isEstimate(row));
  const index = sourced.findLastIndex(({ valid_from }) => valid_from <= day);
  const last = sourced[index];
  const estimate = line.findLast(
    (row) =>
      isEstimate(row) &&
      row.valid_from <= day &&
      !hasEnded(row.valid_to, day) &&
      (!last || row.valid_from > last.valid_from),
  );
  const hasEndedItself = last !== undefined && hasEnded(last.valid_to, day);
  const own = hasEndedItself && !estimate ? undefined : last;
  const before = own ? sourced.slice(0, index).findLast(({ value }) => value !== own.value) : last;
  const announced = sourced[index + 1];
  return { own, last, before, estimate, announced };
}

/** Returns what a fact is on a day. @param line earliest first. */
function factAt(line: readonly [DatedRow, ...DatedRow[]], day: string): Fact {
  const [{ key, name, kind }] = line;
  const { own, last, before, estimate, announced } = standingOn(line, day);
  const isProposed = own?.state === 'proposed' && !hasEnded(own.valid_to, day);
  return {
    ...{ key, name, kind },
    ...(own ? held(own, line) : nothing),
    ...(before && { before: otherValue(before) }),
    ...(estimate && { estimate: otherValue(estimate) }),
    ...(own && isProposed && { newer_proposed: otherValue(own) }),
    ...(!own && last && { ended: otherValue(last) }),
    ...(announced && { announced: otherValue(announced) }),
    values: line.map((row) => {
      const { text, since, until, source } = held(row, line);
      return { text, since, until, source };
    }),
  };
}

function held(own: DatedRow, line: readonly DatedRow[]) {
  const { kind, value, words, valid_from, valid_to, checked_on, review_by } = own;
  const next = line.find((row) => row.valid_from > valid_from)?.valid_from;
  const ends = [valid_to, next ? daysAfter(next, -1) : ''].filter(Boolean).sort();
  const source = sourceOf(own);
  return {
    value,
    text: factText(kind, value),
    ...(words !== null && { words }),
    ...{ valid_from, since: valid_from, until: ends[0] ?? '', checked_on, review_by },
    ...{ source_title: source.title, source_url: source.url, source },
  };
}

/** The firm's own figures name no source. */
const sourceOf = ({ source_title, source_url, source_kind }: DatedRow): Source => ({
  title: source_kind === 'firm' ? '' : source_title,
  url: source_url,
  kind: source_kind,
});

const nothing: Omit<Fact, 'key' | 'name' | 'kind' | 'values'> = {
  value: null,
  text: unknownValue,
  ...{ valid_from: '', since: '', until: '', checked_on: '', review_by: '' },
  ...{ source_title: '', source_url: null, source: { title: '', url: null, kind: 'other' } },
};

const otherValue = ({ kind, value, words, valid_from }: DatedRow): OtherValue => ({
  value,
  text: factText(kind, value),
  ...(words !== null && { words }),
  valid_from,
});

/** Reads all values, by their fact's key. */
export function datedRows(db: Database): Map<string, DatedRow[]> {
  const byKey = new Map<string, DatedRow[]>();
  for (const row of read(db).all()) {
    const rows = byKey.get(row.key);
    if (rows) rows.push(row);
    else byKey.set(row.key, [row]);
  }
  return byKey;
}

/**
 * Returns what a fact with these values is on a day (ISO date, Sydney): the one answer that pages,
 * calculators, search, feeds, mail, the admin and the API give; undefined without any value.
 */
export function factOn(rows: readonly DatedRow[], day: string): Fact | undefined {
  const [first, ...rest] = timelineOf(rows);
  return first && factAt([first, ...rest], day);
}

/** Returns the value that visitors read first on a day; undefined if none is known. */
export const valueOn = (rows: readonly DatedRow[], day: string): DatedRow | undefined =>
  standingOn(timelineOf(rows), day).own;

/** Lists the public facts on a day (ISO date, Sydney), ordered by key. */
export const factsOn = (db: Database, day: string): Fact[] =>
  [...datedRows(db).values()].flatMap((rows) => factOn(rows, day) ?? []);

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
  source: Source;
  instrument: string | null;
  why: string | null;
}

/** With when it was written down, for feeds. */
type WrittenChange = FactChange & { written_at: string };

/** Lists the changes that visitors read, newest day first; an estimate is none. */
export function factChanges(db: Database): WrittenChange[] {
  const changes = [...datedRows(db).values()].flatMap((rows) =>
    timelineOf(rows)
      .filter((row) => !isEstimate(row))
      .flatMap((row, index, sourced): WrittenChange[] => {
        if (row.valid_from === '') return [];
        const previous = sourced[index - 1];
        const isGap = previous?.valid_to && daysAfter(previous.valid_to, 1) < row.valid_from;
        const { id, key, name, kind, value, instrument, note, written_at } = row;
        const source = sourceOf(row);
        return [
          {
            ...{ id, key, name, from: row.valid_from, text: factText(kind, value) },
            // There is a gap between the two values.
            previous_text: !previous || isGap ? null : factText(kind, previous.value),
            ...{ source_title: source.title, source_url: source.url, source },
            ...{ instrument, why: note, written_at },
          },
        ];
      }),
  );
  return changes.toSorted(
    (one, other) =>
      other.from.localeCompare(one.from) ||
      (one.key < other.key ? -1 : Number(one.key > other.key)),
  );
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

import { asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { daysAfter } from '../../shared/days';
import type { Database } from '../client';
import { textForName } from './factNames';
import { factText } from './factText';
import { shownFacts } from './factValues';
import { facts, factValues } from './schema';

/** A day on which values begin. */
export interface ChangeDay {
  /** yyyy-mm-dd. */
  day: string;
  values: number;
  /** Of which nobody has confirmed yet. */
  proposed: number;
}

/** Lists the days on which values begin, latest first. */
export const changeDays = ({ orm }: Database): ChangeDay[] =>
  orm
    .select({
      day: factValues.valid_from,
      values: count(),
      proposed: sql<number>`sum(${factValues.state} = 'proposed')`,
    })
    .from(factValues)
    .where(ne(factValues.valid_from, ''))
    .groupBy(factValues.valid_from)
    .orderBy(desc(factValues.valid_from))
    .all();

/** A value that begins on a day. */
export interface DayChange
  extends Pick<
    typeof factValues.$inferSelect,
    'id' | 'fact_key' | 'state' | 'source_title' | 'source_url' | 'confidence' | 'updated_at'
  > {
  name: string;
  text: string;
  /** What visitors read the day before; null if nothing was known. */
  before: string | null;
}

/** Lists the values that begin on a day, by the fact's name. */
export function changesOn(db: Database, day: string): DayChange[] {
  const { id, fact_key, state, source_title, source_url, confidence, updated_at } = factValues;
  const known = shownFacts(db);
  const rows = db.orm
    .select({
      ...{ id, fact_key, state, source_title, source_url, confidence, updated_at },
      name: facts.name,
      kind: facts.kind,
      value: factValues.value,
    })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, fact_key))
    .where(eq(factValues.valid_from, day))
    .orderBy(asc(facts.name), asc(state))
    .all();
  return rows.map(({ kind, value, ...row }) => {
    const fact = known.get(row.fact_key);
    const text = fact && textForName({ key: row.fact_key }, fact, daysAfter(day, -1));
    return { ...row, text: factText(kind, value), before: text ?? null };
  });
}

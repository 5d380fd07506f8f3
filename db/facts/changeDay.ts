import { asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { daysAfter } from '../../shared/days';
import type { Database } from '../client';
import { datedRows, factOn } from './facts';
import { factText } from './factText';
import { facts, factValues } from './schema';

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
  const known = datedRows(db);
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
    const fact = factOn(known.get(row.fact_key) ?? [], daysAfter(day, -1));
    return { ...row, text: factText(kind, value), before: fact?.value ? fact.text : null };
  });
}

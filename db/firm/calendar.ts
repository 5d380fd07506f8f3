import type { Database } from '../client';
import type { PlainRow } from '../plain';
import { rowsOf } from './firm';

/** The rows that decide when people can be met. */
export interface Calendar {
  company: PlainRow<'company'>;
  offices: readonly PlainRow<'offices'>[];
  people: readonly PlainRow<'people'>[];
  specialDays: readonly PlainRow<'special-days'>[];
  /** Kinds of consultation, shown or not, in their order. */
  kinds: readonly PlainRow<'consultation-kinds'>[];
}

/** Reads the rows that decide when people can be met. @throws Error without company details. */
export function readCalendar(db: Database): Calendar {
  const [company] = rowsOf(db, 'company');
  if (!company) throw new Error('the database has no company details');
  return {
    company,
    offices: rowsOf(db, 'offices'),
    people: rowsOf(db, 'people'),
    specialDays: rowsOf(db, 'special-days'),
    kinds: rowsOf(db, 'consultation-kinds'),
  };
}

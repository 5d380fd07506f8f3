import { quarterName, startsBetween, takenQuarters } from '../../db/bookings/bookings';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/firm/firm';
import { booksHere, dayMs, quarterMs, readSlotId, type Slot } from '../../shared/bookings';
import { mondayOf } from '../../shared/days';
import { dayIn } from '../../site/api';
import { type Bookings, type Calendar, freeSlots, type SlotQuery } from './slots';

/** Reads the rows that decide when people can be met. @throws Error without company details. */
export function readCalendar(db: Database): Calendar {
  const [company] = rowsOf(db, 'company');
  if (!company) throw new Error('the database has no company details');
  return {
    company,
    offices: rowsOf(db, 'offices'),
    people: rowsOf(db, 'people'),
    specialDays: rowsOf(db, 'special-days'),
  };
}

/** Which slots are wanted; those of a booking that is moved count as free. */
interface Wanted extends Omit<SlotQuery, 'now' | 'from' | 'to'> {
  /** Milliseconds since 1970, `to` excluded; default: all that can be booked. */
  from?: number;
  to?: number;
  moved?: string | undefined;
}

/** Finds free slots; none if the firm books elsewhere. */
export function findSlots(db: Database, { from, to, moved, ...query }: Wanted): Slot[] {
  const calendar = readCalendar(db);
  if (!booksHere(calendar.company)) return [];
  const now = Date.now();
  const last = now + calendar.company.booking_days * dayMs;
  const span = { from: Math.max(from ?? now, now), to: Math.min(to ?? last, last) };
  if (span.from >= span.to) return [];
  return freeSlots(calendar, { ...query, ...span, now }, readBookings(db, calendar, span, moved));
}

/** Finds the slot of a person that begins at a moment; undefined if it isn't free. */
const findSlot = (
  db: Database,
  query: Omit<Wanted, 'from' | 'to'>,
  start: number,
): Slot | undefined => findSlots(db, { ...query, from: start, to: start + 1 })[0];

/**
 * Finds the slot that somebody chose by its id or, where another person will do, anybody's at its
 * start; undefined if it isn't free.
 */
export function chosenSlot(
  db: Database,
  id: string,
  { anyone, ...query }: Omit<Wanted, 'person' | 'from' | 'to'> & { anyone: boolean },
): Slot | undefined {
  const read = readSlotId(id);
  if (!read) return undefined;
  const own = findSlot(db, { ...query, person: read.person_id }, read.start);
  return own ?? (anyone ? findSlot(db, query, read.start) : undefined);
}

/** Reads the bookings that slots between two moments depend on. */
function readBookings(
  db: Database,
  { company: { zone } }: Calendar,
  { from, to }: { from: number; to: number },
  moved: string | undefined,
): Bookings {
  const longest = dayMs / quarterMs;
  const taken = takenQuarters(db, Math.floor(from / quarterMs), to / quarterMs + longest, moved);
  const weeks = new Map<string, number>();
  const week = 7 * dayMs;
  const iso = (moment: number) => new Date(moment).toISOString();
  for (const { person_id, starts_at } of startsBetween(db, iso(from - week), iso(to + week))) {
    const name = `${person_id} ${mondayOf(dayIn(zone, new Date(starts_at)))}`;
    weeks.set(name, (weeks.get(name) ?? 0) + 1);
  }
  return {
    isTaken: (personId, quarter) => taken.has(quarterName(personId, quarter)),
    countInWeek: (personId, day) => weeks.get(`${personId} ${mondayOf(day)}`) ?? 0,
  };
}

import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { type Database, inTransaction } from '../client';
import { people } from '../firm/schema';
import { now } from '../time';
import { busyCalendars, busyTimes } from './schema';

export type BusyCalendar = typeof busyCalendars.$inferSelect;

/** Names a person's outside calendar; what was known of another is forgotten. */
export function setBusyCalendar(db: Database, person_id: string, url: string): void {
  inTransaction(db, () => {
    removeBusyCalendar(db, person_id);
    db.orm.insert(busyCalendars).values({ person_id, url, created_at: now() }).run();
  });
}

/** Forgets a person's outside calendar and its busy times. @returns whether there was one. */
export function removeBusyCalendar(db: Database, personId: string): boolean {
  return inTransaction(db, () => {
    db.orm.delete(busyTimes).where(eq(busyTimes.person_id, personId)).run();
    const removed = db.orm.delete(busyCalendars).where(eq(busyCalendars.person_id, personId)).run();
    return removed.changes > 0;
  });
}

export const getBusyCalendar = ({ orm }: Database, personId: string): BusyCalendar | undefined =>
  orm.select().from(busyCalendars).where(eq(busyCalendars.person_id, personId)).get();

/** Returns the calendar to ask for next: never asked for, or not since a time (ISO text). */
export const nextBusyCalendar = ({ orm }: Database, since: string): BusyCalendar | undefined =>
  orm
    .select()
    .from(busyCalendars)
    .where(or(isNull(busyCalendars.asked_at), lte(busyCalendars.asked_at, since)))
    .orderBy(asc(busyCalendars.asked_at))
    .get();

/** Stores what a calendar said, unless another was named meanwhile. */
export function storeBusyTimes(
  db: Database,
  { person_id, url }: Pick<BusyCalendar, 'person_id' | 'url'>,
  spans: readonly (readonly [from: number, to: number])[],
  problem = '',
): void {
  inTransaction(db, () => {
    if (getBusyCalendar(db, person_id)?.url !== url) return;
    db.orm.delete(busyTimes).where(eq(busyTimes.person_id, person_id)).run();
    const insert = db.sqlite.prepare(
      'INSERT INTO busy_times (person_id, from_at, to_at) VALUES (:person_id, :from_at, :to_at)',
    );
    for (const [from_at, to_at] of spans) insert.run({ person_id, from_at, to_at });
    const time = now();
    const read = { read_at: time, asked_at: time, failed_since: null, problem };
    db.orm.update(busyCalendars).set(read).where(eq(busyCalendars.person_id, person_id)).run();
  });
}

/** Notes that a calendar can't be read: what it said before stays. */
export function noteBusyProblem(
  { orm }: Database,
  { person_id, url, failed_since }: BusyCalendar,
  problem: string,
): void {
  const time = now();
  orm
    .update(busyCalendars)
    .set({ asked_at: time, failed_since: failed_since ?? time, problem })
    .where(and(eq(busyCalendars.person_id, person_id), eq(busyCalendars.url, url)))
    .run();
}

/** Lists busy times that overlap a span in milliseconds since 1970, `to` excluded. */
export const busyBetween = ({ orm }: Database, from: number, to: number) =>
  orm
    .select({ person: busyTimes.person_id, from: busyTimes.from_at, to: busyTimes.to_at })
    .from(busyTimes)
    .where(and(gt(busyTimes.to_at, from), lt(busyTimes.from_at, to)))
    .all();

/** Lists the calendars that can't be read, and since when. */
export const failingCalendars = ({ orm }: Database) =>
  orm
    .select({
      person: people.name,
      since: busyCalendars.failed_since,
      problem: busyCalendars.problem,
    })
    .from(busyCalendars)
    .innerJoin(people, eq(people.id, busyCalendars.person_id))
    .where(isNotNull(busyCalendars.failed_since))
    .all();

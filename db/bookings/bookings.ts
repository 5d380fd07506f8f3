import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { holdMs, type Times } from '../../shared/bookings';
import { type Database, inTransaction, type Orm, type Transaction } from '../client';
import { enquiries } from '../enquiries/schema';
import { rejectTaken, StaleError } from '../errors';
import { nextVersion, now } from '../time';
import { type Booking, type ClientBooking, clientBooking } from './clientBookings';
import { bookingQuarters, bookings } from './schema';

export type { Booking };

/** Values of a booking to be stored. */
export type NewBooking = Pick<
  Booking,
  'enquiry_id' | 'person_id' | 'office_id' | 'how' | 'starts_at' | 'ends_at' | 'zone' | 'state'
> &
  Partial<
    Pick<
      Booking,
      | 'kind_id'
      | 'kind_name'
      | 'price'
      | 'has_gst'
      | 'payment_link'
      | 'reference'
      | 'terms'
      | 'agreed_at'
      | 'held_until'
      | 'held_for'
      | 'proved_at'
      | 'anyone'
      | 'outside'
      | 'created_by'
    >
  >;

/** Not confirmed yet, or cancelled by a client who may take it back. */
const mayBeHeld = () => inArray(bookings.state, ['unconfirmed', 'cancelled']);
/** An expired hold keeps no time. */
const isExpired = () =>
  and(mayBeHeld(), or(isNull(bookings.held_until), lte(bookings.held_until, now())));
const isHeld = () => and(mayBeHeld(), gt(bookings.held_until, now()));
/** Counts for the person: it stands, or is held for its client. */
const keepsTime = () => or(eq(bookings.state, 'booked'), isHeld());

/**
 * Lists the quarter-hours that people can't be met at.
 * @param except id of a booking whose own don't count.
 */
export function takenQuarters({ orm }: Database, from: number, to: number, except = '') {
  return orm
    .select({
      id: bookings.id,
      person: bookingQuarters.person_id,
      quarter: bookingQuarters.quarter,
      proved_at: bookings.proved_at,
      created_at: bookings.created_at,
    })
    .from(bookingQuarters)
    .innerJoin(bookings, eq(bookings.id, bookingQuarters.booking_id))
    .where(
      and(
        gte(bookingQuarters.quarter, from),
        lt(bookingQuarters.quarter, to),
        ne(bookingQuarters.booking_id, except),
        keepsTime(),
      ),
    )
    .all();
}

/** Lists whose times are kept, by their start. @param from ISO text; `to` is excluded. */
export function startsBetween({ orm }: Database, from: string, to: string) {
  return orm
    .select({ person_id: bookings.person_id, starts_at: bookings.starts_at })
    .from(bookings)
    .where(and(gte(bookings.starts_at, from), lt(bookings.starts_at, to), keepsTime()))
    .all();
}

/** Lists the ids of a person's bookings from a time (ISO text) on, whatever their state. */
export function bookingsOfPerson({ orm }: Database, person_id: string, from: string): string[] {
  return orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.person_id, person_id), gte(bookings.starts_at, from)))
    .all()
    .map(({ id }) => id);
}

/** Counts the times that are kept for a network whose addresses are unproved. */
export function countUnproved({ orm }: Database, held_for: string): number {
  const where = and(
    eq(bookings.held_for, held_for),
    isNull(bookings.proved_at),
    gt(bookings.starts_at, now()),
    keepsTime(),
  );
  return orm.select({ rows: count() }).from(bookings).where(where).get()?.rows ?? 0;
}

/** Lists the bookings to come of a network, by the keyed hash that it is known by for a day. */
export function bookingsOfNetwork({ orm }: Database, held_for: string): Booking[] {
  return orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.held_for, held_for),
        gt(bookings.starts_at, now()),
        inArray(bookings.state, ['booked', 'unconfirmed']),
      ),
    )
    .all();
}

/** Forgets for which networks times were kept, of bookings made before a time (ISO text). */
export function forgetNetworks({ orm }: Database, before: string): void {
  const isOld = and(isNotNull(bookings.held_for), lt(bookings.created_at, before));
  orm.update(bookings).set({ held_for: null }).where(isOld).run();
}

/** Lists bookings to come with their clients' addresses, by their start; none of spam. */
function toComeWithAddresses(
  { orm }: Database,
  where: SQL | undefined,
): { id: string; email: string }[] {
  const isToCome = gt(bookings.starts_at, now());
  return orm
    .select({ id: bookings.id, email: enquiries.email })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .where(and(ne(enquiries.email, ''), ne(enquiries.status, 'spam'), isToCome, where))
    .orderBy(asc(bookings.starts_at))
    .all();
}

/** Lists the standing bookings to come with their clients' addresses. */
export const addressesToCome = (db: Database) =>
  toComeWithAddresses(db, eq(bookings.state, 'booked'));

/** Lists the bookings to come that visitors made since a time (ISO text), with their addresses. */
export const bookedByVisitorsSince = (db: Database, since: string) =>
  toComeWithAddresses(
    db,
    and(
      gt(bookings.created_at, since),
      or(inArray(bookings.state, ['booked', 'unconfirmed']), isHeld()),
      isNull(bookings.created_by),
    ),
  );

/**
 * Stores a booking and the quarter-hours it takes; without any it keeps no time.
 * @throws TakenError (`slot_id`) if one of them is taken.
 */
export function insertBooking(
  db: Database,
  values: NewBooking,
  quarters: readonly number[],
): ClientBooking {
  return inTransaction(db, () => {
    const time = now();
    const booking = db.orm
      .insert(bookings)
      .values({
        ...values,
        id: crypto.randomUUID(),
        ...isoTimes(values),
        booked_at: values.state === 'booked' ? time : null,
        created_at: time,
        updated_at: time,
      })
      .returning()
      .get();
    claimQuarters(db.orm, booking, quarters);
    return withClient(db, booking.id);
  });
}

/** Its start and its end change together. */
export type BookingChange = Partial<
  Omit<Booking, 'id' | 'enquiry_id' | 'created_at' | 'updated_at' | 'moved_from' | keyof Times>
> &
  (Times | { starts_at?: never; ends_at?: never });

const isoTimes = ({ starts_at, ends_at }: Times): Times => ({
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
});

/**
 * Changes a booking and, if `quarters` are given, what it takes: none if it keeps no time.
 * @param readVersion the `updated_at` that the caller read.
 * @throws StaleError if it was changed since; TakenError (`slot_id`) if a quarter-hour is taken.
 */
export function updateBooking(
  db: Database,
  id: string,
  values: BookingChange,
  {
    quarters,
    readVersion,
  }: { quarters?: readonly number[]; readVersion?: string | undefined } = {},
): ClientBooking {
  return inTransaction(db, () => {
    const stored = getBooking(db, id);
    if (!stored) throw new RangeError(`there is no booking ${id}`);
    if (readVersion !== undefined && readVersion !== stored.updated_at) throw new StaleError();
    const times = values.starts_at !== undefined && isoTimes(values);
    const isMoved = times && stored.state === 'booked' && times.starts_at !== stored.starts_at;
    const changed = db.orm
      .update(bookings)
      .set({
        ...values,
        ...times,
        ...(isMoved && { moved_from: stored.starts_at }),
        updated_at: nextVersion(stored.updated_at),
      })
      .where(eq(bookings.id, id))
      .returning()
      .get();
    if (quarters) {
      db.orm.delete(bookingQuarters).where(eq(bookingQuarters.booking_id, id)).run();
      claimQuarters(db.orm, changed, quarters);
    }
    return withClient(db, id);
  });
}

/** Takes quarter-hours for a booking; those of expired holds are free. */
function claimQuarters(
  orm: Orm | Transaction,
  booking: Booking,
  quarters: readonly number[],
): void {
  const { id: booking_id, person_id } = booking;
  if (quarters.length === 0 || person_id === null) return;
  const expired = orm.select({ id: bookings.id }).from(bookings).where(isExpired());
  orm
    .delete(bookingQuarters)
    .where(
      and(
        eq(bookingQuarters.person_id, person_id),
        inArray(bookingQuarters.quarter, [...quarters]),
        inArray(bookingQuarters.booking_id, expired),
        ne(bookingQuarters.booking_id, booking_id),
      ),
    )
    .run();
  const rows = quarters.map((quarter) => ({ person_id, quarter, booking_id }));
  rejectTaken({ 'booking_quarters.person_id, booking_quarters.quarter': 'slot_id' }, () =>
    orm.insert(bookingQuarters).values(rows).run(),
  );
}

/** Lists the ids of cancelled bookings whose hold is over, and of which the office wasn't told yet. */
export function cancelledForGood({ orm }: Database): string[] {
  return orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.state, 'cancelled'), lte(bookings.held_until, now())))
    .all()
    .map(({ id }) => id);
}

/** Counts the bookings of a kind, past ones too. */
export const countOfKind = ({ orm }: Database, kind_id: string): number =>
  orm.select({ rows: count() }).from(bookings).where(eq(bookings.kind_id, kind_id)).get()?.rows ??
  0;

/** Until when a time is held from now on, ISO text. */
export const heldUntil = (): string => new Date(Date.now() + holdMs).toISOString();

export function getBooking({ orm }: Database, id: string): Booking | undefined {
  return orm.select().from(bookings).where(eq(bookings.id, id)).get();
}

/** Deletes a booking that was never confirmed, with the time that it keeps. */
export function deleteBooking({ orm }: Database, id: string): void {
  orm
    .delete(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.state, 'unconfirmed')))
    .run();
}

/** Lists the bookings of an enquiry by their start. */
export function bookingsOf({ orm }: Database, enquiryId: string): Booking[] {
  return orm
    .select()
    .from(bookings)
    .where(eq(bookings.enquiry_id, enquiryId))
    .orderBy(asc(bookings.starts_at), asc(bookings.created_at))
    .all();
}

function withClient(db: Database, id: string): ClientBooking {
  const booking = clientBooking(db, id);
  if (!booking) throw new RangeError(`the booking ${id} has no enquiry`);
  return booking;
}

/** Notes that a reminder was sent, or isn't needed: no change that somebody could miss. */
export function markReminded({ orm }: Database, id: string): void {
  orm.update(bookings).set({ reminded_at: now() }).where(eq(bookings.id, id)).run();
}

/** Notes which browser wrote which answer: no change that somebody could miss. */
export function noteWriters(
  { orm }: Database,
  id: string,
  answer_writers: Readonly<Record<string, string>>,
): void {
  orm.update(bookings).set({ answer_writers }).where(eq(bookings.id, id)).run();
}

/** Lists enquiries whose bookings were never confirmed since a time, and that nobody touched. */
export function neverConfirmed({ orm }: Database, since: string): string[] {
  const other = sql`EXISTS (SELECT 1 FROM ${bookings} AS other WHERE other.enquiry_id = ${enquiries.id} AND other.state <> 'unconfirmed')`;
  return orm
    .selectDistinct({ id: enquiries.id })
    .from(enquiries)
    .innerJoin(bookings, eq(bookings.enquiry_id, enquiries.id))
    .where(
      and(
        eq(bookings.state, 'unconfirmed'),
        lt(bookings.created_at, since),
        eq(enquiries.status, 'new'),
        eq(enquiries.held, false),
        isNull(enquiries.answered_at),
        sql`NOT ${other}`,
      ),
    )
    .all()
    .map(({ id }) => id);
}

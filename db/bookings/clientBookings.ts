import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../client';
import { enquiries } from '../enquiries/schema';
import { people } from '../firm/schema';
import { containsWords, type ListPage, type ListQuery } from '../list';
import { prepared } from '../prepared';
import { now } from '../time';
import { lacksNote } from './consultationNotes';
import { bookings } from './schema';

export type Booking = typeof bookings.$inferSelect;

/** A booking with what its enquiry says about the client. */
export interface ClientBooking extends Booking {
  number: number;
  name: string;
  email: string;
  phone: string;
  topic: string;
}

const ofClient = {
  number: enquiries.number,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  topic: enquiries.topic,
};

/** Which bookings are wanted; absent: any. Times are ISO text. */
export interface BookingFilter {
  from?: string | undefined;
  /** Excluded. */
  to?: string | undefined;
  person_id?: string | undefined;
  office_id?: string | undefined;
  enquiry_id?: string | undefined;
  states?: readonly Booking['state'][] | undefined;
  /** True for those alone that are over and lack a note. */
  isUnnoted?: boolean;
  /** True for those alone that begin within so long (ms), cost something, and aren't paid. */
  unpaidWithin?: number | undefined;
  /** True for those alone that were paid and cancelled, and whose money nobody sent back. */
  isToRefund?: boolean;
  /** True for those of spam instead. */
  isSpam?: boolean;
}

/** Builds the condition of a filter. */
function whereBookings(filter: BookingFilter): SQL | undefined {
  const { from, to, person_id, office_id, enquiry_id, states, isSpam = false, isUnnoted } = filter;
  const { unpaidWithin, isToRefund } = filter;
  return and(
    isSpam ? eq(enquiries.status, 'spam') : ne(enquiries.status, 'spam'),
    from === undefined ? undefined : gte(bookings.starts_at, from),
    to === undefined ? undefined : lt(bookings.starts_at, to),
    person_id === undefined ? undefined : eq(bookings.person_id, person_id),
    office_id === undefined ? undefined : eq(bookings.office_id, office_id),
    enquiry_id === undefined ? undefined : eq(bookings.enquiry_id, enquiry_id),
    states === undefined ? undefined : inArray(bookings.state, [...states]),
    isUnnoted ? lacksNote() : undefined,
    unpaidWithin === undefined ? undefined : isUnpaid(unpaidWithin),
    isToRefund ? toRefund() : undefined,
  );
}

const isUnpaid = (withinMs: number) =>
  and(
    eq(bookings.state, 'booked'),
    ne(bookings.price, ''),
    isNull(bookings.paid_at),
    gt(bookings.starts_at, now()),
    lt(bookings.starts_at, new Date(Date.now() + withinMs).toISOString()),
  );

const toRefund = () =>
  and(eq(bookings.state, 'cancelled'), isNotNull(bookings.paid_at), isNull(bookings.refunded_at));

/** Counts bookings; none of spam. */
export const countBookings = ({ orm }: Database, filter: BookingFilter): number =>
  orm
    .select({ rows: count() })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .where(whereBookings(filter))
    .get()?.rows ?? 0;

/** Lists bookings with their clients, by their start; none of spam. */
export function clientBookings({ orm }: Database, filter: BookingFilter): ClientBooking[] {
  return orm
    .select({ booking: bookings, client: ofClient })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .where(whereBookings(filter))
    .orderBy(asc(bookings.starts_at), asc(bookings.id))
    .all()
    .map(({ booking, client }) => ({ ...booking, ...client }));
}

/** Columns by which pages of bookings are sorted. */
const sortedBy = {
  id: bookings.id,
  starts_at: bookings.starts_at,
  state: bookings.state,
  name: enquiries.name,
  person: people.name,
  created_at: bookings.created_at,
  updated_at: bookings.updated_at,
};

export type BookingColumn = keyof typeof sortedBy;

/** Returns one page of bookings with their clients; none of spam. */
export function pageOfBookings(
  { orm }: Database,
  filter: BookingFilter,
  { sort, offset, limit, q, ids }: ListQuery<BookingColumn>,
): ListPage<ClientBooking> {
  const texts = [enquiries.name, enquiries.email, enquiries.phone, enquiries.topic, people.name];
  const where = and(
    whereBookings(filter),
    q ? containsWords(texts, q) : undefined,
    ids ? inArray(bookings.id, ids) : undefined,
  );
  const order = sort.direction === 'ASC' ? asc : desc;
  const rows = orm
    .select({ booking: bookings, client: ofClient })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .leftJoin(people, eq(people.id, bookings.person_id))
    .where(where)
    .orderBy(order(sortedBy[sort.column]), order(bookings.id))
    .limit(limit)
    .offset(offset)
    .all()
    .map(({ booking, client }) => ({ ...booking, ...client }));
  const total = orm
    .select({ rows: count() })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .leftJoin(people, eq(people.id, bookings.person_id))
    .where(where)
    .get();
  return { rows, total: total?.rows ?? 0 };
}

/** Reads a booking with its client; undefined if there is none. */
export function clientBooking(db: Database, id: string): ClientBooking | undefined {
  const row = statements(db).one.get({ id });
  return row && { ...row.booking, ...row.client };
}

const statements = prepared(({ orm }) => ({
  one: orm
    .select({ booking: bookings, client: ofClient })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare(),
}));

export const bookingsToCome = (db: Database, filter: BookingFilter = {}): ClientBooking[] =>
  clientBookings(db, { from: now(), states: ['booked'], ...filter });

/** Lists standing bookings that begin by a time and whose reminder wasn't decided yet. */
export function unremindedBy(db: Database, by: string): ClientBooking[] {
  return clientBookings(db, { from: now(), to: by, states: ['booked'] }).filter(
    ({ reminded_at }) => reminded_at === null,
  );
}

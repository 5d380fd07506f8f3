import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../client';
import { enquiries } from '../enquiries/schema';
import { now } from '../time';
import { bookings, consultationNotes } from './schema';

/** What was said in a consultation. */
export type ConsultationNote = typeof consultationNotes.$inferSelect;

/** Since when records are asked for, ISO text: set by a migration; always in a newer file. */
const recordsFrom = sql`coalesce((SELECT value FROM settings WHERE key = 'records_from'), '')`;

/** Matches what happened since records are asked for. @param at a column of ISO text. */
export const isSinceRecords = (at: SQL): SQL => sql`${at} >= ${recordsFrom}`;

export const getConsultationNote = ({ orm }: Database, id: string): ConsultationNote | undefined =>
  orm.select().from(consultationNotes).where(eq(consultationNotes.id, id)).get();

export function insertConsultationNote(
  { orm }: Database,
  note: Omit<ConsultationNote, 'created_at'>,
): ConsultationNote {
  const row = { ...note, created_at: now() };
  orm.insert(consultationNotes).values(row).run();
  return row;
}

/** Lists the notes of the consultations of some enquiries, oldest first. */
export function listConsultationNotes(
  { orm }: Database,
  enquiryIds: readonly string[],
): ConsultationNote[] {
  return orm
    .select()
    .from(consultationNotes)
    .where(inArray(consultationNotes.enquiry_id, [...enquiryIds]))
    .orderBy(asc(consultationNotes.created_at))
    .all();
}

const isNoted = sql`EXISTS (SELECT 1 FROM ${consultationNotes} WHERE ${consultationNotes.booking_id} = ${bookings.id})`;

/** Closed since it began, with an outcome that says more than that it was booked. */
const isSettled = and(
  isNotNull(enquiries.outcome),
  ne(enquiries.outcome, 'booked'),
  gte(enquiries.closed_at, bookings.starts_at),
);

/**
 * A consultation that is over, and nobody said what came of it: no note, no outcome, not that the
 * client didn't come. Of bookings joined with their enquiries.
 */
export const lacksNote = (): SQL | undefined =>
  and(
    eq(bookings.state, 'booked'),
    lte(bookings.ends_at, now()),
    isSinceRecords(sql`${bookings.starts_at}`),
    ne(enquiries.status, 'spam'),
    not(isNoted),
    sql`NOT coalesce(${isSettled}, 0)`,
  );

export function countUnnoted({ orm }: Database): number {
  const joined = orm.select({ rows: count() }).from(bookings);
  const ofEnquiry = eq(enquiries.id, bookings.enquiry_id);
  return joined.innerJoin(enquiries, ofEnquiry).where(lacksNote()).get()?.rows ?? 0;
}

/** Returns those of some bookings that lack a note. */
export function unnotedAmong({ orm }: Database, ids: readonly string[]): Set<string> {
  const rows = orm
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiry_id))
    .where(and(inArray(bookings.id, [...ids]), lacksNote()))
    .all();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Its consultation was held, so that advice may have been given: what an agent keeps for seven
 * years. Of enquiries.
 */
export const wasConsulted = (): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.enquiry_id} = ${enquiries.id} AND ${bookings.state} = 'booked' AND ${bookings.ends_at} <= ${now()}) OR EXISTS (SELECT 1 FROM ${consultationNotes} WHERE ${consultationNotes.enquiry_id} = ${enquiries.id}))`;

import { and, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { neverConfirmed } from '../bookings/bookings';
import { wasConsulted } from '../bookings/consultationNotes';
import type { Database } from '../client';
import { eraseMessages } from '../mail/messages';
import { monthsAgo, secondsAgo } from '../time';
import { mergeSearchLater } from './enquirySearch';
import { enquiries, enquiryNotes } from './schema';

/** The last change of a thread or note, ISO text. */
const lastAction = sql`max(${enquiries.updated_at}, coalesce(${enquiries.closed_at}, ''),
  coalesce((SELECT max(created_at) FROM ${enquiryNotes} WHERE ${enquiryNotes.enquiry_id} = ${enquiries.id}), ''))`;

/** What an agent must keep: of a client, or of a consultation that was held. */
const isRecord = (): SQL => sql`(${enquiries.outcome} IS 'client' OR ${wasConsulted()})`;

/**
 * Permanently deletes closed enquiries and spam past retention, with everything that belongs to
 * them, except those on hold. Retention of spam marked by hand starts when it was marked, that of
 * records with their last action. @returns the number deleted.
 */
export function sweepEnquiries(
  db: Database,
  periods: { closedMonths: number; recordMonths: number; spamDays: number },
) {
  const spamSince = sql`coalesce(${enquiries.closed_at}, ${enquiries.received_at})`;
  const isOver = or(
    and(
      eq(enquiries.status, 'closed'),
      lt(enquiries.closed_at, monthsAgo(periods.closedMonths)),
      or(not(isRecord()), sql`${lastAction} < ${monthsAgo(periods.recordMonths)}`),
    ),
    and(eq(enquiries.status, 'spam'), lt(spamSince, secondsAgo(periods.spamDays * 24 * 3600))),
  );
  return deleteEnquiries(db, and(isOver, eq(enquiries.held, false)));
}

/** Deletes enquiries with everything that belongs to them. @returns the number deleted. */
function deleteEnquiries(db: Database, where: SQL | undefined): number {
  return db.orm.transaction((tx) => {
    const over = tx.select({ id: enquiries.id }).from(enquiries).where(where).all();
    const enquiryIds = over.map(({ id }) => id);
    eraseMessages(db, { enquiryIds });
    tx.delete(enquiries).where(inArray(enquiries.id, enquiryIds)).run();
    if (enquiryIds.length > 0) mergeSearchLater(db);
    return enquiryIds.length;
  });
}

/**
 * Deletes enquiries whose bookings were never confirmed, unless somebody took them up. @returns the
 * number deleted.
 */
export function sweepUnconfirmed(db: Database, { hours }: { hours: number }): number {
  const ids = neverConfirmed(db, secondsAgo(hours * 3600));
  return ids.length === 0 ? 0 : deleteEnquiries(db, inArray(enquiries.id, ids));
}

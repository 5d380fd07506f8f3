import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { BookingState } from '../../shared/bookings';
import { lastDigits, visitorValues } from '../../shared/enquiryFields';
import { neverConfirmed } from '../bookings/bookings';
import { isSinceRecords, wasConsulted } from '../bookings/consultationNotes';
import { bookings } from '../bookings/schema';
import { type Database, inTransaction } from '../client';
import { StaleError } from '../errors';
import { columnNames, type ListPage, type ListQuery, listPage, whereEquals } from '../list';
import { eraseMessages } from '../mail/messages';
import { nextNumber } from '../settings';
import { dayInSydney, monthsAgo, nextVersion, now, secondsAgo } from '../time';
import { matchingEnquiries, rebuildSearchIndex } from './enquirySearch';
import {
  contactChannels,
  enquiries,
  type enquiryContacts,
  type enquiryCorrections,
  enquiryKinds,
  enquiryNotes,
  enquiryStatuses,
  handChannels,
  type officeReplies,
  outcomes,
  type particularNames,
  type visitorReplies,
} from './schema';

export type { EnquiryAnswer } from './schema';
export { contactChannels, enquiryKinds, enquiryStatuses, handChannels, outcomes };
export type Enquiry = typeof enquiries.$inferSelect;
/** The author of a reply and its message. */
export type OfficeReply = typeof officeReplies.$inferSelect;
export type VisitorReply = typeof visitorReplies.$inferSelect;
/** A call or talk with a visitor, added by hand. */
export type EnquiryContact = typeof enquiryContacts.$inferSelect;
export type EnquiryNote = typeof enquiryNotes.$inferSelect;
/** One of a visitor's particulars before an admin corrected it. */
export type EnquiryCorrection = typeof enquiryCorrections.$inferSelect;

/** An enquiry in a list, without long texts. */
export interface ListedEnquiry extends Pick<Enquiry, keyof typeof columns> {
  /** In lists, the state of its newest booking; null without one. */
  booking?: BookingState | null;
}

export type NewEnquiry = Omit<
  typeof enquiries.$inferInsert,
  | 'id'
  | 'number'
  | 'created_at'
  | 'updated_at'
  | 'answered_at'
  | 'replied_at'
  | 'delivery'
  | 'closed_at'
  | 'verdict_by'
  | 'learned'
  | 'held'
  | 'phone_digits'
  | 'next_on'
  | 'next_reason'
  | 'outcome'
  | 'outcome_reason'
  | DayName
  | 'erased_at'
>;

const { id, number, kind, status, topic, excerpt } = enquiries;
const { assigned_to, held, spam_score, received_at, answer_by } = enquiries;
const { answered_at, replied_at, delivery, closed_at, updated_at } = enquiries;
const { next_on, next_reason, outcome, channel, office_id } = enquiries;
const columns = {
  id,
  number,
  kind,
  status,
  ...visitorValues(enquiries),
  topic,
  excerpt,
  channel,
  office_id,
  assigned_to,
  held,
  spam_score,
  received_at,
  answer_by,
  answered_at,
  replied_at,
  delivery,
  next_on,
  next_reason,
  outcome,
  closed_at,
  updated_at,
};
// Written out: drizzle leaves table names out of what it selects from one table.
const newestBooking = sql<BookingState | null>`(SELECT newest.state FROM bookings AS newest WHERE newest.enquiry_id = enquiries.id ORDER BY newest.created_at DESC LIMIT 1)`;

/** Columns, and `due` to sort by: 1 if the next step is due, with the newest first among equals. */
const listed = () => ({
  table: enquiries,
  columns: { ...columns, booking: newestBooking, due: sql<number>`coalesce(${isDue()}, 0)` },
  id,
  searched: [],
  ties: { due: received_at },
});
/** List filters; `status` may name several, separated by commas. */
const filterNames = [
  'status',
  'kind',
  'assigned_to',
  'email',
  'delivery',
  'overdue',
  'unanswered',
  'due',
  'without_days',
  'outcome',
  'channel',
  'office_id',
] as const;

/**
 * Stores an enquiry. @returns undefined if its submission was already stored: a form sent twice
 * makes one enquiry.
 */
export function insertEnquiry(db: Database, values: NewEnquiry): Enquiry | undefined {
  const time = now();
  const times = { created_at: time, updated_at: time };
  return inTransaction(db, () => {
    if (submittedId(db, values.submission_id) !== undefined) return undefined;
    const newest = sql<number>`coalesce(max(${enquiries.number}), 1000)`;
    const least = db.orm.select({ newest }).from(enquiries).get()?.newest ?? 1000;
    const number = nextNumber(db, 'enquiry_number', least);
    return db.orm
      .insert(enquiries)
      .values({
        ...values,
        ...times,
        phone_digits: lastDigits(values.phone),
        id: crypto.randomUUID(),
        number,
      })
      .returning()
      .get();
  });
}

/** Returns the id of the enquiry that a submission made; undefined if there is none. */
export function submittedId({ orm }: Database, submissionId: string): string | undefined {
  const query = orm.select({ id: enquiries.id }).from(enquiries);
  return query.where(eq(enquiries.submission_id, submissionId)).get()?.id;
}

/**
 * Lists enquiries without long texts; spam only if the filter asks for it. `q` searches the
 * visitor's messages and the notes, and phone numbers in any form.
 */
export function listEnquiries(
  db: Database,
  { q, filters = {}, ...query }: ListQuery<string, (typeof filterNames)[number]>,
): ListPage<Partial<ListedEnquiry>> {
  const { status, assigned_to, email, overdue, unanswered, due, ...others } = filters;
  const { without_days, ...same } = others;
  const conditions = [
    status === undefined
      ? query.ids
        ? undefined
        : ne(enquiries.status, 'spam')
      : inArray(enquiries.status, status.split(',') as Enquiry['status'][]),
    whereEquals(listed(), same),
    email === undefined ? undefined : eq(enquiries.email, email.toLowerCase()),
    assigned_to === undefined ? undefined : isAssignedTo(assigned_to),
    overdue === undefined ? undefined : isOverdue(),
    unanswered === undefined ? undefined : isUnanswered,
    due === undefined ? undefined : isDue(),
    without_days === undefined ? undefined : isWithoutDays(),
    q ? or(inArray(enquiries.id, matchingEnquiries(q)), hasNumber(q)) : undefined,
  ];
  return listPage(db, listed(), query, and(...conditions));
}

const isOpen = inArray(enquiries.status, ['new', 'open', 'waiting']);

/** A booking that its client has yet to confirm needs no reply. */
const isUnconfirmed = sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.enquiry_id} = ${enquiries.id} AND ${bookings.state} = 'unconfirmed')`;

/** Received, and not opened by anybody yet. */
export const isNew = and(eq(enquiries.status, 'new'), not(isUnconfirmed));

/** Who chose a time, and maybe gave it up, waits for no reply: what they get came by itself. */
const hasBooking = sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.enquiry_id} = ${enquiries.id})`;

/** The visitor is waiting: no reply was written, they wrote back, or the reply isn't sent yet. */
export const isUnanswered = or(
  and(
    inArray(enquiries.status, ['new', 'open']),
    or(and(isNull(enquiries.answered_at), not(hasBooking)), isNotNull(enquiries.replied_at)),
  ),
  and(isOpen, isNotNull(enquiries.delivery)),
);

/** Unanswered past the reply time promised to the visitor. */
export const isOverdue = (): SQL | undefined => and(isUnanswered, lt(enquiries.answer_by, now()));

/** The day of the next step has come. */
export const isDue = (): SQL | undefined =>
  and(isOpen, lte(enquiries.next_on, dayInSydney(new Date())));

/** A client since records are asked for, without one of the days that an agent must prove. */
const isWithoutDays = (): SQL | undefined =>
  and(
    eq(enquiries.outcome, 'client'),
    isNull(enquiries.erased_at),
    isSinceRecords(sql`coalesce(${enquiries.closed_at}, ${enquiries.updated_at})`),
    or(
      isNull(enquiries.guide_given_on),
      isNull(enquiries.agreement_sent_on),
      isNull(enquiries.agreement_signed_on),
    ),
  );

/** Counts the clients without one of the days that an agent must prove. */
export const countWithoutDays = ({ orm }: Database): number =>
  orm.select({ rows: count() }).from(enquiries).where(isWithoutDays()).get()?.rows ?? 0;

/** Matches a phone number however it was typed; undefined if the text isn't one. */
const hasNumber = (text: string): SQL | undefined => {
  const digits = /^[+\d\s().-]+$/.test(text) ? lastDigits(text) : '';
  return digits === '' ? undefined : eq(enquiries.phone_digits, digits);
};

/** Matches unassigned enquiries for empty text or `nobody`. */
function isAssignedTo(adminId: string): SQL {
  return adminId === '' || adminId === 'nobody'
    ? isNull(enquiries.assigned_to)
    : eq(enquiries.assigned_to, adminId);
}

export function getEnquiry({ orm }: Database, id: string): Enquiry | undefined {
  return orm.select().from(enquiries).where(eq(enquiries.id, id)).get();
}

export const enquirySource = {
  columns: [...columnNames(columns), 'due' as const],
  filters: filterNames,
  list: listEnquiries,
  get: getEnquiry,
};

/** Days that an agent must be able to prove. */
export type DayName = 'guide_given_on' | 'agreement_sent_on' | 'agreement_signed_on';

/** Fields an admin may change. Absent fields keep their values. */
export type EnquiryValues = Partial<
  Pick<
    Enquiry,
    | ('status' | 'assigned_to' | 'held' | 'answer_by' | 'verdict_by')
    | ('next_on' | 'next_reason' | 'outcome' | 'outcome_reason')
    | ('office_id' | 'contact_by')
    | DayName
    | (typeof particularNames)[number]
  >
>;

/**
 * Changes an enquiry. One that is over has no next step.
 * @param readVersion the `updated_at` that the client read. @returns undefined if there is no such
 *   enquiry.
 * @throws StaleError if it was changed since.
 */
export function updateEnquiry(
  { orm }: Database,
  id: string,
  values: EnquiryValues,
  readVersion?: string,
): Enquiry | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select().from(enquiries).where(eq(enquiries.id, id)).get();
    if (!stored) return undefined;
    if (readVersion !== undefined && readVersion !== stored.updated_at) throw new StaleError();
    const { status = stored.status } = values;
    const isOver = status === 'closed' || status === 'spam';
    const closed_at = !isOver ? null : status === stored.status ? stored.closed_at : now();
    const updated_at = nextVersion(stored.updated_at);
    const isIt = eq(enquiries.id, id);
    tx.update(enquiries)
      .set({
        ...values,
        ...(values.phone !== undefined && { phone_digits: lastDigits(values.phone) }),
        ...(isOver && noNextStep),
        closed_at,
        updated_at,
      })
      .where(isIt)
      .run();
    return tx.select().from(enquiries).where(isIt).get();
  });
}

const noNextStep = { next_on: null, next_reason: '' };

/** The last change of a thread or note, ISO text. */
const lastAction = sql`max(${enquiries.updated_at}, coalesce(${enquiries.closed_at}, ''),
  coalesce((SELECT max(created_at) FROM ${enquiryNotes} WHERE ${enquiryNotes.enquiry_id} = ${enquiries.id}), ''))`;

/** What an agent must keep: of a client, or of a consultation that was held. */
export const isRecord = (): SQL => sql`(${enquiries.outcome} IS 'client' OR ${wasConsulted()})`;

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
    if (enquiryIds.length > 0) rebuildSearchIndex(db);
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

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
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { BookingState } from '../../shared/bookings';
import { daysAfter } from '../../shared/days';
import {
  lastDigits,
  type OfficeFieldName,
  officeField,
  officeFieldNames,
  visaNoticeDays,
  visitorValues,
} from '../../shared/enquiryFields';
import { pick } from '../../shared/pick';
import { isSinceRecords } from '../bookings/consultationNotes';
import { bookings } from '../bookings/schema';
import { type Database, inTransaction } from '../client';
import {
  columnNames,
  countRows,
  type ListPage,
  type ListQuery,
  listIds,
  listPage,
  whereEquals,
} from '../list';
import { prepared } from '../prepared';
import { nextNumber } from '../settings';
import { dayInSydney, now } from '../time';
import { matchingEnquiries } from './enquirySearch';
import {
  contactChannels,
  enquiries,
  type enquiryContacts,
  type enquiryCorrections,
  enquiryKinds,
  type enquiryNotes,
  enquiryStatuses,
  handChannels,
  type officeReplies,
  type visitorReplies,
} from './schema';

export type { EnquiryAnswer } from './schema';
export { contactChannels, enquiryKinds, enquiryStatuses, handChannels };
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

type Insert = typeof enquiries.$inferInsert;
/** Values of an enquiry as it comes in: the rest follows from them, or comes later. */
export type NewEnquiry = Omit<
  Insert,
  | ('id' | 'number' | 'phone_digits' | 'created_at' | 'updated_at' | OfficeFieldName)
  | ('answered_at' | 'replied_at' | 'delivery' | 'closed_at' | 'verdict_by' | 'erased_at')
  | ('learned' | 'held')
> &
  Partial<Pick<Insert, OfficeFieldName>>;

const { id, number, kind, status, topic, excerpt } = enquiries;
const { assigned_to, held, spam_score, received_at, answer_by } = enquiries;
const { answered_at, replied_at, delivery, closed_at, updated_at } = enquiries;
const { contact_by, channel, office_id } = enquiries;
const columns = {
  id,
  number,
  kind,
  status,
  ...visitorValues(enquiries),
  topic,
  excerpt,
  contact_by,
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
  ...pick(enquiries, officeFieldNames),
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
  // Each has an index that ends with them.
  ties: { kind: received_at, status: received_at, next_on: received_at },
});
type ChoiceName = Extract<OfficeFieldName, 'outcome'>;
const choiceNames = officeFieldNames.filter(
  (name): name is ChoiceName => officeField(name).kind === 'choice',
);
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
  'visa_ending',
  'channel',
  'office_id',
  ...choiceNames,
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

type EnquiryQuery = ListQuery<string, (typeof filterNames)[number]>;

/**
 * Lists enquiries without long texts; spam only if the filter asks for it. `q` searches the
 * visitor's messages and the notes, and phone numbers in any form.
 */
export function listEnquiries(db: Database, query: EnquiryQuery): ListPage<Partial<ListedEnquiry>> {
  const where = conditionOf(query);
  const { q, filters, ...page } = query;
  return page.sort.column === 'due'
    ? listByDue(db, page, where)
    : listPage(db, listed(), page, where);
}

/** Goes through the ids of all enquiries of a list, in their order. */
export function listEnquiryIds(db: Database, query: EnquiryQuery): Generator<string> {
  const { q, filters, ...page } = query;
  return listIds(db, listed(), page, conditionOf(query));
}

function conditionOf({ q, filters = {}, ids }: EnquiryQuery): SQL | undefined {
  const { status, assigned_to, email, overdue, unanswered, due, ...others } = filters;
  const { without_days, visa_ending, ...same } = others;
  return and(
    status === undefined
      ? ids
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
    visa_ending === undefined ? undefined : isVisaEnding(),
    q ? or(inArray(enquiries.id, matchingEnquiries(q)), hasNumber(q)) : undefined,
  );
}

/** Lists those whose next step is due before or after all others: each part has an index. */
function listByDue(
  db: Database,
  { offset, limit, sort: { direction }, ...query }: ListQuery<string>,
  where: SQL | undefined,
): ListPage<Partial<ListedEnquiry>> {
  const wanted = and(where, query.ids && inArray(id, query.ids));
  // Few or none: whether there is one is known from an index, how many match the rest isn't.
  const dueCount =
    countRows(db, enquiries, isDue()) && countRows(db, enquiries, and(wanted, isDue()));
  const total = countRows(db, enquiries, wanted);
  // By their ids, which the index of received_at has.
  const dueIds = db.orm.select({ id }).from(enquiries).where(isDue());
  const isDueFirst = direction === 'DESC';
  const firstCount = isDueFirst ? dueCount : total - dueCount;
  const part = (isOfDue: boolean, from: number, most: number) => {
    const condition = isOfDue ? isDue() : notInArray(id, dueIds);
    const sort = { column: 'received_at', direction } as const;
    return most <= 0
      ? []
      : listPage<Partial<ListedEnquiry>>(
          db,
          listed(),
          { ...query, sort, offset: from, limit: most },
          and(where, condition),
          total,
        ).rows;
  };
  const first =
    offset < firstCount ? part(isDueFirst, offset, Math.min(limit, firstCount - offset)) : [];
  const rest = part(!isDueFirst, Math.max(0, offset - firstCount), limit - first.length);
  return { rows: [...first, ...rest], total };
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

/**
 * The visa of a client, or of somebody whose enquiry is open, ends within four weeks or has ended,
 * and nobody has seen to that.
 */
const isVisaEnding = (): SQL | undefined =>
  and(
    lte(enquiries.visa_ends_on, daysAfter(dayInSydney(new Date()), visaNoticeDays)),
    or(isOpen, and(eq(enquiries.status, 'closed'), eq(enquiries.outcome, 'client'))),
    sql`${enquiries.visa_end_done} IS NOT ${enquiries.visa_ends_on}`,
    isNull(enquiries.erased_at),
  );

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

const statements = prepared(({ orm }) => ({
  get: orm
    .select()
    .from(enquiries)
    .where(eq(id, sql.placeholder('id')))
    .prepare(),
}));

export const getEnquiry = (db: Database, enquiryId: string): Enquiry | undefined =>
  statements(db).get.get({ id: enquiryId });

export const enquirySource = {
  columns: [...columnNames(columns), 'due' as const],
  filters: filterNames,
  list: listEnquiries,
  get: getEnquiry,
};

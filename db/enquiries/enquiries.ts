import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { visitorValues } from '../../shared/enquiryFields';
import { type Database, inTransaction } from '../client';
import { StaleError } from '../errors';
import { type ListPage, type ListQuery, listPage, namesOf } from '../list';
import { eraseMessages } from '../mail/messages';
import { nextNumber } from '../settings';
import { monthsAgo, nextVersion, now, secondsAgo } from '../time';
import { enquiriesWith, forgetDeletedTexts } from './enquirySearch';
import {
  enquiries,
  type enquiryAnswers,
  enquiryKinds,
  type enquiryNotes,
  type enquiryReplies,
  enquiryStatuses,
} from './schema';
import { forgetSingles, learnVerdict } from './spamTokens';

export type { EnquiryAnswer } from './schema';
export { enquiryKinds, enquiryStatuses };
export type Enquiry = typeof enquiries.$inferSelect;
/** Who wrote an answer, and which message it is. */
export type SentAnswer = typeof enquiryAnswers.$inferSelect;
/** What the visitor wrote back. */
export type EnquiryReply = typeof enquiryReplies.$inferSelect;
export type EnquiryNote = typeof enquiryNotes.$inferSelect;

/** An enquiry as a list shows it: without what is long. */
export type ListedEnquiry = Pick<Enquiry, keyof typeof columns>;

export type OtherEnquiry = Pick<
  Enquiry,
  'id' | 'kind' | 'status' | 'topic' | 'excerpt' | 'received_at'
>;

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
  | 'assigned_to'
>;

const { id, number, kind, status, topic, excerpt } = enquiries;
const { assigned_to, held, spam_score, received_at, answer_by } = enquiries;
const { answered_at, replied_at, delivery, closed_at, updated_at } = enquiries;
const columns = {
  id,
  number,
  kind,
  status,
  ...visitorValues(enquiries),
  topic,
  excerpt,
  assigned_to,
  held,
  spam_score,
  received_at,
  answer_by,
  answered_at,
  replied_at,
  delivery,
  closed_at,
  updated_at,
};
const listed = { table: enquiries, columns, id, searched: [] };
/** What a list may be narrowed by; `status` may name several, with commas between. */
const filterNames = ['status', 'kind', 'assigned_to', 'email', 'delivery', 'overdue'] as const;

/**
 * Writes an enquiry down. @returns undefined where its submission is there already: a form that is
 * sent twice is one enquiry.
 */
export function insertEnquiry(db: Database, values: NewEnquiry): Enquiry | undefined {
  const time = now();
  const times = { created_at: time, updated_at: time };
  return inTransaction(db, () => {
    if (isSubmitted(db, values.submission_id)) return undefined;
    const newest = sql<number>`coalesce(max(${enquiries.number}), 1000)`;
    const least = db.orm.select({ newest }).from(enquiries).get()?.newest ?? 1000;
    const number = nextNumber(db, 'enquiry_number', least);
    return db.orm
      .insert(enquiries)
      .values({ ...values, ...times, id: crypto.randomUUID(), number })
      .returning()
      .get();
  });
}

export function isSubmitted({ orm }: Database, submissionId: string): boolean {
  const found = orm.select({ id: enquiries.id }).from(enquiries);
  return found.where(eq(enquiries.submission_id, submissionId)).get() !== undefined;
}

/**
 * Enquiries without what is long; spam only where the filter asks for it. `q` is looked for in all
 * that the visitor wrote, the notes and what was written back.
 */
export function listEnquiries(
  db: Database,
  { q, filters = {}, ...query }: ListQuery<string, (typeof filterNames)[number]>,
): ListPage<Partial<ListedEnquiry>> {
  const { status, kind, assigned_to, email, delivery, overdue } = filters;
  const conditions = [
    status === undefined
      ? query.ids
        ? undefined
        : ne(enquiries.status, 'spam')
      : inArray(enquiries.status, status.split(',') as Enquiry['status'][]),
    kind === undefined ? undefined : eq(enquiries.kind, kind as Enquiry['kind']),
    email === undefined ? undefined : eq(enquiries.email, email.toLowerCase()),
    assigned_to === undefined ? undefined : assignedTo(assigned_to),
    delivery === undefined ? undefined : eq(enquiries.delivery, delivery as 'failed'),
    overdue === undefined ? undefined : isOverdue(),
    q ? inArray(enquiries.id, enquiriesWith(q)) : undefined,
  ];
  return listPage(db, listed, query, and(...conditions));
}

/** The visitor waits for an answer: none was written, they wrote back, or it has not left yet. */
export const isUnanswered = or(
  and(
    inArray(enquiries.status, ['new', 'open']),
    or(isNull(enquiries.answered_at), isNotNull(enquiries.replied_at)),
  ),
  and(inArray(enquiries.status, ['new', 'open', 'waiting']), isNotNull(enquiries.delivery)),
);

/** Unanswered past the time that the visitor was told. */
export const isOverdue = (): SQL | undefined => and(isUnanswered, lt(enquiries.answer_by, now()));

/** Empty text or `nobody`, which a list's filter can say: nobody. */
function assignedTo(adminId: string): SQL {
  return adminId === '' || adminId === 'nobody'
    ? isNull(enquiries.assigned_to)
    : eq(enquiries.assigned_to, adminId);
}

export function getEnquiry({ orm }: Database, id: string): Enquiry | undefined {
  return orm.select().from(enquiries).where(eq(enquiries.id, id)).get();
}

/** Enquiries as a resource reads them. */
export const enquirySource = {
  columns: namesOf(columns),
  filters: filterNames,
  list: listEnquiries,
  get: getEnquiry,
};

/** The other enquiries of the same address, newest first; 50 at most. */
export function othersOfAddress(
  { orm }: Database,
  { id, email }: Pick<Enquiry, 'id' | 'email'>,
): OtherEnquiry[] {
  const { kind, status, topic, excerpt, received_at } = enquiries;
  return orm
    .select({ id: enquiries.id, kind, status, topic, excerpt, received_at })
    .from(enquiries)
    .where(and(eq(enquiries.email, email), ne(enquiries.id, id)))
    .orderBy(desc(received_at))
    .limit(50)
    .all();
}

/** What an admin may change; an absent field stays as it is. */
export type EnquiryValues = Partial<
  Pick<Enquiry, 'status' | 'assigned_to' | 'held' | 'answer_by' | 'verdict_by'>
>;

/**
 * @param readVersion the `updated_at` that was read. @returns undefined where there is no such enquiry.
 * @throws StaleError where it was changed since.
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
      .set({ ...values, closed_at, updated_at })
      .where(isIt)
      .run();
    learnVerdict(tx, id);
    return tx.select().from(enquiries).where(isIt).get();
  });
}

/**
 * Deletes for good, with all that belongs to them, closed enquiries that nobody holds and spam, when
 * their time is over. What was taken for spam by hand is kept as long from then on. @returns how many.
 */
export function sweepEnquiries(db: Database, kept: { closedMonths: number; spamDays: number }) {
  const spamSince = sql`coalesce(${enquiries.closed_at}, ${enquiries.received_at})`;
  const isOver = or(
    and(eq(enquiries.status, 'closed'), lt(enquiries.closed_at, monthsAgo(kept.closedMonths))),
    and(eq(enquiries.status, 'spam'), lt(spamSince, secondsAgo(kept.spamDays * 24 * 3600))),
  );
  return db.orm.transaction((tx) => {
    const over = tx
      .select()
      .from(enquiries)
      .where(and(isOver, eq(enquiries.held, false)))
      .all();
    for (const enquiry of over) forgetSingles(tx, enquiry);
    const enquiryIds = over.map(({ id }) => id);
    eraseMessages(db, { enquiryIds });
    tx.delete(enquiries).where(inArray(enquiries.id, enquiryIds)).run();
    if (enquiryIds.length > 0) forgetDeletedTexts(db);
    return enquiryIds.length;
  });
}

import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { bookings } from '../bookings/schema';
import type { Orm, Transaction } from '../client';
import { messages } from '../mail/schema';
import { nextVersion, now } from '../time';
import { statusValues } from './enquiryChanges';
import { enquiries, enquiryContacts, visitorReplies } from './schema';

type ThreadChange = 'open' | 'waiting' | 'refused' | 'sent';

/**
 * Updates an enquiry after the delivery of its reply succeeded or failed. Ignores other messages.
 */
export function updateAfterDelivery(
  orm: Orm | Transaction,
  {
    kind,
    status,
    enquiry_id,
  }: Pick<typeof messages.$inferSelect, 'kind' | 'status' | 'enquiry_id'>,
): void {
  if (kind !== 'answer' || enquiry_id === null) return;
  const isRefused = status === 'failed' || status === 'held';
  updateThreadState(
    orm,
    enquiry_id,
    isRefused ? 'refused' : status === 'dropped' ? undefined : 'sent',
  );
}

/**
 * Recomputes an enquiry's state from its replies, calls and bookings. `status` is the new status; `refused`
 * reopens the enquiry, and `sent` undoes that.
 */
export function updateThreadState(
  orm: Orm | Transaction,
  enquiryId: string,
  change: ThreadChange | undefined,
): void {
  const enquiry = orm.select().from(enquiries).where(eq(enquiries.id, enquiryId)).get();
  if (!enquiry) return;
  const isReply = and(eq(messages.enquiry_id, enquiryId), eq(messages.kind, 'answer'));
  const replies = orm
    .select()
    .from(messages)
    .where(and(isReply, ne(messages.status, 'dropped')))
    .orderBy(asc(messages.created_at), sql`rowid`)
    .all();
  const good = replies.filter(({ status }) => status === 'sent' || status === 'waiting');
  const last = replies.at(-1);
  const reply = lastReply(orm, enquiryId);
  const contacts = orm
    .select()
    .from(enquiryContacts)
    .where(eq(enquiryContacts.enquiry_id, enquiryId))
    .all();
  const writtenAt = [...good, ...contacts].map(({ created_at }) => created_at);
  const isReplyAnswered = writtenAt.some((at) => at > (reply?.created_at ?? ''));
  const consultations = orm
    .select({ booked_at: bookings.booked_at })
    .from(bookings)
    // One that the client made is no reply of a person.
    .where(and(eq(bookings.enquiry_id, enquiryId), isNotNull(bookings.created_by)))
    .all();
  const answers = [
    ...good.map(({ created_at }) => created_at),
    ...contacts.map(({ at }) => at),
    ...consultations.flatMap(({ booked_at }) => booked_at ?? []),
  ];
  const isLate = last?.status === 'waiting' && last.attempts > 0;
  const isSpokenSince = contacts.some(({ created_at }) => created_at > (last?.created_at ?? ''));
  const isFailed = last !== undefined && !good.includes(last);
  const delivery = isSpokenSince ? null : isFailed ? 'failed' : isLate ? 'delayed' : null;
  const status = statusAfter(enquiry, change);
  // What the machine notes of a delivery is no edit: who is editing keeps the version that they read.
  const isEdit = change === 'open' || change === 'waiting' || status !== enquiry.status;
  orm
    .update(enquiries)
    .set({
      ...statusValues(enquiry, status, now()),
      delivery,
      answered_at: answers.toSorted()[0] ?? null,
      replied_at: reply && !isReplyAnswered ? reply.received_at : null,
      ...(isEdit && { updated_at: nextVersion(enquiry.updated_at) }),
    })
    .where(eq(enquiries.id, enquiryId))
    .run();
}

function lastReply(
  orm: Orm | Transaction,
  enquiryId: string,
): typeof visitorReplies.$inferSelect | undefined {
  return orm
    .select()
    .from(visitorReplies)
    .where(eq(visitorReplies.enquiry_id, enquiryId))
    .orderBy(desc(visitorReplies.created_at))
    .get();
}

function statusAfter(
  { status, delivery }: Pick<typeof enquiries.$inferSelect, 'status' | 'delivery'>,
  change: ThreadChange | undefined,
) {
  switch (change) {
    case 'refused':
      return status === 'spam' ? status : 'open';
    case 'sent':
      return status === 'open' && delivery === 'failed' ? 'waiting' : status;
    default:
      return change ?? status;
  }
}

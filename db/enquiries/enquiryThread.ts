import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client';
import type { Message } from '../mail/messages';
import { messages } from '../mail/schema';
import { now } from '../time';
import { updateThreadState } from './answerDelivery';
import type { EnquiryNote, EnquiryReply, SentAnswer } from './enquiries';
import { enquiries, enquiryAnswers, enquiryNotes, enquiryReplies } from './schema';

/**
 * Stores a reply and its author with the message that `queue` creates. It is the visitor's turn
 * then.
 * @returns false, without queueing, if the submission was already stored.
 */
export function insertAnswer(
  { orm }: Database,
  answer: Pick<SentAnswer, 'submission_id' | 'enquiry_id' | 'text' | 'created_by'>,
  queue: () => string,
): boolean {
  const isThere = eq(enquiryAnswers.submission_id, answer.submission_id);
  if (orm.select().from(enquiryAnswers).where(isThere).get()) return false;
  orm
    .insert(enquiryAnswers)
    .values({ ...answer, message_id: queue(), created_at: now() })
    .run();
  updateThreadState(orm, answer.enquiry_id, 'waiting');
  return true;
}

/** Marks the last reply as unsent because mail isn't set up. */
export function markUnsent({ orm }: Database, enquiryId: string): void {
  orm.update(enquiries).set({ delivery: 'delayed' }).where(eq(enquiries.id, enquiryId)).run();
}

export function getAnswer({ orm }: Database, submissionId: string): SentAnswer | undefined {
  const isIt = eq(enquiryAnswers.submission_id, submissionId);
  return orm.select().from(enquiryAnswers).where(isIt).get();
}

/**
 * Cancels a reply that wasn't sent yet and reopens the enquiry. @returns its message; undefined if
 * it was sent, is being sent or was cancelled.
 */
export function cancelAnswer(
  { orm }: Database,
  { submission_id, enquiry_id, message_id }: SentAnswer,
): Message | undefined {
  return orm.transaction((tx) => {
    const isWaiting = and(eq(messages.status, 'waiting'), isNull(messages.begun_at));
    const taken = tx
      .delete(messages)
      .where(and(eq(messages.id, message_id), isWaiting))
      .returning()
      .get();
    if (!taken) return undefined;
    tx.delete(enquiryAnswers).where(eq(enquiryAnswers.submission_id, submission_id)).run();
    updateThreadState(tx, enquiry_id, 'open');
    return taken;
  });
}

export function listAnswers({ orm }: Database, enquiryId: string): SentAnswer[] {
  return orm
    .select()
    .from(enquiryAnswers)
    .where(eq(enquiryAnswers.enquiry_id, enquiryId))
    .orderBy(enquiryAnswers.created_at)
    .all();
}

/** Adds a reply from the visitor and reopens the enquiry. Ignores an id that already exists. */
export function insertReply(
  { orm }: Database,
  reply: Omit<EnquiryReply, 'created_at'>,
): EnquiryReply | undefined {
  const isIt = eq(enquiryReplies.id, reply.id);
  const stored = orm.select().from(enquiryReplies).where(isIt).get();
  if (stored) return stored;
  const row = { ...reply, created_at: now() };
  orm.insert(enquiryReplies).values(row).run();
  updateThreadState(orm, reply.enquiry_id, 'open');
  return row;
}

export function listReplies({ orm }: Database, enquiryId: string): EnquiryReply[] {
  return orm
    .select()
    .from(enquiryReplies)
    .where(eq(enquiryReplies.enquiry_id, enquiryId))
    .orderBy(enquiryReplies.received_at)
    .all();
}

/** Lists the `Message-ID`s of mail to the visitor, oldest first, for the `References` header. */
export function listMessageIds({ orm }: Database, enquiryId: string): string[] {
  const isToVisitor = sql`${messages.kind} IN ('acknowledgement', 'answer')`;
  const isUnderWay = sql`${messages.status} IN ('sent', 'waiting')`;
  return orm
    .select({ message_id: messages.message_id })
    .from(messages)
    .where(and(eq(messages.enquiry_id, enquiryId), isToVisitor, isUnderWay))
    .orderBy(asc(messages.created_at), sql`rowid`)
    .all()
    .map(({ message_id }) => message_id);
}

/** Adds a note. Ignores an id that already exists. */
export function insertNote(
  { orm }: Database,
  note: Omit<EnquiryNote, 'created_at'>,
): EnquiryNote | undefined {
  const time = now();
  orm
    .insert(enquiryNotes)
    .values({ ...note, created_at: time })
    .onConflictDoNothing()
    .run();
  return orm.select().from(enquiryNotes).where(eq(enquiryNotes.id, note.id)).get();
}

export function listNotes({ orm }: Database, enquiryId: string): EnquiryNote[] {
  return orm
    .select()
    .from(enquiryNotes)
    .where(eq(enquiryNotes.enquiry_id, enquiryId))
    .orderBy(enquiryNotes.created_at)
    .all();
}

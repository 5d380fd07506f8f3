import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client';
import type { Message } from '../mail/messages';
import { messages } from '../mail/schema';
import { prepared } from '../prepared';
import type {
  Enquiry,
  EnquiryContact,
  EnquiryCorrection,
  EnquiryNote,
  OfficeReply,
  VisitorReply,
} from './enquiries';
import { updateThreadState } from './replyDelivery';
import {
  enquiries,
  enquiryContacts,
  enquiryCorrections,
  enquiryNotes,
  officeReplies,
  particularNames,
  visitorReplies,
} from './schema';

const lists = prepared(({ orm }) => {
  const enquiryId = sql.placeholder('enquiryId');
  return {
    officeReplies: orm
      .select()
      .from(officeReplies)
      .where(eq(officeReplies.enquiry_id, enquiryId))
      .orderBy(officeReplies.created_at)
      .prepare(),
    visitorReplies: orm
      .select()
      .from(visitorReplies)
      .where(eq(visitorReplies.enquiry_id, enquiryId))
      .orderBy(visitorReplies.received_at)
      .prepare(),
    enquiryContacts: orm
      .select()
      .from(enquiryContacts)
      .where(eq(enquiryContacts.enquiry_id, enquiryId))
      .orderBy(enquiryContacts.at)
      .prepare(),
    enquiryNotes: orm
      .select()
      .from(enquiryNotes)
      .where(eq(enquiryNotes.enquiry_id, enquiryId))
      .orderBy(enquiryNotes.created_at)
      .prepare(),
    enquiryCorrections: orm
      .select()
      .from(enquiryCorrections)
      .where(eq(enquiryCorrections.enquiry_id, enquiryId))
      .orderBy(enquiryCorrections.created_at)
      .prepare(),
  };
});

/** Stores a reply and its author with its message. It is the visitor's turn then. */
export function insertOfficeReply({ orm }: Database, reply: OfficeReply): OfficeReply {
  orm.insert(officeReplies).values(reply).run();
  updateThreadState(orm, reply.enquiry_id, 'waiting');
  return reply;
}

/** Marks the last reply as unsent because mail isn't set up. */
export function markUnsent({ orm }: Database, enquiryId: string): void {
  orm.update(enquiries).set({ delivery: 'delayed' }).where(eq(enquiries.id, enquiryId)).run();
}

export function getOfficeReply({ orm }: Database, submissionId: string): OfficeReply | undefined {
  const isIt = eq(officeReplies.submission_id, submissionId);
  return orm.select().from(officeReplies).where(isIt).get();
}

/**
 * Cancels a reply that wasn't sent yet and reopens the enquiry. @returns its message; undefined if
 * it was sent, is being sent or was cancelled.
 */
export function cancelOfficeReply(
  { orm }: Database,
  { submission_id, enquiry_id, message_id }: OfficeReply,
): Message | undefined {
  return orm.transaction((tx) => {
    const isWaiting = and(eq(messages.status, 'waiting'), isNull(messages.begun_at));
    const taken = tx
      .delete(messages)
      .where(and(eq(messages.id, message_id), isWaiting))
      .returning()
      .get();
    if (!taken) return undefined;
    tx.delete(officeReplies).where(eq(officeReplies.submission_id, submission_id)).run();
    updateThreadState(tx, enquiry_id, 'open');
    return taken;
  });
}

export const listOfficeReplies = (db: Database, enquiryId: string): OfficeReply[] =>
  lists(db).officeReplies.all({ enquiryId });

export const getVisitorReply = ({ orm }: Database, id: string): VisitorReply | undefined =>
  orm.select().from(visitorReplies).where(eq(visitorReplies.id, id)).get();

/** Adds a reply from the visitor and reopens the enquiry. */
export function insertVisitorReply({ orm }: Database, reply: VisitorReply): VisitorReply {
  orm.insert(visitorReplies).values(reply).run();
  updateThreadState(orm, reply.enquiry_id, 'open');
  return reply;
}

export const listVisitorReplies = (db: Database, enquiryId: string): VisitorReply[] =>
  lists(db).visitorReplies.all({ enquiryId });

export const getContact = ({ orm }: Database, id: string): EnquiryContact | undefined =>
  orm.select().from(enquiryContacts).where(eq(enquiryContacts.id, id)).get();

/** Adds a call or talk with the visitor, which counts as a reply: it is their turn then. */
export function insertContact({ orm }: Database, contact: EnquiryContact): EnquiryContact {
  orm.insert(enquiryContacts).values(contact).run();
  updateThreadState(orm, contact.enquiry_id, 'waiting');
  return contact;
}

export const listContacts = (db: Database, enquiryId: string): EnquiryContact[] =>
  lists(db).enquiryContacts.all({ enquiryId });

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

export const getNote = ({ orm }: Database, id: string): EnquiryNote | undefined =>
  orm.select().from(enquiryNotes).where(eq(enquiryNotes.id, id)).get();

export function insertNote({ orm }: Database, note: EnquiryNote): EnquiryNote {
  orm.insert(enquiryNotes).values(note).run();
  return note;
}

export const listNotes = (db: Database, enquiryId: string): EnquiryNote[] =>
  lists(db).enquiryNotes.all({ enquiryId });

/**
 * Records which particulars differ from before. Mail that isn't sent goes to the new address, or to
 * nobody if there is none any more.
 * @param at ISO text.
 */
export function recordCorrections(
  { orm }: Database,
  before: Enquiry,
  after: Enquiry,
  username: string,
  at: string,
): void {
  const changed = particularNames.filter((field) => before[field] !== after[field]);
  const corrected = { enquiry_id: after.id, created_by: username, created_at: at };
  for (const field of changed) {
    const values = { id: crypto.randomUUID(), field, before: before[field], after: after[field] };
    orm
      .insert(enquiryCorrections)
      .values({ ...corrected, ...values })
      .run();
  }
  if (!changed.includes('email')) return;
  const isUnsent = inArray(messages.status, ['waiting', 'failed', 'held']);
  const isToVisitor = inArray(messages.kind, ['acknowledgement', 'answer']);
  const unsent = orm
    .update(messages)
    .set(
      after.email === ''
        ? { status: 'failed', last_error: 'the address was removed' }
        : { to_email: after.email },
    )
    .where(and(eq(messages.enquiry_id, after.id), isToVisitor, isUnsent, isNull(messages.begun_at)))
    .run();
  if (after.email === '' && unsent.changes > 0) updateThreadState(orm, after.id, 'refused');
}

export const listCorrections = (db: Database, enquiryId: string): EnquiryCorrection[] =>
  lists(db).enquiryCorrections.all({ enquiryId });

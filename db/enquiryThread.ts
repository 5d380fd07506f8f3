import { eq } from 'drizzle-orm';
import type { Database } from './client';
import type { EnquiryNote, EnquiryReply } from './enquiries';
import { enquiryAnswers, enquiryNotes } from './schema';
import { now } from './time';

/**
 * Writes down who answers, with the message that `queue` makes. @returns false where the submission is
 * there already: nothing is queued then.
 */
export function insertAnswer(
  { orm }: Database,
  answer: Pick<EnquiryReply, 'submission_id' | 'enquiry_id' | 'created_by'>,
  queue: () => string,
): boolean {
  const isThere = eq(enquiryAnswers.submission_id, answer.submission_id);
  if (orm.select().from(enquiryAnswers).where(isThere).get()) return false;
  orm
    .insert(enquiryAnswers)
    .values({ ...answer, message_id: queue(), created_at: now() })
    .run();
  return true;
}

export function listReplies({ orm }: Database, enquiryId: string): EnquiryReply[] {
  return orm
    .select()
    .from(enquiryAnswers)
    .where(eq(enquiryAnswers.enquiry_id, enquiryId))
    .orderBy(enquiryAnswers.created_at)
    .all();
}

/** Writes a note down; one whose id is there already stays as it is. */
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

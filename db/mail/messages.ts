import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../client';
import { updateAfterDelivery } from '../enquiries/replyDelivery';
import { defineResource } from '../resource';
import { nextVersion, now, secondsAgo } from '../time';
import { isMail, isMailRow, type Mail } from './providerCalls';
import { messages } from './schema';

/** A row of the outbox: a message as sent, or a provider call. */
export type Message = typeof messages.$inferSelect;

export interface NewMessage {
  kind: Mail['kind'];
  to_email: string;
  to_name?: string;
  /** Reply address, if different from the sender's. */
  reply_to?: string | null;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string> | null;
  /** A calendar file with a method. */
  calendar?: string | null;
  /** Expiry (ISO text): not sent after it. */
  expires_at?: string | null;
  /** Its enquiry: the message is kept and erased with it. */
  enquiry_id?: string | null;
  /** Host name of the site, the domain of the `Message-ID`. */
  host: string;
  /** `held`: waits until an admin releases it. */
  status?: 'waiting' | 'held';
  /** How long it can be cancelled, in seconds. */
  waitSeconds?: number;
}

/** Retention of messages without an enquiry, after they were sent or cancelled. */
const keptSeconds = 30 * 24 * 60 * 60;

export const outbox = defineResource(messages, {
  searched: ['to_email', 'to_name', 'subject', 'text'],
  filters: ['status', 'kind', 'enquiry_id', 'to_email'],
  only: isMail,
});

/**
 * Queues a message. May be called inside a transaction; wake the sender afterwards
 * (`services.wakeSender()`).
 */
export function queueMessage({ orm }: Database, message: NewMessage): Message {
  const { host, status = 'waiting', waitSeconds = 0, ...values } = message;
  const at = new Date();
  const time = at.toISOString();
  return orm
    .insert(messages)
    .values({
      ...values,
      id: crypto.randomUUID(),
      to_email: values.to_email.toLowerCase(),
      message_id: `${crypto.randomUUID()}@${host}`,
      status,
      next_attempt_at: new Date(at.getTime() + waitSeconds * 1000).toISOString(),
      created_at: time,
      updated_at: time,
    })
    .returning()
    .get();
}

/** Counts messages waiting after a failed attempt or, without mail set up, all that wait. */
export function countDelayed({ orm }: Pick<Database, 'orm'>, hasMail: boolean): number {
  const isLate = hasMail ? gt(messages.attempts, 0) : undefined;
  const where = and(eq(messages.status, 'waiting'), isMail, isLate);
  return orm.select({ rows: count() }).from(messages).where(where).get()?.rows ?? 0;
}

/**
 * Returns when the message was written that has been waiting longest; undefined if none waits.
 * @param lanes what is sent at all: mail, calls to the newsletter provider, or both.
 */
export function oldestWaiting(
  { orm }: Pick<Database, 'orm'>,
  lanes: { mail: boolean; newsletter: boolean },
): string | undefined {
  const sent = or(lanes.mail ? isMail : undefined, lanes.newsletter ? not(isMail) : undefined);
  if (!sent) return undefined;
  return orm
    .select({ at: messages.created_at })
    .from(messages)
    .where(and(eq(messages.status, 'waiting'), sent))
    .orderBy(asc(messages.created_at))
    .get()?.at;
}

/** Returns when the last waiting confirmation will be sent (ISO text); undefined if none waits. */
export function lastConfirmationAt({ orm }: Database): string | undefined {
  return orm
    .select({ at: messages.next_attempt_at })
    .from(messages)
    .where(and(eq(messages.status, 'waiting'), eq(messages.kind, 'confirmation')))
    .orderBy(desc(messages.next_attempt_at))
    .get()?.at;
}

/** Lists messages to or about an enquiry, oldest first. */
export function messagesOfEnquiry({ orm }: Database, enquiryId: string): Mail[] {
  return orm
    .select()
    .from(messages)
    .where(eq(messages.enquiry_id, enquiryId))
    .orderBy(asc(messages.created_at), sql`rowid`)
    .all()
    .filter(isMailRow);
}

/**
 * Queues a waiting, failed, cancelled or held message for immediate delivery; undefined if it was
 * sent or is being sent.
 */
export function retryMessage(db: Database, id: string): Message | undefined {
  const due = { status: 'waiting', attempts: 0, next_attempt_at: now(), last_error: null } as const;
  return change(db, and(eq(messages.id, id), ne(messages.status, 'sent')), due)[0];
}

/** Holds an enquiry's unsent notice and acknowledgement. */
export function holdMessages(db: Database, enquiryId: string): void {
  const isAutomatic = inArray(messages.kind, ['enquiry-notice', 'acknowledgement']);
  const isOfEnquiry = and(eq(messages.enquiry_id, enquiryId), isAutomatic);
  change(db, and(isOfEnquiry, eq(messages.status, 'waiting')), { status: 'held' });
}

/** Deletes an enquiry's held notice and acknowledgement. @returns their kinds. */
export function deleteHeldMessages({ orm }: Database, enquiryId: string): Message['kind'][] {
  const isAutomatic = inArray(messages.kind, ['enquiry-notice', 'acknowledgement']);
  // A held message with an error was being sent when the server stopped.
  const isHeld = and(eq(messages.status, 'held'), isNull(messages.last_error));
  return orm
    .delete(messages)
    .where(and(eq(messages.enquiry_id, enquiryId), isAutomatic, isHeld))
    .returning()
    .all()
    .map(({ kind }) => kind);
}

/** Cancels a message; undefined if it was sent or is being sent. */
export function cancelMessage(db: Database, id: string): Message | undefined {
  return change(db, and(eq(messages.id, id), ne(messages.status, 'sent')), {
    status: 'dropped',
  })[0];
}

function change({ orm }: Database, where: SQL | undefined, values: Partial<Message>): Message[] {
  return orm.transaction((tx) =>
    tx
      .select()
      .from(messages)
      .where(and(where, isMail, isNull(messages.begun_at)))
      .all()
      .map(({ id, updated_at }) => {
        const changed = tx
          .update(messages)
          .set({ ...values, updated_at: nextVersion(updated_at) })
          .where(eq(messages.id, id))
          .returning()
          .get();
        updateAfterDelivery(tx, changed);
        return changed;
      }),
  );
}

/**
 * Deletes all mail to or from addresses (in lower case), and all mail of these enquiries. @returns the number
 * deleted.
 */
export function eraseMessages(
  { orm }: Database,
  { emails = [], enquiryIds = [] }: { emails?: string[]; enquiryIds?: string[] },
): number {
  const ofAddress =
    emails.length > 0
      ? or(inArray(messages.to_email, emails), inArray(messages.reply_to, emails))
      : undefined;
  const ofEnquiries = enquiryIds.length > 0 ? inArray(messages.enquiry_id, enquiryIds) : undefined;
  if (!ofAddress && !ofEnquiries) return 0;
  return orm
    .delete(messages)
    .where(and(isMail, or(ofAddress, ofEnquiries)))
    .run().changes;
}

/**
 * Deletes messages sent or cancelled a month ago that belong to no enquiry. @returns the number
 * deleted.
 */
export function sweepMessages({ orm }: Database): number {
  const isDone = inArray(messages.status, ['sent', 'dropped']);
  const isOld = lte(messages.updated_at, secondsAgo(keptSeconds));
  return orm
    .delete(messages)
    .where(and(isDone, isOld, isNull(messages.enquiry_id)))
    .run().changes;
}

/** Counts messages by status, without calls. Omits statuses without messages. */
export function countMessages({
  orm,
}: Pick<Database, 'orm'>): Partial<Record<Message['status'], number>> {
  const counted = orm.select({ status: messages.status, count: count() });
  const rows = counted.from(messages).where(isMail).groupBy(messages.status).all();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

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
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../client';
import { followAnswer } from '../enquiries/answerDelivery';
import { describe } from '../resource';
import { nextVersion, now, secondsAgo } from '../time';
import { isMail, isMailRow, type Mail } from './providerCalls';
import { messages } from './schema';

/** A row of the outbox: a message as it is sent, or a call. */
export type Message = typeof messages.$inferSelect;

export interface NewMessage {
  kind: Mail['kind'];
  to_email: string;
  to_name?: string;
  /** An address that answers go to, where it isn't the sender's. */
  reply_to?: string | null;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string> | null;
  /** The enquiry that it belongs to: it is kept and erased with it. */
  enquiry_id?: string | null;
  /** Name of the site's host, which ends its `Message-ID`. */
  host: string;
  /** `held`: it waits until an admin lets it go. */
  status?: 'waiting' | 'held';
  /** For so long it can be taken back. */
  waitSeconds?: number;
}

/** Messages that belong to no enquiry are forgotten this long after they were sent or dropped. */
const keptSeconds = 30 * 24 * 60 * 60;

export const outbox = describe(messages, {
  searched: ['to_email', 'to_name', 'subject', 'text'],
  filters: ['status', 'kind', 'enquiry_id', 'to_email'],
  only: isMail,
});

/**
 * Writes a message down to be sent; it may be called inside a transaction of the caller's, who wakes
 * the sender afterwards (`services.wakeSender()`).
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

/** How many messages wait after a failed attempt or, without mail set up, at all. */
export function countLate({ orm }: Pick<Database, 'orm'>, hasMail: boolean): number {
  const isLate = hasMail ? gt(messages.attempts, 0) : undefined;
  const where = and(eq(messages.status, 'waiting'), isMail, isLate);
  return orm.select({ rows: count() }).from(messages).where(where).get()?.rows ?? 0;
}

/** When the last of the confirmations that wait is to be sent (ISO text); undefined where none waits. */
export function lastConfirmationAt({ orm }: Database): string | undefined {
  return orm
    .select({ at: messages.next_attempt_at })
    .from(messages)
    .where(and(eq(messages.status, 'waiting'), eq(messages.kind, 'confirmation')))
    .orderBy(desc(messages.next_attempt_at))
    .get()?.at;
}

/** What was written to or about an enquiry, oldest first. */
export function messagesOfEnquiry({ orm }: Database, enquiryId: string): Mail[] {
  return orm
    .select()
    .from(messages)
    .where(eq(messages.enquiry_id, enquiryId))
    .orderBy(asc(messages.created_at), sql`rowid`)
    .all()
    .filter(isMailRow);
}

/** Sends at once what waits, failed, was dropped or is held; undefined where it was sent or is under way. */
export function retryMessage(db: Database, id: string): Message | undefined {
  const due = { status: 'waiting', attempts: 0, next_attempt_at: now(), last_error: null } as const;
  return change(db, and(eq(messages.id, id), ne(messages.status, 'sent')), due)[0];
}

/** Holds back what hasn't left of an enquiry's notice and acknowledgement. */
export function holdMessages(db: Database, enquiryId: string): void {
  const isAutomatic = inArray(messages.kind, ['enquiry-notice', 'acknowledgement']);
  const isOfEnquiry = and(eq(messages.enquiry_id, enquiryId), isAutomatic);
  change(db, and(isOfEnquiry, eq(messages.status, 'waiting')), { status: 'held' });
}

/** Takes away an enquiry's notice and acknowledgement that were held back unsent. @returns their kinds. */
export function takeHeldMessages({ orm }: Database, enquiryId: string): Message['kind'][] {
  const isAutomatic = inArray(messages.kind, ['enquiry-notice', 'acknowledgement']);
  // One with an error was under way when the server ended.
  const isHeld = and(eq(messages.status, 'held'), isNull(messages.last_error));
  return orm
    .delete(messages)
    .where(and(eq(messages.enquiry_id, enquiryId), isAutomatic, isHeld))
    .returning()
    .all()
    .map(({ kind }) => kind);
}

/** Decides that a message isn't sent; undefined where it was, or is just being sent. */
export function dropMessage(db: Database, id: string): Message | undefined {
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
        followAnswer(tx, changed);
        return changed;
      }),
  );
}

/** Deletes all mail to or from an address, and all of these enquiries. @returns how many. */
export function eraseMessages(
  { orm }: Database,
  { email, enquiryIds = [] }: { email?: string; enquiryIds?: string[] },
): number {
  const address = email?.toLowerCase();
  const ofAddress = address
    ? or(eq(messages.to_email, address), eq(messages.reply_to, address))
    : undefined;
  const ofEnquiries = enquiryIds.length > 0 ? inArray(messages.enquiry_id, enquiryIds) : undefined;
  if (!ofAddress && !ofEnquiries) return 0;
  return orm
    .delete(messages)
    .where(and(isMail, or(ofAddress, ofEnquiries)))
    .run().changes;
}

/** Forgets what was sent or dropped a month ago and belongs to no enquiry. @returns how many. */
export function sweepMessages({ orm }: Database): number {
  const isDone = inArray(messages.status, ['sent', 'dropped']);
  const isOld = lte(messages.updated_at, secondsAgo(keptSeconds));
  return orm
    .delete(messages)
    .where(and(isDone, isOld, isNull(messages.enquiry_id)))
    .run().changes;
}

/** How many messages have each status, without calls; those that have none are left out. */
export function countMessages({
  orm,
}: Pick<Database, 'orm'>): Partial<Record<Message['status'], number>> {
  const counted = orm.select({ status: messages.status, count: count() });
  const rows = counted.from(messages).where(isMail).groupBy(messages.status).all();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

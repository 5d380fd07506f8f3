import { and, asc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../client';
import { updateAfterDelivery } from '../enquiries/replyDelivery';
import { secureDeleteLater } from '../file/secureDelete';
import { nextVersion, now } from '../time';
import type { Message } from './messages';
import { type CallKind, isCall, isCallKind, isMail } from './providerCalls';
import { messages, subscribers } from './schema';

/**
 * Mail and provider calls are queued separately: if one server is down, the other queue goes on.
 */
const lanes = { mail: isMail, newsletter: isCall };
export type Lane = keyof typeof lanes;

/**
 * Returns the waiting message that is due first, possibly later; undefined if none waits.
 * Confirmations, which strangers can trigger, come after all others that are due.
 * @param passesExpired passes over messages that are expired by a clock which may be wrong.
 */
export function nextMessage(
  { orm }: Database,
  lane: Lane,
  passesExpired = false,
): Message | undefined {
  const isValid = passesExpired
    ? or(isNull(messages.expires_at), gt(messages.expires_at, now()))
    : undefined;
  const isWaiting = and(eq(messages.status, 'waiting'), lanes[lane], isValid);
  const first = (where: SQL | undefined) =>
    orm
      .select()
      .from(messages)
      .where(where)
      .orderBy(asc(messages.next_attempt_at), sql`rowid`)
      .get();
  const next = first(isWaiting);
  if (next?.kind !== 'confirmation' || next.next_attempt_at > now()) return next;
  const other = first(and(isWaiting, ne(messages.kind, 'confirmation')));
  return other && other.next_attempt_at <= now() ? other : next;
}

/** Records that a message is about to be sent. */
export function beginSending({ orm }: Database, id: string): void {
  orm.update(messages).set({ begun_at: now() }).where(eq(messages.id, id)).run();
}

/** Result of a delivery attempt; `retryAt` (ISO text) for another attempt. */
export type SendingOutcome =
  | { status: 'sent' }
  | { status: 'failed'; reason: string }
  | { status: 'waiting'; reason: string; retryAt: string };

/**
 * Records the result of an attempt, also on the enquiry that the message answers or the subscriber
 * that the call is about. Ignores a call that was replaced meanwhile.
 */
export function recordMessage(db: Database, message: Message, outcome: SendingOutcome): void {
  const isSent = outcome.status === 'sent';
  const { kind } = message;
  db.orm.transaction((tx) => {
    if (isSent && isCallKind(kind)) {
      const reported = tx.delete(messages).where(eq(messages.id, message.id)).run().changes > 0;
      if (reported) recordSynced(tx, kind, message.to_email);
      return;
    }
    tx.update(messages)
      .set({
        status: outcome.status,
        attempts: message.attempts + 1,
        last_error: isSent ? null : outcome.reason,
        begun_at: null,
        updated_at: nextVersion(message.updated_at),
        ...(isSent && { sent_at: now() }),
        ...(outcome.status === 'waiting' && { next_attempt_at: outcome.retryAt }),
      })
      .where(eq(messages.id, message.id))
      .run();
    updateAfterDelivery(tx, { ...message, status: outcome.status });
  });
  if (isSent && kind === 'erase') secureDeleteLater(db);
}

/**
 * Finishes an erasure here once the provider has erased the address, unless its owner was asked
 * again.
 */
function recordSynced(tx: Transaction, kind: CallKind, email: string): void {
  const isOwn = eq(subscribers.email, email);
  if (kind === 'erase') {
    tx.delete(subscribers)
      .where(and(isOwn, isNull(subscribers.asked_at)))
      .run();
    tx.update(subscribers).set({ state: 'unconfirmed', told: null }).where(isOwn).run();
    return;
  }
  const told = kind === 'subscribe' ? 'subscribed' : 'left';
  tx.update(subscribers).set({ told }).where(isOwn).run();
}

/** Lists messages whose delivery began without a result, because the server stopped meanwhile. */
export function interruptedMessages({ orm }: Database): Message[] {
  return orm.select().from(messages).where(isNotNull(messages.begun_at)).all();
}

/** Queues an interrupted message again, or holds it with a reason. */
export function resumeMessage({ orm }: Database, id: string, held?: string): void {
  const values = held ? ({ status: 'held', last_error: held } as const) : {};
  orm.transaction((tx) => {
    const resumed = tx
      .update(messages)
      .set({ ...values, begun_at: null })
      .where(eq(messages.id, id))
      .returning()
      .get();
    if (resumed) updateAfterDelivery(tx, resumed);
  });
}

import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../client';
import { followAnswer } from '../enquiries/answerDelivery';
import { nextVersion, now } from '../time';
import type { Message } from './messages';
import { messages } from './schema';

/** The waiting message that is due first, perhaps not yet; undefined where none waits. */
export function nextMessage({ orm }: Database): Message | undefined {
  return orm
    .select()
    .from(messages)
    .where(eq(messages.status, 'waiting'))
    .orderBy(asc(messages.next_attempt_at))
    .get();
}

/** Writes down that a message is about to be handed over. */
export function beginSending({ orm }: Database, id: string): void {
  orm.update(messages).set({ begun_at: now() }).where(eq(messages.id, id)).run();
}

/** How a sending ended; `retryAt` (ISO text) for one to be sent again. */
export type SendingOutcome =
  | { status: 'sent' }
  | { status: 'failed'; reason: string }
  | { status: 'waiting'; reason: string; retryAt: string };

/** Writes down how a sending ended, also in the enquiry that the message answers. */
export function recordMessage({ orm }: Database, message: Message, outcome: SendingOutcome): void {
  const isSent = outcome.status === 'sent';
  orm.transaction((tx) => {
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
    followAnswer(tx, { ...message, status: outcome.status });
  });
}

/** Messages whose sending had begun and has no outcome: the server ended meanwhile. */
export function interruptedMessages({ orm }: Database): Message[] {
  return orm.select().from(messages).where(isNotNull(messages.begun_at)).all();
}

/** Puts an interrupted message back among those that wait, or holds it with a reason. */
export function resumeMessage({ orm }: Database, id: string, held?: string): void {
  const values = held ? ({ status: 'held', last_error: held } as const) : {};
  orm.transaction((tx) => {
    const resumed = tx
      .update(messages)
      .set({ ...values, begun_at: null })
      .where(eq(messages.id, id))
      .returning()
      .get();
    if (resumed) followAnswer(tx, resumed);
  });
}

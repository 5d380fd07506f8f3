import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../client';
import { now } from '../time';
import { callKinds, type messageKinds, messages, subscribers } from './schema';

type Message = typeof messages.$inferSelect;
/** Calls to the newsletter provider about an address. */
export type CallKind = (typeof callKinds)[number];

export const isCallKind = (kind: Message['kind']): kind is CallKind =>
  callKinds.some((call) => call === kind);
/** A message to somebody, as the outbox lists it. */
export type Mail = Message & { kind: (typeof messageKinds)[number] };
export const isMailRow = (message: Message): message is Mail => !isCallKind(message.kind);
export const isCall = inArray(messages.kind, [...callKinds]);
export const isMail = notInArray(messages.kind, [...callKinds]);
const callOf = (email: string) => and(eq(messages.to_email, email), isCall);

/** How much the provider knows of a subscriber; `held`: nothing, and it must not be told yet. */
export const subscriberStatus = sql<'waiting' | 'sent' | 'failed' | 'held'>`coalesce(
  (SELECT ${messages.status} FROM ${messages} WHERE ${messages.to_email} = ${subscribers.email} AND ${isCall}),
  iif(${subscribers.told} IS NULL, 'held', 'sent'))`;

export function findCall(orm: Orm | Transaction, email: string): Message | undefined {
  return orm.select().from(messages).where(callOf(email)).get();
}

export function queueCall(tx: Transaction, kind: CallKind, email: string): void {
  cancelCall(tx, email);
  const id = crypto.randomUUID();
  const time = now();
  const times = { next_attempt_at: time, created_at: time, updated_at: time };
  tx.insert(messages)
    .values({
      ...times,
      id,
      message_id: id,
      kind,
      to_email: email,
      subject: '',
      text: '',
      html: '',
    })
    .run();
}

export function cancelCall(tx: Transaction, email: string): void {
  tx.delete(messages).where(callOf(email)).run();
}

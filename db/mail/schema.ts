import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaignForms } from '../../shared/campaigns';
import { cascadingReference, timestamps } from '../columns';
import { posts } from '../posts/schema';

const subscriberStates = ['unconfirmed', 'subscribed', 'left', 'erased'] as const;

/** Subscribers, one row per address. Pending provider calls are messages. */
export const subscribers = sqliteTable(
  'subscribers',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    countries: text().notNull(),
    /** The last successful provider call; null: none. */
    told: text({ enum: ['subscribed', 'left'] }),
    ...timestamps,
    /** `erased`: only the address is kept, until the provider has erased it too. */
    state: text({ enum: subscriberStates }).notNull().default('subscribed'),
    /** The form of the current subscription; empty if unknown. */
    source: text().notNull().default(''),
    /** When the current round of confirmation mails began; null if none is open. */
    asked_at: text(),
    last_asked_at: text(),
    /** Number of messages in this round; 0 once its owner unsubscribed. */
    asks: integer().notNull().default(0),
    confirmed_at: text(),
    left_at: text(),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(table.email),
    index('subscribers_created_at').on(table.created_at, table.id),
    index('subscribers_state').on(table.state, table.created_at, table.id),
  ],
);

/**
 * Consents, one row per subscription. Kept for a year after it ended. Without `confirmed_at`, only
 * the form was sent.
 */
export const consents = sqliteTable(
  'consents',
  {
    id: text().primaryKey(),
    subscriber_id: cascadingReference(() => subscribers.id),
    source: text().notNull(),
    /** The text beside the form's button. */
    wording: text().notNull(),
    given_at: text().notNull(),
    confirmed_at: text(),
    ended_at: text(),
  },
  (table) => [
    index('consents_subscriber').on(table.subscriber_id, table.given_at),
    index('consents_ended_at').on(table.ended_at),
  ],
);

export const messageKinds = [
  'enquiry-notice',
  'acknowledgement',
  'answer',
  'confirmation',
  'booking',
  'booking-reminder',
  'security',
  'publishing',
  'alarm',
  'test',
] as const;

/** Calls to the newsletter provider. */
export const callKinds = ['subscribe', 'unsubscribe', 'erase'] as const;

const messageStatuses = ['waiting', 'sent', 'failed', 'dropped', 'held'] as const;

/**
 * The outbox: queued and sent mail, as sent, and pending or failed calls to the newsletter
 * provider, at most one per address.
 */
export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    kind: text({ enum: [...messageKinds, ...callKinds] }).notNull(),
    to_email: text().notNull(),
    to_name: text().notNull().default(''),
    reply_to: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Additional headers, such as `List-Unsubscribe`. */
    headers: text({ mode: 'json' }).$type<Record<string, string>>(),
    enquiry_id: text(),
    /** A calendar file with a method, sent as the message's calendar part. */
    calendar: text(),
    /** Dropped instead of being sent later. */
    expires_at: text(),
    /**
     * Its `Message-ID` without the angle brackets; the part before the `@` is also its idempotency
     * key.
     */
    message_id: text().notNull(),
    /** `held`: somebody has to decide whether it is sent. */
    status: text({ enum: messageStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: text().notNull(),
    last_error: text(),
    /** When the current attempt began; null if there is none. */
    begun_at: text(),
    sent_at: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('messages_message_id').on(table.message_id),
    uniqueIndex('messages_call')
      .on(table.to_email)
      .where(sql`kind IN ('subscribe', 'unsubscribe', 'erase')`),
    index('messages_due').on(table.status, table.next_attempt_at, table.kind),
    index('messages_created_at').on(table.created_at, table.id),
    index('messages_enquiry').on(table.enquiry_id, table.created_at),
    index('messages_to_email').on(table.to_email),
  ],
);

/** Letters to subscribers: posts of which a draft of a campaign was made at the newsletter's provider. */
export const campaigns = sqliteTable(
  'campaigns',
  {
    id: text().primaryKey(),
    post_id: cascadingReference(() => posts.id),
    /** What it holds: the excerpt with a link, or the whole text. */
    form: text({ enum: campaignForms }).notNull(),
    /** `asked`: without an answer yet. `unknown`: no answer came, and it may have been made. */
    state: text({ enum: ['asked', 'made', 'unknown'] }).notNull(),
    /** Its name at the provider, where a person looks for it. */
    name: text().notNull(),
    /** Username. */
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('campaigns_post').on(table.post_id, table.created_at)],
);

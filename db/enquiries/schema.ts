import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { admins } from '../accounts/schema';
import { partOf, timestamps } from '../columns';

export const enquiryKinds = ['enquiry', 'assessment', 'consultation'] as const;

export const enquiryStatuses = ['new', 'open', 'waiting', 'closed', 'spam'] as const;

/** One answer of an assessment, or one wish for a consultation, in the words of the form. */
export interface EnquiryAnswer {
  label: string;
  value: string;
}

/** What visitors wrote to us through the forms. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text().primaryKey(),
    /** What mails call it: 'no. 1234'. */
    number: integer().notNull().default(0),
    /** Made in the form, so that a form that is sent twice is one enquiry. */
    submission_id: text().notNull(),
    kind: text({ enum: enquiryKinds }).notNull(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    phone: text().notNull(),
    country: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    /** The beginning of the message, for lists. */
    excerpt: text().generatedAlwaysAs(sql`substr(message, 1, 160)`, { mode: 'virtual' }),
    answers: text({ mode: 'json' }).$type<EnquiryAnswer[]>().notNull(),
    status: text({ enum: enquiryStatuses }).notNull(),
    /** What speaks for spam, and how much all of it weighs (`api/enquiries/spam.ts`). */
    spam_score: integer().notNull(),
    spam_reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    assigned_to: text().references(() => admins.id, { onDelete: 'set null' }),
    /** Kept when its time is over. */
    held: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether the box for the newsletter was ticked. */
    newsletter: integer({ mode: 'boolean' }).notNull(),
    /** The page whose form it was, and the privacy notice that stood there. */
    form: text().notNull(),
    notice_version: text().notNull(),
    notice_text: text().notNull(),
    received_at: text().notNull(),
    /** When the visitor was told to have an answer. */
    answer_by: text().notNull(),
    /** When the first answer was written that was not refused. */
    answered_at: text(),
    /** When the visitor wrote back, while nobody has answered that. */
    replied_at: text(),
    /** Whether the last answer was refused for good, or is late; null: neither. */
    delivery: text({ enum: ['failed', 'delayed'] }),
    /** When it was closed, or taken for spam by hand. */
    closed_at: text(),
    /** Who said by hand that it is spam, or that it isn't. */
    verdict_by: text(),
    /** What its message was counted as in `spam_tokens`; null: it wasn't. */
    learned: text({ enum: ['spam', 'honest'] }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('enquiries_number').on(table.number),
    uniqueIndex('enquiries_submission').on(table.submission_id),
    index('enquiries_received_at').on(table.received_at, table.id, table.status, table.kind),
    index('enquiries_status').on(table.status, table.received_at, table.id),
    index('enquiries_assigned_to').on(table.assigned_to, table.received_at),
    index('enquiries_email').on(table.email, table.received_at),
    index('enquiries_name').on(table.name, table.id),
    index('enquiries_answered_at').on(table.answered_at),
  ],
);

/** In how many messages of each kind a word, pair of words or site stood; only its hash is kept. */
export const spamTokens = sqliteTable('spam_tokens', {
  token: integer().primaryKey(),
  spam_count: integer().notNull(),
  honest_count: integer().notNull(),
});

/** What admins write down about an enquiry for each other. */
export const enquiryNotes = sqliteTable(
  'enquiry_notes',
  {
    id: text().primaryKey(),
    enquiry_id: partOf(() => enquiries.id),
    text: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_notes_enquiry').on(table.enquiry_id, table.created_at)],
);

/**
 * What `enquiry_search` (FTS5, in the migration) holds of each text: the visitor's own, notes and
 * answers. Triggers keep both.
 */
export const enquiryTexts = sqliteTable(
  'enquiry_texts',
  {
    id: integer().primaryKey(),
    enquiry_id: partOf(() => enquiries.id),
    /** Of an answer: it goes with its message. */
    message_id: text(),
  },
  (table) => [
    index('enquiry_texts_enquiry').on(table.enquiry_id),
    index('enquiry_texts_message').on(table.message_id),
  ],
);

/** Who wrote which answer; the message has it with its frame. */
export const enquiryAnswers = sqliteTable(
  'enquiry_answers',
  {
    /** Made in the form, so that an answer that is sent twice is one. */
    submission_id: text().primaryKey(),
    enquiry_id: partOf(() => enquiries.id),
    message_id: text().notNull(),
    /** As it was typed; empty where nobody kept it apart from the message. */
    text: text().notNull().default(''),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_answers_enquiry').on(table.enquiry_id)],
);

/** What a visitor wrote back by mail, added by hand. */
export const enquiryReplies = sqliteTable(
  'enquiry_replies',
  {
    id: text().primaryKey(),
    enquiry_id: partOf(() => enquiries.id),
    text: text().notNull(),
    received_at: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_replies_enquiry').on(table.enquiry_id, table.received_at)],
);

/** Texts that an answer may begin with; `{{fields}}` in them fill themselves. */
export const answerTemplates = sqliteTable(
  'answer_templates',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Empty: the subject of the enquiry's own thread. */
    subject: text().notNull(),
    text: text().notNull(),
    ...timestamps,
  },
  (table) => [uniqueIndex('answer_templates_name').on(table.name)],
);

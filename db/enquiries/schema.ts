import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  type CameFrom,
  contactWays,
  isNullable,
  type OfficeFieldName,
  type OfficeValue,
  officeFieldNames,
  type VisitorFieldName,
  visitorFieldNames,
} from '../../shared/enquiryFields';
import { admins } from '../accounts/schema';
import { cascadingReference, textOrEmpty, timestamps } from '../columns';
import { offices, people } from '../firm/schema';

export const enquiryKinds = ['enquiry', 'assessment', 'consultation'] as const;

/** How enquiries that were entered by hand reached the office. */
export const handChannels = ['phone', 'whatsapp', 'walk-in', 'email'] as const;

/** How the office spoke with a visitor, besides mail. */
export const contactChannels = ['phone', 'whatsapp', 'in-person', 'video'] as const;

/** What a visitor said that an admin may correct: the conversation keeps what it was. */
export type ParticularName = VisitorFieldName | 'topic' | 'contact_by';
export const particularNames: [ParticularName, ...ParticularName[]] = [
  'topic',
  ...visitorFieldNames,
  'contact_by',
];

/** Columns of the first file, which have no default. */
const first = ['name', 'email', 'phone', 'country'] as const satisfies VisitorFieldName[];
type First = (typeof first)[number];
const given = () => text().notNull();

/** What visitors say about themselves, as described. The email address is lowercase. */
const visitorColumns = () =>
  Object.fromEntries(
    visitorFieldNames.map((name) => [
      name,
      (first as readonly string[]).includes(name) ? given() : textOrEmpty(),
    ]),
  ) as Record<First, ReturnType<typeof given>> &
    Record<Exclude<VisitorFieldName, First>, ReturnType<typeof textOrEmpty>>;

const nullable = <Value>() => text().$type<NonNullable<Value>>();
type OfficeColumns = {
  [Name in OfficeFieldName]: null extends OfficeValue<Name>
    ? ReturnType<typeof nullable<OfficeValue<Name>>>
    : ReturnType<typeof textOrEmpty>;
};

/** What the office adds, as described. */
const officeColumns = () =>
  Object.fromEntries(
    officeFieldNames.map((name) => [name, isNullable(name) ? text() : textOrEmpty()]),
  ) as OfficeColumns;

export const enquiryStatuses = ['new', 'open', 'waiting', 'closed', 'spam'] as const;

/** A question and answer of an assessment, or a consultation wish, as the form worded it. */
export interface EnquiryAnswer {
  label: string;
  value: string;
}

/** Messages that visitors sent through forms. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text().primaryKey(),
    /** Shown in mails as 'no. 1234'. */
    number: integer().notNull().default(0),
    /** Created in the form, so that a form sent twice makes one enquiry. */
    submission_id: text().notNull(),
    kind: text({ enum: enquiryKinds }).notNull(),
    ...visitorColumns(),
    /** `lastDigits` of the phone number. */
    phone_digits: text().notNull().default(''),
    /** The only way in which the visitor wants to be contacted; empty: any. */
    contact_by: text({ enum: ['', ...contactWays] })
      .notNull()
      .default(''),
    topic: text().notNull(),
    message: text().notNull(),
    /** The beginning of the message, for lists. */
    excerpt: text().generatedAlwaysAs(sql`substr(message, 1, 160)`, { mode: 'virtual' }),
    answers: text({ mode: 'json' }).$type<EnquiryAnswer[]>().notNull(),
    status: text({ enum: enquiryStatuses }).notNull(),
    /** Signs of spam; `spam_score` is their total weight (`api/intake/spam.ts`). */
    spam_score: integer().notNull(),
    spam_reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    channel: text({ enum: ['form', ...handChannels] })
      .notNull()
      .default('form'),
    /** Username of the admin who entered it; null for a form. */
    entered_by: text(),
    came_from: text({ mode: 'json' }).$type<CameFrom>().notNull().default({}),
    office_id: text().references(() => offices.id, { onDelete: 'set null' }),
    /** The person whom the visitor asked for. */
    person_id: text().references(() => people.id, { onDelete: 'set null' }),
    assigned_to: text().references(() => admins.id, { onDelete: 'set null' }),
    /** On hold: kept past retention. */
    held: integer({ mode: 'boolean' }).notNull().default(false),
    /** True if the newsletter box was ticked. */
    newsletter: integer({ mode: 'boolean' }).notNull(),
    /** The page of the form, and the privacy notice shown there. */
    form: text().notNull(),
    notice_version: text().notNull(),
    notice_text: text().notNull(),
    received_at: text().notNull(),
    /** The reply time promised to the visitor. */
    answer_by: text().notNull(),
    /** When a person first replied, called or booked a time, unless that was rejected. */
    answered_at: text(),
    /** When the visitor wrote back; null once that was answered. */
    replied_at: text(),
    /** Delivery of the last reply; null unless it failed permanently or is late. */
    delivery: text({ enum: ['failed', 'delayed'] }),
    ...officeColumns(),
    /** When it was erased but for the record of advice; null: it wasn't. */
    erased_at: text(),
    /** When it was closed or marked as spam by hand. */
    closed_at: text(),
    /** Who marked it as spam or not spam. */
    verdict_by: text(),
    /** Unused, as `spam_tokens`: 1.1.0 learned from verdicts. Both go with 2.0. */
    learned: text({ enum: ['spam', 'honest'] }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('enquiries_number').on(table.number),
    uniqueIndex('enquiries_submission').on(table.submission_id),
    index('enquiries_received_at').on(table.received_at, table.id, table.status, table.kind),
    index('enquiries_status').on(table.status, table.received_at, table.id),
    index('enquiries_kind').on(table.kind, table.received_at, table.id),
    index('enquiries_answer_by').on(table.answer_by, table.id),
    index('enquiries_assigned_to').on(table.assigned_to, table.received_at),
    index('enquiries_email').on(table.email, table.received_at),
    index('enquiries_name').on(table.name, table.id),
    index('enquiries_phone_digits').on(table.phone_digits, table.received_at),
    index('enquiries_answered_at').on(table.answered_at),
    index('enquiries_next_on').on(table.next_on, table.status),
    index('enquiries_office').on(table.office_id, table.received_at, table.id, table.status),
    index('enquiries_person').on(table.person_id),
    index('enquiries_outcome').on(table.outcome, table.received_at, table.id, table.status),
    index('enquiries_visa_ends_on').on(table.visa_ends_on),
    index('enquiries_next_step').on(table.next_on, table.received_at, table.id),
  ],
);

/** Empty: see `enquiries.learned`. */
export const spamTokens = sqliteTable('spam_tokens', {
  token: integer().primaryKey(),
  spam_count: integer().notNull(),
  honest_count: integer().notNull(),
});

/** Particulars of a visitor before an admin corrected them. */
export const enquiryCorrections = sqliteTable(
  'enquiry_corrections',
  {
    id: text().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    field: text({ enum: particularNames }).notNull(),
    before: text().notNull(),
    after: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_corrections_enquiry').on(table.enquiry_id, table.created_at)],
);

/** Notes that admins write for each other. */
export const enquiryNotes = sqliteTable(
  'enquiry_notes',
  {
    id: text().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    text: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_notes_enquiry').on(table.enquiry_id, table.created_at)],
);

/**
 * Texts indexed by `enquiry_search` (FTS5, in the migration): messages, notes and replies. Triggers
 * keep both in sync.
 */
export const enquiryTexts = sqliteTable(
  'enquiry_texts',
  {
    id: integer().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    /** Set for a reply: it is deleted with its message. */
    message_id: text(),
  },
  (table) => [
    index('enquiry_texts_enquiry').on(table.enquiry_id),
    index('enquiry_texts_message').on(table.message_id),
  ],
);

/** The author of each reply. The message holds the text with its frame. */
export const officeReplies = sqliteTable(
  'enquiry_answers',
  {
    /** Created in the form, so that a reply sent twice is stored once. */
    submission_id: text().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    message_id: text().notNull(),
    /** As typed; empty for replies stored before it was kept separately. */
    text: text().notNull().default(''),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_answers_enquiry').on(table.enquiry_id)],
);

/** Replies that visitors sent by mail, added by hand. */
export const visitorReplies = sqliteTable(
  'enquiry_replies',
  {
    id: text().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    text: text().notNull(),
    received_at: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_replies_enquiry').on(table.enquiry_id, table.received_at)],
);

/** Calls and talks of the office with a visitor, added by hand. They count as replies. */
export const enquiryContacts = sqliteTable(
  'enquiry_contacts',
  {
    id: text().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    channel: text({ enum: contactChannels }).notNull(),
    text: text().notNull(),
    /** When it took place. */
    at: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_contacts_enquiry').on(table.enquiry_id, table.at)],
);

/** Enquiries that an admin joined: those of one group are from the same person. */
export const enquiryJoins = sqliteTable(
  'enquiry_joins',
  {
    enquiry_id: text()
      .primaryKey()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    group_id: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('enquiry_joins_group').on(table.group_id)],
);

/** Texts to begin a reply with. Their `{{fields}}` are filled in automatically. */
export const replyTemplates = sqliteTable(
  'answer_templates',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Empty: use the subject of the enquiry's thread. */
    subject: text().notNull(),
    text: text().notNull(),
    ...timestamps,
  },
  (table) => [uniqueIndex('answer_templates_name').on(table.name)],
);

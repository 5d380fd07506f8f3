import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  blob,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** Dates and times are ISO 8601 text in UTC; `blogs.date` is a calendar date, yyyy-mm-dd. */
const timestamps = { created_at: text().notNull(), updated_at: text().notNull() };

/** The id of a row that this one goes with. */
const partOf = (id: () => AnySQLiteColumn) =>
  text().notNull().references(id, { onDelete: 'cascade' });

export const admins = sqliteTable(
  'admins',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    password_hash: text().notNull(),
    /** Where security messages about the account go; null where there is none. */
    email: text(),
    /** How answers to enquiries are signed; nothing of it is public. */
    name: text(),
    role: text(),
    /** Registration number of a migration agent. */
    marn: text(),
    /** When a server that requires two-step sign-in first saw this admin without one. */
    second_step_asked_at: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('admins_username').on(table.username),
    index('admins_created_at').on(table.created_at, table.id),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    admin_id: partOf(() => admins.id),
    created_at: text().notNull(),
    last_used_at: text().notNull(),
    /** When the password was last typed: what shows or erases personal data wants it fresh. */
    confirmed_at: text(),
    /** Browser and system in words, e.g. 'Firefox on Windows'. */
    device: text().notNull().default(''),
  },
  (table) => [
    index('sessions_admin').on(table.admin_id),
    index('sessions_last_used_at').on(table.last_used_at),
  ],
);

/** An admin's authenticator (TOTP). It counts from `confirmed_at` on: until then it is only offered. */
export const secondSteps = sqliteTable('second_steps', {
  admin_id: partOf(() => admins.id).primaryKey(),
  /** Base32. */
  secret: text().notNull(),
  created_at: text().notNull(),
  confirmed_at: text(),
  /** The 30-second step of the newest code that was used: none up to it works again. */
  last_step: integer(),
});

/** What signs an admin in once where authenticator and passkeys are lost: there as long as one of these is. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer().primaryKey(),
    admin_id: partOf(() => admins.id),
    /** SHA-256 of the code, which has 80 random bits. */
    hash: text().notNull(),
    used_at: text(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.admin_id, table.hash)],
);

/** A key in an admin's phone, computer or security key (WebAuthn): a second step, or all of signing in. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    admin_id: partOf(() => admins.id),
    name: text().notNull(),
    /** What the authenticator calls it, base64url. */
    credential_id: text().notNull(),
    /** COSE. */
    public_key: blob({ mode: 'buffer' }).notNull(),
    /** How often it was used, by the authenticator's own count; 0 where that counts nothing. */
    counter: integer().notNull(),
    /** How a browser reaches it, e.g. 'internal,hybrid'. */
    transports: text().notNull(),
    created_at: text().notNull(),
    last_used_at: text(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credential_id),
    index('passkeys_admin').on(table.admin_id, table.created_at),
  ],
);

/** An uploaded picture as re-encoded at upload; its smaller forms are in `image_variants`. */
export const images = sqliteTable('images', {
  id: text().primaryKey(),
  extension: text().notNull(),
  mime_type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  created_at: text().notNull(),
});

/**
 * What is known of a picture besides its bytes, one row a picture. A table of its own: whatever
 * stands behind a row's bytes is read through them, and a change would write them anew.
 */
export const media = sqliteTable(
  'media',
  {
    id: partOf(() => images.id).primaryKey(),
    extension: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of the picture without its smaller forms. */
    size: integer().notNull(),
    /** The file's name as it was uploaded, until somebody gives it another. */
    name: text().notNull().default(''),
    /** Words that a new use of the picture begins with; null where nobody has written any. */
    alt: text(),
    /** The point that a cut keeps in view, in per cent from the left and the top. */
    focus_x: integer().notNull().default(50),
    focus_y: integer().notNull().default(50),
    /** Whether somebody put it into the media on purpose: it stays where nothing names it. */
    is_kept: integer({ mode: 'boolean' }).notNull().default(false),
    /** When it was put into the trash. */
    deleted_at: text(),
    ...timestamps,
  },
  (table) => [
    index('media_created_at').on(table.created_at, table.id),
    index('media_name').on(table.name, table.id),
    index('media_size').on(table.size, table.id),
  ],
);

/** One row a width and format that a page may ask for with `?w=`. */
export const imageVariants = sqliteTable(
  'image_variants',
  {
    image_id: partOf(() => images.id),
    width: integer().notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
    format: text({ enum: ['webp', 'avif'] })
      .notNull()
      .default('webp'),
  },
  (table) => [
    uniqueIndex('image_variants_image_width').on(table.image_id, table.width, table.format),
  ],
);

/**
 * A picture that nothing names, and since when. A table of its own: a change of a row of `images`
 * would write its bytes anew.
 */
export const unnamedImages = sqliteTable('unnamed_images', {
  image_id: partOf(() => images.id).primaryKey(),
  since: text().notNull(),
});

export const importKinds = ['post', 'category', 'admin', 'picture', 'fact', 'fact_value'] as const;

/**
 * What imports brought, one row a thing and batch: the newest row of a thing says what it is here
 * and what it was when it came.
 */
export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey(),
    batch: text().notNull(),
    /** Where it came from, e.g. `wordpress https://example.com`. */
    source: text().notNull(),
    kind: text({ enum: importKinds }).notNull(),
    source_id: text().notNull(),
    target_id: text().notNull(),
    /** SHA-256 of what came. */
    hash: text().notNull(),
    /** `updated_at` of what the import wrote; empty where it only matched what was there. */
    version: text().notNull(),
    /** The version of the post that was live before; null where the import made the thing. */
    before_version_id: text(),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex('imports_thing').on(table.source, table.kind, table.source_id, table.batch),
    index('imports_batch').on(table.batch),
    index('imports_target').on(table.target_id),
  ],
);

export const subscriberStates = ['unconfirmed', 'subscribed', 'left', 'erased'] as const;

/**
 * Subscribers, one row an address: what was agreed to, and what the e-mail provider is still to be
 * told of it, which `status` to `last_error` say.
 */
export const newsletterOutbox = sqliteTable(
  'newsletter_outbox',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    countries: text().notNull(),
    /** `held`: the provider was never told, and is not to be yet. */
    status: text({ enum: ['waiting', 'sent', 'failed', 'held'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: text().notNull(),
    last_error: text(),
    ...timestamps,
    /** `erased`: nothing of it is kept but the address, until the provider has erased it too. */
    state: text({ enum: subscriberStates }).notNull().default('subscribed'),
    /** The form that the present subscription came from; empty where nobody wrote it down. */
    source: text().notNull().default(''),
    /** When its owner was first asked to confirm, in the present round of asking; null: nothing is open. */
    asked_at: text(),
    last_asked_at: text(),
    /** Messages of this round. */
    asks: integer().notNull().default(0),
    confirmed_at: text(),
    left_at: text(),
  },
  (table) => [
    uniqueIndex('newsletter_outbox_email').on(table.email),
    index('newsletter_outbox_due').on(table.status, table.next_attempt_at),
    index('newsletter_outbox_created_at').on(table.created_at, table.id),
    index('newsletter_outbox_state').on(table.state, table.created_at, table.id),
  ],
);

/**
 * What was agreed to, by whom: one row a subscription, kept as long as it and a year more. A row without
 * `confirmed_at` is of a form alone.
 */
export const consents = sqliteTable(
  'consents',
  {
    id: text().primaryKey(),
    subscriber_id: partOf(() => newsletterOutbox.id),
    source: text().notNull(),
    /** The words beside the form's button. */
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
  'security',
] as const;
export const messageStatuses = ['waiting', 'sent', 'failed', 'dropped', 'held'] as const;

/** The outbox for mail: messages on their way, and those that were sent, as they were sent. */
export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    kind: text({ enum: messageKinds }).notNull(),
    to_email: text().notNull(),
    to_name: text().notNull().default(''),
    reply_to: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Headers of its own, such as `List-Unsubscribe`. */
    headers: text({ mode: 'json' }).$type<Record<string, string>>(),
    enquiry_id: text(),
    /** Its `Message-ID` without the angle brackets; what stands before the `@` is also its idempotency key. */
    message_id: text().notNull(),
    /** `held`: somebody has to decide whether it is sent. */
    status: text({ enum: messageStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: text().notNull(),
    last_error: text(),
    /** When the sending under way began; null while none is. */
    begun_at: text(),
    sent_at: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('messages_message_id').on(table.message_id),
    index('messages_due').on(table.status, table.next_attempt_at),
    index('messages_created_at').on(table.created_at, table.id),
    index('messages_enquiry').on(table.enquiry_id, table.created_at),
    index('messages_to_email').on(table.to_email),
  ],
);

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

/** Counted events for limits, such as a failed sign-in; `key` names what is limited. */
export const limitedEvents = sqliteTable(
  'limited_events',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index('limited_events_key').on(table.key, table.at),
    index('limited_events_at').on(table.at),
  ],
);

/** Who did what and when. Rows outlive their admin and their record, so they refer to neither. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: integer().primaryKey(),
    at: text().notNull(),
    /** Null where nobody is known: a sign-in that failed, or the operator's command line. */
    admin_id: text(),
    username: text().notNull(),
    action: text({
      enum: [
        'sign-in',
        'sign-out',
        'failed-sign-in',
        'change-password',
        'create',
        'update',
        'delete',
        'upload',
        'publish',
        'schedule',
        'unpublish',
        'unschedule',
        'restore',
        'recover',
        'replace',
        'erase',
        'export',
        'take-over',
        'check',
        'confirm',
        'import',
      ],
    }).notNull(),
    /** Name in the API's URL, e.g. 'blogs'. */
    resource: text().notNull(),
    record_id: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_username').on(table.username, table.at),
    index('audit_events_resource').on(table.resource, table.record_id),
  ],
);

/** Values the server made for itself, such as the session secret. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export const factKinds = ['money', 'duration', 'range', 'number', 'age', 'text'] as const;
export type FactKind = (typeof factKinds)[number];

/** What a figure of the site is about, e.g. the charge of a visa; its values are in `fact_values`. */
export const facts = sqliteTable(
  'facts',
  {
    /** e.g. `visa-500-charge`. */
    key: text().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: factKinds }).notNull(),
    /** What it is listed under. */
    topic: text().notNull(),
    ...timestamps,
  },
  (table) => [index('facts_topic').on(table.topic, table.name)],
);

/**
 * What a fact is from a day on. A confirmed value holds until the day of the next confirmed one, so
 * that two can't hold at once. Visitors see confirmed ones alone.
 */
export const factValues = sqliteTable(
  'fact_values',
  {
    id: text().primaryKey(),
    fact_key: text()
      .notNull()
      .references(() => facts.key),
    /** As shown; of money the Australian dollars as a plain number, e.g. '4640' or '4640.50'. */
    value: text().notNull(),
    /** The form for running text, e.g. 'six months' beside '6 months'. */
    words: text(),
    /** First day on which it holds in Sydney, yyyy-mm-dd; empty where that isn't known. */
    valid_from: text().notNull().default(''),
    source_title: text().notNull(),
    source_url: text(),
    /** The law that says so, where known. */
    instrument: text(),
    confidence: text({ enum: ['low', 'medium', 'high'] }),
    /** Day on which somebody last compared it with its source; empty where nobody has yet. */
    checked_on: text().notNull(),
    /** Username; null for what the file began with. */
    checked_by: text(),
    /** Day by which somebody must compare it again. */
    review_by: text().notNull(),
    state: text({ enum: ['proposed', 'confirmed'] }).notNull(),
    confirmed_at: text(),
    /** Why it changed, for everyone to read. */
    note: text(),
    /** Username; null for what the file began with. */
    created_by: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('fact_values_in_force')
      .on(table.fact_key, table.valid_from)
      .where(sql`state = 'confirmed'`),
    index('fact_values_fact').on(table.fact_key, table.state, table.valid_from),
    index('fact_values_valid_from').on(table.state, table.valid_from),
    index('fact_values_review_by').on(table.state, table.review_by),
  ],
);

/** What `search` (FTS5, in the migration) holds under the same number: a page, a fact or a live post. */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    ref: text().notNull(),
    title: text().notNull(),
  },
  (table) => [uniqueIndex('search_documents_kind_ref').on(table.kind, table.ref)],
);

/** Posts that changed since they were put into `search`; triggers keep it. */
export const searchDue = sqliteTable('search_due', { blog_id: text().primaryKey() });

/** Words of the documents, in small letters, and in about how many they are; `search_spelling` has the same. */
export const searchWords = sqliteTable('search_words', {
  word: text().primaryKey(),
  uses: integer().notNull(),
});

/** What visitors looked for in vain: the words alone. */
export const searchMisses = sqliteTable('search_misses', {
  words: text().primaryKey(),
  times: integer().notNull(),
  last_at: text().notNull(),
});

import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { bookingStates, meetingWays } from '../../shared/bookings';
import { admins } from '../accounts/schema';
import { cascadingReference, textOrEmpty, timestamps } from '../columns';
import { enquiries } from '../enquiries/schema';
import { consultationKinds, offices, people } from '../firm/schema';

/** Consultations, each of an enquiry of kind `consultation`. */
export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    enquiry_id: cascadingReference(() => enquiries.id),
    /** Whom the client meets; null once the person was deleted. */
    person_id: text().references(() => people.id, { onDelete: 'set null' }),
    /** The office of a visit; null for a call. */
    office_id: text().references(() => offices.id, { onDelete: 'set null' }),
    how: text({ enum: meetingWays }).notNull(),
    /** Its kind, with the name that it was booked under; null once the kind was deleted. */
    kind_id: text().references(() => consultationKinds.id, { onDelete: 'set null' }),
    kind_name: textOrEmpty(),
    /** What it costs as it was booked: Australian dollars with two decimals; empty: free. */
    price: textOrEmpty(),
    has_gst: integer({ mode: 'boolean' }).notNull().default(true),
    /** Where it is paid; empty: nowhere on the web. */
    payment_link: textOrEmpty(),
    /** Its code for the payment; empty if it is free. */
    reference: textOrEmpty(),
    /** The terms that it was booked under, and when its client ticked that they agree. */
    terms: textOrEmpty(),
    agreed_at: text(),
    /** When the office noted that it is paid, and who did. */
    paid_at: text(),
    paid_by: textOrEmpty(),
    /** When the office noted that what was paid went back. */
    refunded_at: text(),
    refunded_by: textOrEmpty(),
    starts_at: text().notNull(),
    ends_at: text().notNull(),
    /** The client's time zone, an IANA name. */
    zone: text().notNull(),
    state: text({ enum: bookingStates }).notNull(),
    /**
     * Until when an unconfirmed booking, or one that its client cancelled, keeps its time; null if it
     * keeps none. The office is told of a cancellation once this is over.
     */
    held_until: text(),
    /** Keyed hash of the network that asked, for a day. */
    held_for: text(),
    /** When the client used a link that only their mailbox got, or an admin booked it; or null. */
    proved_at: text(),
    /** Link of this video call alone; empty: the person's own. */
    video_url: text().notNull().default(''),
    /** True if another person will do. */
    anyone: integer({ mode: 'boolean' }).notNull().default(false),
    /** Version of its calendar entry. */
    sequence: integer().notNull().default(0),
    /** When it was to begin before it was last moved; null: never moved. */
    moved_from: text(),
    /** How often the client moved it. */
    moves: integer().notNull().default(0),
    /** Booked by hand although the person isn't there. */
    outside: integer({ mode: 'boolean' }).notNull().default(false),
    /** Who cancelled it, and why. */
    cancelled_by: text({ enum: ['', 'client', 'office'] })
      .notNull()
      .default(''),
    reason: text().notNull().default(''),
    /** When it was confirmed, or booked without a confirmation; null until then. */
    booked_at: text(),
    /** When its client took a cancellation back, which works once; null: never. */
    reinstated_at: text(),
    /** UID in its person's calendar, if that had been told of the cancellation; null: its id. */
    person_uid: text(),
    /** Which answers before the talk were written by which browser: hashes by field. */
    answer_writers: text({ mode: 'json' }).$type<Record<string, string>>(),
    reminded_at: text(),
    /** Username of the admin who booked it by hand; null for a visitor. */
    created_by: text(),
    ...timestamps,
  },
  (table) => [
    index('bookings_enquiry').on(table.enquiry_id, table.starts_at),
    index('bookings_starts_at').on(table.starts_at, table.state),
    index('bookings_person').on(table.person_id, table.starts_at),
    index('bookings_held_until').on(table.held_until),
  ],
);

/**
 * What was said in a consultation: the record of advice that an agent must keep. Never changed (a
 * trigger sees to it): a correction is another note.
 */
export const consultationNotes = sqliteTable(
  'consultation_notes',
  {
    /** Created in the form, so that a note sent twice is stored once. */
    id: text().primaryKey(),
    booking_id: cascadingReference(() => bookings.id),
    enquiry_id: cascadingReference(() => enquiries.id),
    asked: text().notNull(),
    advised: text().notNull(),
    next_step: textOrEmpty(),
    /** The account that wrote it; null once it was deleted. */
    admin_id: text().references(() => admins.id, { onDelete: 'set null' }),
    created_by: text().notNull(),
    /** Who wrote it as clients know them on that day: name, role and MARN. */
    signed_as: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [
    index('consultation_notes_booking').on(table.booking_id),
    index('consultation_notes_enquiry').on(table.enquiry_id, table.created_at),
  ],
);

/** Addresses at which outside calendars read the consultations of an account's person. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    admin_id: text()
      .primaryKey()
      .references(() => admins.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address. */
    token_hash: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.token_hash)],
);

/** Outside calendars whose busy times nobody is booked at. */
export const busyCalendars = sqliteTable('busy_calendars', {
  person_id: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** A secret: whoever has it reads the calendar. */
  url: text().notNull(),
  /** When it was last read; null: not yet. */
  read_at: text(),
  /** When it was last asked for; null: not yet. */
  asked_at: text(),
  /** Since when it can't be read, and why; null: it can. */
  failed_since: text(),
  problem: textOrEmpty(),
  created_at: text().notNull(),
});

/** Busy times of outside calendars: start and end alone, in milliseconds since 1970. */
export const busyTimes = sqliteTable(
  'busy_times',
  {
    id: integer().primaryKey(),
    person_id: cascadingReference(() => people.id),
    from_at: integer().notNull(),
    /** Excluded. */
    to_at: integer().notNull(),
  },
  (table) => [
    index('busy_times_person').on(table.person_id),
    index('busy_times_to').on(table.to_at),
  ],
);

/** The quarter-hours that bookings take, buffer included: nobody is booked twice. */
export const bookingQuarters = sqliteTable(
  'booking_quarters',
  {
    person_id: cascadingReference(() => people.id),
    /** Quarter-hours since 1970, UTC. */
    quarter: integer().notNull(),
    booking_id: cascadingReference(() => bookings.id),
  },
  (table) => [
    primaryKey({ columns: [table.person_id, table.quarter] }),
    index('booking_quarters_booking').on(table.booking_id),
  ],
);

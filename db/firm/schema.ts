import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Interval, Period, Week } from '../../shared/hours';
import { textOrEmpty, timestamps } from '../columns';

const week = () => text({ mode: 'json' }).$type<Week>().notNull();
const ids = () => text({ mode: 'json' }).$type<readonly string[]>().notNull();

/** Days are yyyy-mm-dd, images paths; `shared/firm.ts` describes every column. */
export const offices = sqliteTable(
  'offices',
  {
    id: text().primaryKey(),
    city: text().notNull(),
    role: textOrEmpty(),
    street: text().notNull(),
    locality: text().notNull(),
    region: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    phone: text().notNull(),
    phone_dial: textOrEmpty(),
    phone_note: textOrEmpty(),
    email: text().notNull(),
    notices_to: textOrEmpty(),
    countries: textOrEmpty(),
    topics: textOrEmpty(),
    hours: week(),
    zone: text().notNull(),
    zone_note: textOrEmpty(),
    image: textOrEmpty(),
    position: integer().notNull(),
    ended_on: textOrEmpty(),
    ...timestamps,
  },
  (table) => [uniqueIndex('offices_city').on(table.city)],
);

export const people = sqliteTable(
  'people',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    role: text().notNull(),
    marn: textOrEmpty(),
    registered_until: textOrEmpty(),
    renewal_lodged_on: textOrEmpty(),
    languages: textOrEmpty(),
    specialization: textOrEmpty(),
    bio: text().notNull(),
    image: textOrEmpty(),
    offices: ids(),
    on_team: integer({ mode: 'boolean' }).notNull(),
    on_home: integer({ mode: 'boolean' }).notNull(),
    hours: week(),
    absences: text({ mode: 'json' }).$type<readonly Period[]>().notNull(),
    video_url: textOrEmpty(),
    /** Their account: `accountLinks.ts` alone writes these four. */
    admin_id: textOrEmpty(),
    /** Another one each time, so that what was signed under an earlier one never holds again. */
    account_link_id: textOrEmpty(),
    /** Username; empty in a link from before they were confirmed. */
    account_proposed_by: textOrEmpty(),
    /** When the account confirmed it, ISO text: since then it signs as them. */
    account_confirmed_at: textOrEmpty(),
    topics: textOrEmpty(),
    notices_to: textOrEmpty(),
    takes_bookings: integer({ mode: 'boolean' }).notNull().default(false),
    position: integer().notNull(),
    ended_on: textOrEmpty(),
    ...timestamps,
  },
  (table) => [uniqueIndex('people_name').on(table.name)],
);

export const specialDays = sqliteTable('special_days', {
  id: text().primaryKey(),
  name: text().notNull(),
  date: text().notNull(),
  /** The last day; empty: that of the date alone. */
  until: textOrEmpty(),
  offices: ids(),
  phones: integer({ mode: 'boolean' }).notNull(),
  /** Empty: closed. */
  hours: text({ mode: 'json' }).$type<readonly Interval[]>().notNull(),
  ...timestamps,
});

/** Kinds of consultation. */
export const consultationKinds = sqliteTable(
  'consultation_kinds',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    minutes: integer().notNull(),
    description: textOrEmpty(),
    /** Australian dollars with two decimals; empty: free. */
    price: textOrEmpty(),
    has_gst: integer({ mode: 'boolean' }).notNull().default(true),
    payment_link: textOrEmpty(),
    /** From which day the next price and link hold, yyyy-mm-dd; empty: none do. */
    next_on: textOrEmpty(),
    next_price: textOrEmpty(),
    next_payment_link: textOrEmpty(),
    terms: textOrEmpty(),
    topics: textOrEmpty(),
    required_answers: textOrEmpty(),
    people: ids(),
    video: integer({ mode: 'boolean' }).notNull().default(true),
    phone: integer({ mode: 'boolean' }).notNull().default(true),
    office: integer({ mode: 'boolean' }).notNull().default(true),
    is_shown: integer({ mode: 'boolean' }).notNull().default(true),
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [uniqueIndex('consultation_kinds_name').on(table.name)],
);

export const partners = sqliteTable(
  'partners',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    image: textOrEmpty(),
    ...timestamps,
  },
  (table) => [uniqueIndex('partners_name').on(table.name)],
);

export const claims = sqliteTable('claims', {
  id: text().primaryKey(),
  label: text().notNull(),
  value: text().notNull(),
  counted: textOrEmpty(),
  as_of: textOrEmpty(),
  position: integer().notNull(),
  ...timestamps,
});

export const approvals = sqliteTable('approvals', {
  id: text().primaryKey(),
  person: text().notNull(),
  visa: text().notNull(),
  place: text().notNull(),
  image: textOrEmpty(),
  agreed_on: textOrEmpty(),
  ...timestamps,
});

/** One row, with the id `company`. */
export const company = sqliteTable('company', {
  id: text().primaryKey(),
  name: text().notNull(),
  short_name: text().notNull(),
  description: text().notNull(),
  keywords: textOrEmpty(),
  founded: integer().notNull(),
  abn: text().notNull(),
  marns: textOrEmpty(),
  email: text().notNull(),
  phone: text().notNull(),
  phone_dial: textOrEmpty(),
  hours: week(),
  zone: text().notNull(),
  promised_hours: integer().notNull(),
  open_hours: integer().notNull(),
  messaging: textOrEmpty(),
  booking_page: textOrEmpty(),
  booking_widget: textOrEmpty(),
  enquiry_form: textOrEmpty(),
  consultation_form: textOrEmpty(),
  booking_notice: integer().notNull().default(12),
  booking_buffer: integer().notNull().default(1),
  calendar_names: integer({ mode: 'boolean' }).notNull().default(false),
  booking_days: integer().notNull().default(28),
  booking_at_once: integer({ mode: 'boolean' }).notNull().default(false),
  linkedin: textOrEmpty(),
  facebook: textOrEmpty(),
  instagram: textOrEmpty(),
  content_signal: textOrEmpty(),
  /** Read by releases up to 1.1 alone, which an update may fall back to: it goes with 2.0. */
  may_train: integer({ mode: 'boolean' }).notNull().default(false),
  shows_results: integer({ mode: 'boolean' }).notNull(),
  has_samples: integer({ mode: 'boolean' }).notNull(),
  ...timestamps,
});

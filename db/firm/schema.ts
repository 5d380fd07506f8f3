import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Interval, Period, Week } from '../../shared/hours';
import { timestamps } from '../columns';

const week = () => text({ mode: 'json' }).$type<Week>().notNull();
/** Ids of rows. */
const ids = () => text({ mode: 'json' }).$type<readonly string[]>().notNull();
/** Empty if there is none. */
const optional = () => text().notNull().default('');

/** Days are yyyy-mm-dd, images paths; `shared/firm.ts` describes every column. */
export const offices = sqliteTable(
  'offices',
  {
    id: text().primaryKey(),
    city: text().notNull(),
    role: optional(),
    street: text().notNull(),
    locality: text().notNull(),
    region: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    phone: text().notNull(),
    phone_dial: optional(),
    phone_note: optional(),
    email: text().notNull(),
    notices_to: optional(),
    countries: optional(),
    topics: optional(),
    hours: week(),
    zone: text().notNull(),
    zone_note: optional(),
    image: optional(),
    position: integer().notNull(),
    ended_on: optional(),
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
    marn: optional(),
    registered_until: optional(),
    renewal_lodged_on: optional(),
    languages: optional(),
    specialization: optional(),
    bio: text().notNull(),
    image: optional(),
    offices: ids(),
    on_team: integer({ mode: 'boolean' }).notNull(),
    on_home: integer({ mode: 'boolean' }).notNull(),
    hours: week(),
    absences: text({ mode: 'json' }).$type<readonly Period[]>().notNull(),
    video_url: optional(),
    admin_id: optional(),
    topics: optional(),
    notices_to: optional(),
    takes_bookings: integer({ mode: 'boolean' }).notNull().default(false),
    position: integer().notNull(),
    ended_on: optional(),
    ...timestamps,
  },
  (table) => [uniqueIndex('people_name').on(table.name)],
);

export const specialDays = sqliteTable('special_days', {
  id: text().primaryKey(),
  name: text().notNull(),
  date: text().notNull(),
  offices: ids(),
  phones: integer({ mode: 'boolean' }).notNull(),
  /** Empty: closed. */
  hours: text({ mode: 'json' }).$type<readonly Interval[]>().notNull(),
  ...timestamps,
});

export const partners = sqliteTable(
  'partners',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    image: optional(),
    ...timestamps,
  },
  (table) => [uniqueIndex('partners_name').on(table.name)],
);

export const claims = sqliteTable('claims', {
  id: text().primaryKey(),
  label: text().notNull(),
  value: text().notNull(),
  counted: optional(),
  as_of: optional(),
  position: integer().notNull(),
  ...timestamps,
});

export const approvals = sqliteTable('approvals', {
  id: text().primaryKey(),
  person: text().notNull(),
  visa: text().notNull(),
  place: text().notNull(),
  image: optional(),
  agreed_on: optional(),
  ...timestamps,
});

/** One row, with the id `company`. */
export const company = sqliteTable('company', {
  id: text().primaryKey(),
  name: text().notNull(),
  short_name: text().notNull(),
  description: text().notNull(),
  keywords: optional(),
  founded: integer().notNull(),
  abn: text().notNull(),
  marns: optional(),
  email: text().notNull(),
  phone: text().notNull(),
  phone_dial: optional(),
  hours: week(),
  zone: text().notNull(),
  promised_hours: integer().notNull(),
  open_hours: integer().notNull(),
  messaging: optional(),
  booking_page: optional(),
  booking_widget: optional(),
  enquiry_form: optional(),
  consultation_form: optional(),
  booking_notice: integer().notNull().default(12),
  booking_buffer: integer().notNull().default(1),
  booking_days: integer().notNull().default(28),
  booking_at_once: integer({ mode: 'boolean' }).notNull().default(false),
  linkedin: optional(),
  facebook: optional(),
  instagram: optional(),
  shows_results: integer({ mode: 'boolean' }).notNull(),
  has_samples: integer({ mode: 'boolean' }).notNull(),
  ...timestamps,
});

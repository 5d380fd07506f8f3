import { and, gt, isNull } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { admins } from '../accounts/schema';
import { bookingQuarters, bookings, consultationNotes } from '../bookings/schema';
import type { Database } from '../client';
import {
  enquiries,
  enquiryContacts,
  enquiryCorrections,
  enquiryJoins,
  enquiryNotes,
  officeReplies,
  visitorReplies,
} from '../enquiries/schema';
import { facts, factValues } from '../facts/schema';
import { consents, subscribers } from '../mail/schema';
import { media } from '../media/schema';
import { plainEntries, tableName } from '../plain';
import { blogCategories } from '../posts/schema';

const isPersonal = ([, { resource }]: (typeof plainEntries)[number]) =>
  resource.personal !== undefined;
const toTableNames = (entries: typeof plainEntries) =>
  entries.map(([, source]) => tableName(source));
const plainPersonal = toTableNames(plainEntries.filter(isPersonal));
/** Tables of plain resources without personal data. */
export const plainContent = toTableNames(plainEntries.filter((entry) => !isPersonal(entry)));

/** Tables with visitors' messages and consents. */
export const personalTables: readonly string[] = [
  'subscribers',
  'consents',
  'enquiries',
  'enquiry_notes',
  'enquiry_corrections',
  'enquiry_contacts',
  'enquiry_joins',
  'enquiry_answers',
  'enquiry_replies',
  'bookings',
  'booking_quarters',
  'consultation_notes',
  ...plainPersonal,
];
const tables: Readonly<Record<string, SQLiteTable>> = {
  admins,
  bookings,
  booking_quarters: bookingQuarters,
  blog_categories: blogCategories,
  consents,
  consultation_notes: consultationNotes,
  enquiries,
  enquiry_answers: officeReplies,
  enquiry_contacts: enquiryContacts,
  enquiry_corrections: enquiryCorrections,
  enquiry_joins: enquiryJoins,
  enquiry_notes: enquiryNotes,
  enquiry_replies: visitorReplies,
  facts,
  fact_values: factValues,
  subscribers,
  ...Object.fromEntries(plainEntries.map(([, source]) => [tableName(source), source.table])),
};

export const exportedTables: Readonly<Record<string, string>> = {
  posts: 'posts/ and drafts/',
  post_versions: 'posts/ and drafts/: the texts that are live and worked on',
  redirects: 'posts/, drafts/ and content.json',
  images: 'images/',
  papers: 'papers/ and content.json; those of clients: client-papers/',
  paper_bytes: 'papers/ and client-papers/',
  media: 'content.json',
  blog_categories: 'content.json',
  facts: 'content.json',
  fact_values: 'content.json',
  admins: 'admins.json',
  subscribers: 'visitors.json',
  consents: 'visitors.json',
  enquiries: 'visitors.json',
  enquiry_notes: 'visitors.json',
  enquiry_corrections: 'visitors.json',
  enquiry_contacts: 'visitors.json',
  enquiry_joins: 'visitors.json',
  enquiry_answers: 'visitors.json',
  enquiry_replies: 'visitors.json',
  bookings: 'visitors.json',
  booking_quarters: 'visitors.json',
  consultation_notes: 'visitors.json',
  ...Object.fromEntries(plainPersonal.map((table) => [table, 'visitors.json'])),
  ...Object.fromEntries(plainContent.map((table) => [table, 'content.json'])),
};

/** Parts that `npm run export` reports as left out, with their tables. */
export const omittedTables: Readonly<Record<string, readonly string[]>> = {
  versions: [],
  schedules: [],
  'the trash': [],
  'preview links': ['preview_links'],
  'what is ready to publish': ['publication_requests'],
  'calendar addresses': ['calendar_feeds', 'busy_calendars'],
  mail: ['messages', 'message_papers'],
  'letters to subscribers': ['campaigns'],
  sessions: ['sessions'],
  'second steps of signing in': ['second_steps', 'recovery_codes', 'passkeys'],
  'the activity list': ['audit_events'],
  'what visitors searched for': ['search_misses'],
  'addresses asked for in vain': ['page_misses', 'ignored_links'],
  'signatures under pages': ['signatures'],
  'notes at drafts': ['draft_notes', 'draft_note_replies'],
  'what the spam filter learned': ['spam_tokens'],
  'ids of what was sent': ['submissions'],
  'what earlier imports brought': ['imports'],
  'settings the server made for itself': ['settings'],
};

export const derivedTables = [
  'busy_times',
  'outside_links',
  'live_changes',
  'image_variants',
  'unnamed_images',
  'post_uses',
  'fact_use_counts',
  'post_checks',
  'enquiry_texts',
  'search_documents',
  'search_due',
  'search_words',
  'rate_limit_hits',
] as const;

/**
 * Returns all rows of a table in storage order.
 * @throws RangeError for a table that isn't exported whole.
 */
export function dumpTable({ orm }: Database, name: string): unknown[] {
  const table = tables[name];
  if (!table) throw new RangeError(`the table ${name} isn't exported whole`);
  return orm.select().from(table).all();
}

/** Returns images outside the trash after `id`, ordered by id, at most `limit`. */
export function listMediaAfter({ orm }: Database, id: string, limit: number) {
  return orm
    .select()
    .from(media)
    .where(and(gt(media.id, id), isNull(media.deleted_at)))
    .orderBy(media.id)
    .limit(limit)
    .all();
}

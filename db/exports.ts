import { getTableName } from 'drizzle-orm';
import type { Database } from './client';
import {
  admins,
  blogCategories,
  consents,
  enquiries,
  enquiryAnswers,
  enquiryNotes,
  facts,
  factValues,
  newsletterOutbox,
} from './schema';

/** What visitors wrote and agreed to. */
export const personalTables = [
  'newsletter_outbox',
  'consents',
  'enquiries',
  'enquiry_notes',
  'enquiry_answers',
] as const;
const tables = [
  admins,
  blogCategories,
  consents,
  enquiries,
  enquiryAnswers,
  enquiryNotes,
  facts,
  factValues,
  newsletterOutbox,
];

/** The whole rows of a table, in the order in which they were stored. */
export function dumpTable(
  db: Database,
  name: (typeof personalTables)[number] | 'admins' | 'blog_categories' | 'facts' | 'fact_values',
): unknown[] {
  const table = tables.find((each) => getTableName(each) === name);
  return table ? db.orm.select().from(table).all() : [];
}

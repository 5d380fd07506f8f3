import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';
import { blogCategories } from './posts/schema';
import {
  admins,
  answerTemplates,
  consents,
  enquiries,
  enquiryAnswers,
  enquiryNotes,
  enquiryReplies,
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
  'enquiry_replies',
] as const;
const tables = {
  admins,
  answer_templates: answerTemplates,
  blog_categories: blogCategories,
  consents,
  enquiries,
  enquiry_answers: enquiryAnswers,
  enquiry_notes: enquiryNotes,
  enquiry_replies: enquiryReplies,
  facts,
  fact_values: factValues,
  newsletter_outbox: newsletterOutbox,
};

/** The whole rows of a table, in the order in which they were stored. */
export function dumpTable({ orm }: Database, name: keyof typeof tables): unknown[] {
  const table: SQLiteTable = tables[name];
  return orm.select().from(table).all();
}

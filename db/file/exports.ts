import { and, gt, isNull } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { admins } from '../accounts/schema';
import type { Database } from '../client';
import {
  answerTemplates,
  enquiries,
  enquiryAnswers,
  enquiryNotes,
  enquiryReplies,
} from '../enquiries/schema';
import { facts, factValues } from '../facts/schema';
import { consents, subscribers } from '../mail/schema';
import { media } from '../media/schema';
import { blogCategories } from '../posts/schema';

/** What visitors wrote and agreed to. */
export const personalTables = [
  'subscribers',
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
  subscribers,
};

/** The whole rows of a table, in the order in which they were stored. */
export function dumpTable({ orm }: Database, name: keyof typeof tables): unknown[] {
  const table: SQLiteTable = tables[name];
  return orm.select().from(table).all();
}

/** Every picture that is not in the trash, in the order of their ids, as far as `limit`. */
export function mediaAfter({ orm }: Database, id: string, limit: number) {
  return orm
    .select()
    .from(media)
    .where(and(gt(media.id, id), isNull(media.deleted_at)))
    .orderBy(media.id)
    .limit(limit)
    .all();
}

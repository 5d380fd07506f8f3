import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { describe, type Shown } from '../resource';
import { answerTemplates as table } from './schema';

/** Texts that an answer may begin with. */
export const answerTemplates = describe(table, {
  searched: ['name', 'subject', 'text'],
  unique: { name: 'name' },
});

export const findAnswerTemplate = ({ orm }: Database, name: string): AnswerTemplate | undefined =>
  orm.select().from(table).where(eq(table.name, name)).get();

export type AnswerTemplate = Shown<typeof answerTemplates>;

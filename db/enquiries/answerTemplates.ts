import { describe, type Shown } from '../resource';
import { answerTemplates as table } from './schema';

/** Texts that an answer may begin with. */
export const answerTemplates = describe(table, {
  searched: ['name', 'subject', 'text'],
  unique: { name: 'name' },
});

export type AnswerTemplate = Shown<typeof answerTemplates>;

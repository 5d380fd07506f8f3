import type { Database } from '../../db/client';
import type { Papers } from './papers';
import type { Pictures } from './pictures';
import type { Plan } from './plan';
import type { ImportOptions, ImportSource } from './records';
import type { Report } from './report';

/** Shared state of a running import. */
export interface Import {
  db: Database;
  source: ImportSource;
  options: ImportOptions;
  report: Report;
  pictures: Pictures;
  papers: Papers;
  plan: Plan;
}

/** Author of imported versions, also shown in the activity list. */
export const importer = '(npm run import)';

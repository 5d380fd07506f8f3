import type { Database } from '../../db/client';
import type { Pictures } from './pictures';
import type { Plan } from './plan';
import type { ImportOptions, Source } from './records';
import type { Report } from './report';

/** What all that brings something has at hand. */
export interface Import {
  db: Database;
  source: Source;
  options: ImportOptions;
  report: Report;
  pictures: Pictures;
  plan: Plan;
}

/** Who an import's posts are by, in versions and the activity list. */
export const importer = '(npm run import)';

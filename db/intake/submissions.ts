import { and, eq } from 'drizzle-orm';
import type { Database } from '../client';
import { submissions } from './schema';

export type Submission = typeof submissions.$inferSelect;

/** Returns what was stored under an id; undefined for none, and from before this was kept. */
export function getSubmission(
  { orm }: Database,
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
): Submission | undefined {
  const isIt = and(eq(submissions.kind, kind), eq(submissions.id, id));
  return orm.select().from(submissions).where(isIt).get();
}

/** Stores what an id stands for. An id whose row was taken back stands for another one then. */
export function putSubmission({ orm }: Database, submission: Submission): void {
  orm
    .insert(submissions)
    .values(submission)
    .onConflictDoUpdate({ target: [submissions.kind, submissions.id], set: submission })
    .run();
}

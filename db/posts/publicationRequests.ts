import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../client';
import { now, secondsAgo } from '../time';
import { publicationRequests as table } from './schema';

/** What a writer says is ready to publish, or what was sent back. */
export type PublicationRequest = typeof table.$inferSelect;

/** How often those who publish are mailed about one post, unless it was sent back meanwhile. */
const mailedOnceSeconds = 60 * 60;

export const getPublicationRequest = (
  { orm }: Pick<Database, 'orm'>,
  post_id: string,
): PublicationRequest | undefined =>
  orm.select().from(table).where(eq(table.post_id, post_id)).get();

export const isReady = (request: PublicationRequest | undefined): boolean =>
  request !== undefined && request.asked_at !== null && request.sent_back_at === null;

interface Asked {
  post_id: string;
  by: { id: string; username: string };
  note: string;
}

/** Stores that a post is ready. @returns it, and whether those who publish are to be mailed. */
export function askForPublication(
  db: Pick<Database, 'orm'>,
  { post_id, by, note }: Asked,
): { request: PublicationRequest; isMailed: boolean } {
  const before = getPublicationRequest(db, post_id);
  const isNew = before === undefined || before.sent_back_at !== null;
  const isMailed = isNew || (before.mailed_at ?? '') < secondsAgo(mailedOnceSeconds);
  const values = {
    post_id,
    ...{ admin_id: by.id, asked_by: by.username, asked_at: now(), note },
    mailed_at: isMailed ? now() : (before?.mailed_at ?? null),
    ...{ sent_back_at: null, sent_back_by: '', answer: '' },
  };
  const request = db.orm
    .insert(table)
    .values(values)
    .onConflictDoUpdate({ target: table.post_id, set: values })
    .returning()
    .get();
  return { request, isMailed };
}

const isAsked = (post_id: string) =>
  and(eq(table.post_id, post_id), isNotNull(table.asked_at), isNull(table.sent_back_at));

/** Takes back that a post is ready. @returns undefined if nobody asked. */
export const takeBackRequest = (
  { orm }: Database,
  post_id: string,
): PublicationRequest | undefined =>
  orm.update(table).set({ asked_at: null }).where(isAsked(post_id)).returning().get();

/** Sends a post back to its writer. @returns undefined if nobody asked. */
export const sendBack = (
  { orm }: Database,
  post_id: string,
  { by, answer }: { by: string; answer: string },
): PublicationRequest | undefined =>
  orm
    .update(table)
    .set({ sent_back_at: now(), sent_back_by: by, answer })
    .where(isAsked(post_id))
    .returning()
    .get();

export function endPublicationRequest({ orm }: Pick<Database, 'orm'>, post_id: string): void {
  orm.delete(table).where(eq(table.post_id, post_id)).run();
}

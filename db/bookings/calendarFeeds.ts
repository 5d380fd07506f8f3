import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { calendarFeeds } from './schema';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Gives an account a new address for its calendar; the one before ends. @returns its secret. */
export function renewFeed({ orm }: Database, adminId: string): string {
  const token = randomBytes(32).toString('base64url');
  const values = { token_hash: hashOf(token), created_at: now() };
  orm
    .insert(calendarFeeds)
    .values({ admin_id: adminId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.admin_id, set: values })
    .run();
  return token;
}

/** @returns whether there was one. */
export function endFeed({ orm }: Database, adminId: string): boolean {
  return orm.delete(calendarFeeds).where(eq(calendarFeeds.admin_id, adminId)).run().changes > 0;
}

/** Returns since when an account has a calendar address, ISO text; undefined without one. */
export const feedSince = ({ orm }: Database, adminId: string): string | undefined =>
  orm.select().from(calendarFeeds).where(eq(calendarFeeds.admin_id, adminId)).get()?.created_at;

/** Returns the account of an address's secret. */
export const accountOfFeed = ({ orm }: Database, token: string): string | undefined =>
  orm
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.token_hash, hashOf(token)))
    .get()?.admin_id;

import { desc, eq } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { campaigns } from './schema';

export type Campaign = typeof campaigns.$inferSelect;

/** Lists the letters of a post, newest first. */
export const campaignsOf = ({ orm }: Database, post_id: string): Campaign[] =>
  orm
    .select()
    .from(campaigns)
    .where(eq(campaigns.post_id, post_id))
    .orderBy(desc(campaigns.created_at), desc(campaigns.id))
    .all();

/** Stores a letter before the provider is asked for it. */
export const insertCampaign = (
  { orm }: Database,
  values: Pick<Campaign, 'post_id' | 'form' | 'name' | 'created_by'>,
): Campaign =>
  orm
    .insert(campaigns)
    .values({ ...values, id: crypto.randomUUID(), state: 'asked', created_at: now() })
    .returning()
    .get();

export const endCampaign = ({ orm }: Database, id: string, state: 'made' | 'unknown'): Campaign =>
  orm.update(campaigns).set({ state }).where(eq(campaigns.id, id)).returning().get();

/** Forgets a letter that the provider refused. */
export function deleteCampaign({ orm }: Database, id: string): void {
  orm.delete(campaigns).where(eq(campaigns.id, id)).run();
}

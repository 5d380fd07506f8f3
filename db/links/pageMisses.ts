import { desc, lt, sql } from 'drizzle-orm';
import { type Database, nonDurableTransaction } from '../client';
import { now, secondsAgo } from '../time';
import { pageMisses } from './schema';

/** A 404: its path, the host that linked to it, and how often. */
export type PageMiss = typeof pageMisses.$inferSelect;

const maxKept = 500;
/** Of those the newest, however rare: room for what is missed today. */
const newestKept = 100;
const keptSeconds = 90 * 24 * 3600;

/** Adds what was counted. Beyond the limit, drops the rarest and oldest but the newest hundred. */
export function addPageMisses(
  db: Database,
  counted: readonly Pick<PageMiss, 'path' | 'host' | 'times'>[],
): void {
  const { path, host, times } = pageMisses;
  const last_at = now();
  nonDurableTransaction(db, () => {
    for (const miss of counted) {
      db.orm
        .insert(pageMisses)
        .values({ ...miss, last_at })
        .onConflictDoUpdate({
          target: [path, host],
          set: { times: sql`${times} + ${miss.times}`, last_at },
        })
        .run();
    }
    db.orm.run(
      sql`DELETE FROM ${pageMisses} WHERE rowid NOT IN (
        SELECT * FROM (SELECT rowid FROM ${pageMisses} ORDER BY times DESC, last_at DESC LIMIT ${maxKept - newestKept})
        UNION
        SELECT * FROM (SELECT rowid FROM ${pageMisses} ORDER BY last_at DESC, rowid DESC LIMIT ${newestKept}))`,
    );
  });
}

/** Lists them, most frequent first. */
export const listPageMisses = ({ orm }: Database): PageMiss[] =>
  orm.select().from(pageMisses).orderBy(desc(pageMisses.times), desc(pageMisses.last_at)).all();

export const clearPageMisses = ({ orm }: Database): void => void orm.delete(pageMisses).run();

/** Deletes those not asked for in three months. @returns the number deleted. */
export const sweepPageMisses = ({ orm }: Database): number =>
  orm
    .delete(pageMisses)
    .where(lt(pageMisses.last_at, secondsAgo(keptSeconds)))
    .run().changes;

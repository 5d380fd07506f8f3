import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from './client';
import { limitedEvents } from './schema';
import { now, secondsAgo } from './time';

/** No limit looks back further than a day. */
const keptSeconds = 24 * 60 * 60;

/** The times (ISO text, oldest first) at which `key` was counted in the last `seconds`. */
export function recentEvents({ orm }: Database, key: string, seconds: number): string[] {
  return orm
    .select({ at: limitedEvents.at })
    .from(limitedEvents)
    .where(and(eq(limitedEvents.key, key), gt(limitedEvents.at, secondsAgo(seconds))))
    .orderBy(limitedEvents.at)
    .all()
    .map((event) => event.at);
}

/** Counts one event for each key, and forgets those of more than a day ago. */
export function recordEvents({ orm }: Database, keys: string[]): void {
  orm.transaction((tx) => {
    tx.delete(limitedEvents)
      .where(lt(limitedEvents.at, secondsAgo(keptSeconds)))
      .run();
    for (const key of keys) tx.insert(limitedEvents).values({ key, at: now() }).run();
  });
}

export function clearEvents({ orm }: Database, key: string): void {
  orm.delete(limitedEvents).where(eq(limitedEvents.key, key)).run();
}

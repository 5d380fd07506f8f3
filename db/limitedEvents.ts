import { and, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Database } from './client';
import { limitedEvents } from './schema';
import { now, secondsAgo } from './time';

/** No limit looks back further than a day. */
const keptSeconds = 24 * 60 * 60;

/**
 * The times (ISO text, oldest first) at which `key` was counted in the last `seconds`. What a clock
 * that was ahead left in the future doesn't count: it would until that day.
 */
export function recentEvents({ orm }: Database, key: string, seconds: number): string[] {
  const { at } = limitedEvents;
  return orm
    .select({ at })
    .from(limitedEvents)
    .where(and(eq(limitedEvents.key, key), gt(at, secondsAgo(seconds)), lte(at, now())))
    .orderBy(limitedEvents.at)
    .all()
    .map((event) => event.at);
}

/** Counts one event for each key, and forgets those of more than a day ago and of the future. */
export function recordEvents({ orm }: Database, keys: string[]): void {
  orm.transaction((tx) => {
    tx.delete(limitedEvents)
      .where(or(lt(limitedEvents.at, secondsAgo(keptSeconds)), gt(limitedEvents.at, now())))
      .run();
    for (const key of keys) tx.insert(limitedEvents).values({ key, at: now() }).run();
  });
}

export function clearEvents({ orm }: Database, key: string): void {
  orm.delete(limitedEvents).where(eq(limitedEvents.key, key)).run();
}

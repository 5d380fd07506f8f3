import { and, asc, eq, gt, gte, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../client';
import { invalidateLinking } from '../posts/checks';
import { now } from '../time';
import { ignoreLink } from './ignored';
import { ignoredLinks, outsideLinks } from './schema';

export type OutsideLink = typeof outsideLinks.$inferSelect;

/** How many failures in a row count. */
export const countedFailures = 2;

/** What live posts and sources of facts lead to, and `:others`. */
const named = `SELECT name AS url FROM post_uses JOIN posts ON posts.live_id = version_id
    WHERE kind = 'url'
  UNION SELECT source_url FROM fact_values WHERE source_url IS NOT NULL
  UNION SELECT value FROM json_each(:others)`;

/** Keeps the list as it is: what live posts and sources of facts lead to, and `others`. */
export function syncLinks({ sqlite }: Database, others: readonly string[]): void {
  const given = { others: JSON.stringify(others) };
  sqlite
    .prepare(
      `INSERT OR IGNORE INTO outside_links (url) SELECT url FROM (${named}) WHERE url LIKE 'https://%'`,
    )
    .run(given);
  sqlite.prepare(`DELETE FROM outside_links WHERE url NOT IN (${named})`).run(given);
}

interface Before {
  /** Those that responded are asked again; ISO text. */
  usual: string;
  /** Those that failed once. */
  failed: string;
}

/** Returns the address to ask next; undefined if none is due. */
export const nextLink = ({ orm }: Database, { usual, failed }: Before): OutsideLink | undefined =>
  orm
    .select()
    .from(outsideLinks)
    .where(
      or(
        isNull(outsideLinks.asked_at),
        lte(outsideLinks.asked_at, usual),
        and(gt(outsideLinks.failures, 0), lte(outsideLinks.asked_at, failed)),
      ),
    )
    .orderBy(asc(outsideLinks.asked_at))
    .limit(1)
    .get();

/** Notes how an address responded. @param problem a sentence; undefined: it leads somewhere. */
export function recordLinkCheck(
  db: Database,
  link: OutsideLink,
  problem: string | undefined,
): void {
  const time = now();
  const failures = problem === undefined ? 0 : link.failures + 1;
  const failed_since = problem === undefined ? null : (link.failed_since ?? time);
  inTransaction(db, () => {
    db.orm
      .update(outsideLinks)
      .set({ asked_at: time, failures, failed_since, problem: problem ?? '' })
      .where(eq(outsideLinks.url, link.url))
      .run();
    const isDead = failures >= countedFailures;
    // Should it fail once more, it is news.
    if (problem === undefined) ignoreLink(db, 'dead', link.url, false);
    if (isDead !== link.failures >= countedFailures) invalidateLinking(db, link.url, 'url');
  });
}

/** Returns why an address leads nowhere; undefined if it does lead somewhere, or is ignored. */
export const deadLink = ({ orm }: Database, url: string): OutsideLink | undefined =>
  orm
    .select()
    .from(outsideLinks)
    .where(
      and(
        eq(outsideLinks.url, url),
        gte(outsideLinks.failures, countedFailures),
        notInArray(
          outsideLinks.url,
          orm
            .select({ name: ignoredLinks.name })
            .from(ignoredLinks)
            .where(eq(ignoredLinks.kind, 'dead')),
        ),
      ),
    )
    .get();

/** Lists the addresses that lead nowhere, by since when. */
export const deadLinks = ({ orm }: Database): OutsideLink[] =>
  orm
    .select()
    .from(outsideLinks)
    .where(gte(outsideLinks.failures, countedFailures))
    .orderBy(asc(outsideLinks.failed_since), sql`${outsideLinks.url}`)
    .all();

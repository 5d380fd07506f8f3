import { and, count, eq, gte, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { countDelayed, countMessages } from '../mail/messages';
import { secondsAgo } from '../time';
import { isDue, isNew, isOverdue, isUnanswered } from './enquiries';
import { enquiries } from './schema';

export interface EnquiryNumbers {
  /** Not opened by anybody yet. */
  new: number;
  /** The visitor is waiting for a first or further reply. */
  unanswered: number;
  /** The last reply could not be delivered. */
  undelivered: number;
  /**
   * The last reply is waiting for the mail server, after a failed attempt or because none is set
   * up.
   */
  unsent: number;
  /** When the longest-waiting visitor began to wait, ISO text. */
  oldest_unanswered_at: string | null;
  oldest_unanswered_id: string | null;
  /** Unanswered past the promised reply time. */
  overdue: number;
  /** The day of their next step has come. */
  due: number;
  /** Median time from receipt to the first reply, over enquiries answered in the last 30 days. */
  median_answer_seconds: number | null;
  spam: number;
  /** Received in each seven days of the last eight, the newest last; without spam. */
  weeks: number[];
  /** Messages of any kind that could not be delivered. */
  failed_messages: number;
  /** Messages waiting after a failed attempt, or for mail to be set up. */
  late_messages: number;
}

const numbersDays = 30;

/** @param hasMail whether mail is set up. Without it every queued message counts as late. */
export function enquiryNumbers({ orm }: Database, hasMail: boolean): EnquiryNumbers {
  const since = sql<string>`coalesce(${enquiries.replied_at}, ${enquiries.received_at})`;
  const countOf = (where: SQL | undefined) =>
    orm.select({ rows: count() }).from(enquiries).where(where).get()?.rows ?? 0;
  const oldest = orm
    .select({ id: enquiries.id, at: min(since) })
    .from(enquiries)
    .where(isUnanswered)
    .get();
  const monthAgo = secondsAgo(numbersDays * 24 * 3600);
  const times = orm
    .select({
      seconds: sql<number>`unixepoch(${enquiries.answered_at}) - unixepoch(${enquiries.received_at})`,
    })
    .from(enquiries)
    .where(and(gte(enquiries.answered_at, monthAgo), ne(enquiries.status, 'spam')))
    .all()
    .map(({ seconds }) => seconds);
  return {
    new: countOf(isNew),
    unanswered: countOf(isUnanswered),
    undelivered: countOf(eq(enquiries.delivery, 'failed')),
    unsent: countOf(and(isUnanswered, eq(enquiries.delivery, 'delayed'))),
    oldest_unanswered_at: oldest?.at ?? null,
    oldest_unanswered_id: oldest?.at ? oldest.id : null,
    overdue: countOf(isOverdue()),
    due: countOf(isDue()),
    median_answer_seconds: median(times),
    weeks: receivedByWeek({ orm }),
    spam: countOf(eq(enquiries.status, 'spam')),
    failed_messages: countMessages({ orm }).failed ?? 0,
    late_messages: countDelayed({ orm }, hasMail),
  };
}

const shownWeeks = 8;
const weekSeconds = 7 * 24 * 3600;

function receivedByWeek({ orm }: Pick<Database, 'orm'>): number[] {
  const age = sql<number>`cast((${Date.now() / 1000} - unixepoch(${enquiries.received_at})) / ${weekSeconds} AS integer)`;
  const rows = orm
    .select({ age, received: count() })
    .from(enquiries)
    .where(
      and(
        gte(enquiries.received_at, secondsAgo(shownWeeks * weekSeconds)),
        ne(enquiries.status, 'spam'),
      ),
    )
    .groupBy(sql`1`)
    .all();
  return Array.from(
    { length: shownWeeks },
    (_, week) => rows.find((row) => row.age === shownWeeks - 1 - week)?.received ?? 0,
  );
}

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  if (middle.length === 0) return null;
  return Math.round(middle.reduce((sum, value) => sum + value, 0) / middle.length);
}

import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../client';
import { countMessages } from '../mail/messages';
import { now, secondsAgo } from '../time';
import { enquiries } from './schema';

export interface EnquiryNumbers {
  /** Those that nobody has dealt with. */
  new: number;
  /** The visitor waits for a first or a further answer. */
  unanswered: number;
  /** Their last answer could not be delivered. */
  undelivered: number;
  /** Since when the one waits that has waited longest, ISO text. */
  oldest_unanswered_at: string | null;
  oldest_unanswered_id: string | null;
  /** Unanswered, past the time that the visitor was told. */
  overdue: number;
  /** From receipt to the first answer, of those answered in the last 30 days. */
  median_answer_seconds: number | null;
  spam: number;
  /** Messages of any kind that could not be delivered. */
  failed_messages: number;
}

const numbersDays = 30;

export function enquiryNumbers({ orm }: Database): EnquiryNumbers {
  const isUnanswered = and(
    inArray(enquiries.status, ['new', 'open']),
    or(isNull(enquiries.answered_at), isNotNull(enquiries.replied_at)),
  );
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
    new: countOf(eq(enquiries.status, 'new')),
    unanswered: countOf(isUnanswered),
    undelivered: countOf(eq(enquiries.delivery, 'failed')),
    oldest_unanswered_at: oldest?.at ?? null,
    oldest_unanswered_id: oldest?.at ? oldest.id : null,
    overdue: countOf(and(isUnanswered, lt(enquiries.answer_by, now()))),
    median_answer_seconds: median(times),
    spam: countOf(eq(enquiries.status, 'spam')),
    failed_messages: countMessages({ orm }).failed ?? 0,
  };
}

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  if (middle.length === 0) return null;
  return Math.round(middle.reduce((sum, value) => sum + value, 0) / middle.length);
}

import { and, eq, gte, lt, min, ne, sql } from 'drizzle-orm';
import { bookings } from '../bookings/schema';
import type { Database } from '../client';
import { offices } from '../firm/schema';
import { dayInSydney } from '../time';
import { enquiries } from './schema';

/** Numbers of a group of enquiries. */
export interface GroupNumbers {
  /** Month (yyyy-mm), city, topic, or where they came from; empty if unknown. */
  name: string;
  received: number;
  /** By a person: not what the site acknowledged by itself. */
  answered: number;
  /** Who booked a consultation by themselves. */
  booked: number;
  clients: number;
  /** Time from receipt to the first reply: half, and nine in ten, were answered within it. */
  median_seconds: number | null;
  most_seconds: number | null;
}

/** Enquiries received in a year by Sydney's clock, without spam. */
export interface EnquiryYear {
  year: number;
  /** Years with enquiries, newest first. */
  years: number[];
  total: GroupNumbers;
  /** All twelve, in order. */
  months: GroupNumbers[];
  /** Most received first. */
  offices: GroupNumbers[];
  topics: GroupNumbers[];
  sources: GroupNumbers[];
}

const mostGroups = 20;

interface Counted {
  month: string;
  office: string;
  topic: string;
  source: string;
  isClient: boolean;
  isBooked: boolean;
  /** Null without a reply. */
  seconds: number | null;
}

/** Counts a year's enquiries. Those past retention are gone, so earlier years are incomplete. */
export function enquiryYear({ orm }: Database, year: number): EnquiryYear {
  const rows = orm
    .select({
      received_at: enquiries.received_at,
      answered_at: enquiries.answered_at,
      outcome: enquiries.outcome,
      topic: enquiries.topic,
      channel: enquiries.channel,
      came_from: enquiries.came_from,
      city: offices.city,
      booked: sql<number>`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.enquiry_id} = ${enquiries.id} AND ${bookings.created_by} IS NULL AND ${bookings.booked_at} IS NOT NULL)`,
    })
    .from(enquiries)
    .leftJoin(offices, eq(offices.id, enquiries.office_id))
    .where(
      and(
        ne(enquiries.status, 'spam'),
        // A day more on both sides: Sydney is ahead of UTC.
        gte(enquiries.received_at, `${year - 1}-12-31`),
        lt(enquiries.received_at, `${year + 1}-01-01`),
      ),
    )
    .all();
  const counted = rows.flatMap((row): Counted[] => {
    const day = dayInSydney(new Date(row.received_at));
    if (!day.startsWith(`${year}-`)) return [];
    const { received_at, answered_at, outcome, topic, city, channel, came_from, booked } = row;
    const waited = answered_at && (Date.parse(answered_at) - Date.parse(received_at)) / 1000;
    return [
      {
        month: day.slice(0, 7),
        office: city ?? '',
        topic,
        source: channel === 'form' ? (came_from.utm_source ?? came_from.referrer ?? '') : channel,
        isClient: outcome === 'client',
        isBooked: booked === 1,
        seconds: waited === null || waited === '' ? null : Math.max(0, waited),
      },
    ];
  });
  const by = (key: 'office' | 'topic' | 'source') =>
    [...new Set(counted.map((row) => row[key]))]
      .map((name) =>
        numbersOf(
          name,
          counted.filter((row) => row[key] === name),
        ),
      )
      .toSorted((one, other) => other.received - one.received || one.name.localeCompare(other.name))
      .slice(0, mostGroups);
  const months = Array.from({ length: 12 }, (_, index) => {
    const name = `${year}-${String(index + 1).padStart(2, '0')}`;
    return numbersOf(
      name,
      counted.filter(({ month }) => month === name),
    );
  });
  return {
    year,
    years: yearsOf({ orm }),
    total: numbersOf(String(year), counted),
    months,
    offices: by('office'),
    topics: by('topic'),
    sources: by('source'),
  };
}

function numbersOf(name: string, group: readonly Counted[]): GroupNumbers {
  const times = group.flatMap(({ seconds }) => seconds ?? []).toSorted((one, other) => one - other);
  return {
    name,
    received: group.length,
    answered: times.length,
    booked: group.filter(({ isBooked }) => isBooked).length,
    clients: group.filter(({ isClient }) => isClient).length,
    median_seconds: within(times, 0.5),
    most_seconds: within(times, 0.9),
  };
}

/** Returns the time within which a share of sorted times lie. */
const within = (times: readonly number[], share: number): number | null =>
  times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? null;

function yearsOf({ orm }: Pick<Database, 'orm'>): number[] {
  const row = orm
    .select({ first: min(enquiries.received_at) })
    .from(enquiries)
    .where(ne(enquiries.status, 'spam'))
    .get();
  const last = Number(dayInSydney(new Date()).slice(0, 4));
  const first = row?.first ? Number(dayInSydney(new Date(row.first)).slice(0, 4)) : last;
  const count = Math.max(1, last - first + 1);
  return Array.from({ length: count }, (_, index) => last - index);
}

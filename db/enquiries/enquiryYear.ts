import { min, ne } from 'drizzle-orm';
import { utcDay } from '../../shared/days';
import type { Database } from '../client';
import { prepared } from '../prepared';
import { dayInSydney } from '../time';
import { enquiries } from './schema';

export interface GroupNumbers {
  /** Month (yyyy-mm), city, topic, or where they came from; empty if unknown. */
  name: string;
  received: number;
  /** By a person: not what the site acknowledged by itself. */
  answered: number;
  /** Who booked a consultation by themselves. */
  booked: number;
  clients: number;
  /** Seconds from receipt to the first reply: median, and 90th percentile (`most_seconds`). */
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

const maxGroups = 20;

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

/** A row of `counted`, in the order of its columns. */
type CountedRow = readonly [
  received_at: string,
  answered_at: string | null,
  outcome: string | null,
  topic: string,
  source: string,
  city: string,
  booked: 0 | 1,
];

const statements = prepared(({ sqlite }) => ({
  // Plain arrays: a year may have ten thousand.
  counted: sqlite
    .prepare(
      `SELECT received_at, answered_at, outcome, topic,
         CASE channel WHEN 'form' THEN coalesce(came_from ->> 'utm_source', came_from ->> 'referrer', '')
           ELSE channel END,
         coalesce(city, ''),
         EXISTS (SELECT 1 FROM bookings WHERE enquiry_id = enquiries.id AND created_by IS NULL
           AND booked_at IS NOT NULL)
       FROM enquiries LEFT JOIN offices ON offices.id = office_id
       WHERE enquiries.status <> 'spam' AND received_at >= ? AND received_at < ?`,
    )
    .raw(),
}));

/** Counts a year's enquiries. Those past retention are gone, so earlier years are incomplete. */
export function enquiryYear(db: Database, year: number): EnquiryYear {
  const starts = Array.from({ length: 13 }, (_, month) => startOfMonth(year, month));
  const rows = statements(db).counted.all(starts[0], starts[12]) as CountedRow[];
  const counted = rows.map(
    ([received_at, answered_at, outcome, topic, source, office, booked]): Counted => {
      const month = starts.findIndex((start) => received_at < start);
      const waited = answered_at && (Date.parse(answered_at) - Date.parse(received_at)) / 1000;
      return {
        month: nameOfMonth(year, month),
        office,
        topic,
        source,
        isClient: outcome === 'client',
        isBooked: booked === 1,
        seconds: typeof waited === 'number' ? Math.max(0, waited) : null,
      };
    },
  );
  const by = (key: 'office' | 'topic' | 'source') =>
    [...groupedBy(counted, key)]
      .map(([name, group]) => numbersOf(name, group))
      .toSorted((one, other) => other.received - one.received || one.name.localeCompare(other.name))
      .slice(0, maxGroups);
  const byMonth = groupedBy(counted, 'month');
  const months = Array.from({ length: 12 }, (_, index) => {
    const name = nameOfMonth(year, index + 1);
    return numbersOf(name, byMonth.get(name) ?? []);
  });
  return {
    year,
    years: yearsOf(db),
    total: numbersOf(String(year), counted),
    months,
    offices: by('office'),
    topics: by('topic'),
    sources: by('source'),
  };
}

function groupedBy(rows: readonly Counted[], key: 'month' | 'office' | 'topic' | 'source') {
  const groups = new Map<string, Counted[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}

/** @param month from 1. */
const nameOfMonth = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

const hourMs = 60 * 60 * 1000;

/** Returns when a month begins in Sydney, ISO text. @param month from 0; 12 is the next January. */
function startOfMonth(year: number, month: number): string {
  const midnight = Date.UTC(year, month, 1);
  const day = utcDay(midnight);
  const inSummer = new Date(midnight - 11 * hourMs);
  const start = dayInSydney(inSummer) === day ? inSummer : new Date(midnight - 10 * hourMs);
  return start.toISOString();
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

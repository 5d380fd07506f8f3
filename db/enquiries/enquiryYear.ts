import { min, ne } from 'drizzle-orm';
import { utcDay } from '../../shared/days';
import type { Database } from '../client';
import { prepared } from '../prepared';
import { dayInSydney, now } from '../time';
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

/** Consultations of a person: those that took place, and those to which the client didn't come. */
export interface ConsultationNumbers {
  /** The person's name; empty once they were deleted. */
  name: string;
  held: number;
  missed: number;
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
  /** The year's consultations, by their start: of all, and by person, most held first. */
  consultations: Omit<ConsultationNumbers, 'name'>;
  agents: ConsultationNumbers[];
}

const maxGroups = 20;

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
  // Plain arrays: a month may have a thousand.
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
  agents: sqlite.prepare(
    `SELECT coalesce(people.name, '') AS name, sum(state = 'booked') AS held,
       sum(state = 'missed') AS missed
     FROM bookings JOIN enquiries ON enquiries.id = enquiry_id
       LEFT JOIN people ON people.id = bookings.person_id
     WHERE enquiries.status <> 'spam' AND starts_at >= @from AND starts_at < @to
       AND (state = 'missed' OR state = 'booked' AND ends_at <= @now)
     GROUP BY bookings.person_id ORDER BY held DESC, missed DESC, name`,
  ),
}));

/** What is counted of a group until all is read. */
interface Group {
  received: number;
  booked: number;
  clients: number;
  /** Seconds to the first reply. */
  times: number[];
}
type Groups = Map<string, Group>;

/**
 * Counts a year's enquiries, a month at a time. Those past retention are gone, so earlier years are
 * incomplete.
 */
export function* enquiryYear(db: Database, year: number): Generator<void, EnquiryYear> {
  const starts = Array.from({ length: 13 }, (_, month) => startOfMonth(year, month));
  const groups = { total: groupsOf(), months: groupsOf(), offices: groupsOf() };
  const others = { topics: groupsOf(), sources: groupsOf() };
  for (let month = 0; month < 12; month += 1) {
    const name = nameOfMonth(year, month + 1);
    const rows = statements(db).counted.all(starts[month], starts[month + 1]) as CountedRow[];
    for (const row of rows) {
      const [, , , topic, source, city] = row;
      count(groups.total, '', row);
      count(groups.months, name, row);
      count(groups.offices, city, row);
      count(others.topics, topic, row);
      count(others.sources, source, row);
    }
    yield;
  }
  const numbers = (named: Groups, name: string, shown = name) =>
    numbersOf(shown, named.get(name) ?? emptyGroup());
  const [from, to] = [starts[0], starts[12]];
  const agents = statements(db).agents.all({ from, to, now: now() }) as ConsultationNumbers[];
  const sum = (of: 'held' | 'missed') => agents.reduce((all, agent) => all + agent[of], 0);
  return {
    year,
    years: yearsOf(db),
    total: numbers(groups.total, '', String(year)),
    months: Array.from({ length: 12 }, (_, index) =>
      numbers(groups.months, nameOfMonth(year, index + 1)),
    ),
    offices: largest(groups.offices),
    topics: largest(others.topics),
    sources: largest(others.sources),
    consultations: { held: sum('held'), missed: sum('missed') },
    agents: agents.slice(0, maxGroups),
  };
}

const groupsOf = (): Groups => new Map();
const emptyGroup = (): Group => ({ received: 0, booked: 0, clients: 0, times: [] });

function count(groups: Groups, name: string, row: CountedRow): void {
  const [received_at, answered_at, outcome, , , , booked] = row;
  const group = groups.get(name) ?? emptyGroup();
  groups.set(name, group);
  group.received += 1;
  group.booked += booked;
  if (outcome === 'client') group.clients += 1;
  if (answered_at === null) return;
  group.times.push(Math.max(0, (Date.parse(answered_at) - Date.parse(received_at)) / 1000));
}

const largest = (groups: Groups): GroupNumbers[] =>
  [...groups]
    .map(([name, group]) => numbersOf(name, group))
    .toSorted((one, other) => other.received - one.received || one.name.localeCompare(other.name))
    .slice(0, maxGroups);

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

function numbersOf(name: string, { received, booked, clients, times }: Group): GroupNumbers {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    name,
    received,
    answered: times.length,
    booked,
    clients,
    median_seconds: within(sorted, 0.5),
    most_seconds: within(sorted, 0.9),
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

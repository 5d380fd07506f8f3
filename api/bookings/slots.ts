import type { Calendar } from '../../db/firm/calendar';
import { isOver } from '../../db/firm/firm';
import type { PlainRow } from '../../db/plain';
import {
  dayMs,
  hourMs,
  type MeetingKind,
  type MeetingWay,
  minuteMs,
  quarterMs,
  type Slot,
  slotId,
  type Times,
  timesFrom,
  usualKind,
} from '../../shared/bookings';
import { daysAfter, mondayOf } from '../../shared/days';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import { isRegistered, specialOn } from '../../shared/firm';
import type { Interval, Week } from '../../shared/hours';
import { dayIn, zonedTime } from '../../site/api';

type Person = PlainRow<'people'>;
type Office = PlainRow<'offices'>;

/** Milliseconds since 1970; the end is excluded. */
type Span = readonly [from: number, to: number];

export interface SlotQuery {
  /** Default: the usual one. */
  kind?: MeetingKind | undefined;
  /** Id of the office to visit; undefined for a call. */
  office?: string | undefined;
  /** Id of the person; undefined for anybody. */
  person?: string | undefined;
  /** Empty if unknown. */
  topic: string;
  /** Milliseconds since 1970, of their start; `to` is excluded. */
  from: number;
  to: number;
  now: number;
}

export interface Bookings {
  isTaken(personId: string, quarter: number): boolean;
  /** Number of a person's bookings in the week of a Monday. */
  countInWeek(personId: string, monday: string): number;
}

/**
 * Computes free slots by their start: as long as their kind within the hours of a person and of the office
 * to visit, outside of absences and closed days, after the notice and within the days that can be
 * booked. About visas, only of people who are registered on that day. For anybody, one per start:
 * of the person with the fewest bookings that week.
 */
export function freeSlots(calendar: Calendar, query: SlotQuery, bookings: Bookings): Slot[] {
  const office = calendar.offices.find(({ id }) => id === query.office);
  if (query.office !== undefined && !office) return [];
  const byStart = new Map<number, { slot: Slot; bookings: number }>();
  for (const { start, monday, quarters, slot } of offered(calendar, query, office)) {
    const id = slot.person_id;
    if (quarters.some((quarter) => bookings.isTaken(id, quarter))) continue;
    const count = bookings.countInWeek(id, monday);
    const other = byStart.get(start);
    if (!other || count < other.bookings) byStart.set(start, { slot, bookings: count });
  }
  return [...byStart.entries()].sort(([one], [other]) => one - other).map(([, { slot }]) => slot);
}

/** Goes through the starts that are offered, person by person. */
export function* offered(
  calendar: Calendar,
  query: Omit<SlotQuery, 'office'>,
  office?: Office,
): Generator<Start> {
  const { booking_notice, booking_days } = calendar.company;
  const { now } = query;
  const from = Math.max(query.from, now + booking_notice * hourMs);
  const to = Math.min(query.to, now + booking_days * dayMs);
  if (from >= to) return;
  const isAdvice = isVisaQuestion({ kind: 'consultation', topic: query.topic });
  for (const person of calendar.people) {
    if (!person.takes_bookings) continue;
    if (query.person !== undefined && person.id !== query.person) continue;
    if (office && !person.offices.includes(office.id)) continue;
    const holders = query.kind?.people ?? [];
    if (holders.length > 0 && !holders.includes(person.id)) continue;
    for (const day of daysIn(zoneOf(calendar, person), from, to)) {
      if (isAdvice && !isRegistered(person, day)) continue;
      for (const start of startsOn(calendar, person, office, day, query.kind)) {
        if (start.start >= from && start.start < to) yield start;
      }
    }
  }
}

/** A start that a person offers, whether or not it is free. */
interface Start {
  slot: Slot;
  /** Milliseconds since 1970. */
  start: number;
  /** Its day, and the Monday of its week, by the firm's clock. */
  day: string;
  monday: string;
  /** The quarter-hours that it takes. */
  quarters: number[];
}

/** Starts by calendar, then by person, office and day: most of their time goes into time zones. */
const knownStarts = new WeakMap<Calendar, Map<string, readonly Start[]>>();

/** Returns the starts that a person offers on a day of their clock. */
function startsOn(
  calendar: Calendar,
  person: Person,
  office: Office | undefined,
  day: string,
  kind = usualKind,
): readonly Start[] {
  const known = knownStarts.get(calendar) ?? new Map<string, readonly Start[]>();
  knownStarts.set(calendar, known);
  const key = `${person.id} ${office?.id ?? ''} ${day} ${kind.id} ${kind.minutes}`;
  const before = known.get(key);
  if (before) return before;
  const { company } = calendar;
  const span = wholeDay(day, zoneOf(calendar, person));
  const starts = startsIn(spansOf(calendar, person, office, span), kind.minutes)
    .filter((start) => start >= span[0] && start < span[1])
    .map((start) => {
      const own = dayIn(company.zone, new Date(start));
      const times = timesFrom(start, kind.minutes);
      const id = slotId(person.id, times.starts_at, kind.id);
      return {
        slot: { id, ...times, office_id: office?.id ?? null, person_id: person.id },
        start,
        day: own,
        monday: mondayOf(own),
        quarters: quartersOf(times, company),
      };
    });
  known.set(key, starts);
  return starts;
}

/** Returns the quarter-hours that a booking takes, with those kept free after it. */
export function quartersOf(
  times: Times,
  { booking_buffer }: Pick<Calendar['company'], 'booking_buffer'>,
): number[] {
  const first = Date.parse(times.starts_at) / quarterMs;
  const end = Math.ceil(Date.parse(times.ends_at) / quarterMs) + booking_buffer;
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** Returns the clock by which a person works: of their first office, or the firm's. */
export function zoneOf({ company, offices }: Calendar, { offices: ids }: Person): string {
  return offices.find(({ id }) => id === ids[0])?.zone ?? company.zone;
}

/** A booking to come, as far as the rules concern it. */
export interface Planned extends Times {
  person_id: string | null;
  office_id: string | null;
  how: MeetingWay;
  outside: boolean;
  topic: string;
}

export type Misfit = 'left' | 'away' | 'unregistered' | 'office-left' | 'closed';

/**
 * Tells why a booking no longer fits: its person or office has left by then, the person is away,
 * isn't registered, or isn't there; undefined if it fits. Hours don't concern one that was booked
 * outside of them on purpose.
 */
export function misfitOf(calendar: Calendar, planned: Planned): Misfit | undefined {
  const start = Date.parse(planned.starts_at);
  const person = calendar.people.find(({ id }) => id === planned.person_id);
  if (!person) return 'left';
  const zone = zoneOf(calendar, person);
  const day = dayIn(zone, new Date(start));
  if (isOver(person, day)) return 'left';
  if (isAway(person, day)) return 'away';
  const isAdvice = isVisaQuestion({ kind: 'consultation', topic: planned.topic });
  if (isAdvice && !isRegistered(person, day)) return 'unregistered';
  const office = calendar.offices.find(({ id }) => id === planned.office_id);
  if (planned.how === 'office' && (!office || isOver(office, day))) return 'office-left';
  if (planned.outside) return undefined;
  const end = Date.parse(planned.ends_at);
  const spans = joined(spansOf(calendar, person, office, [start, end]));
  return spans.some(([from, to]) => from <= start && end <= to) ? undefined : 'closed';
}

/** Returns when a person can be called within a span, booked or not. */
export const hoursWithin = (calendar: Calendar, person: Person, span: Span): Span[] =>
  joined(common(spansOf(calendar, person, undefined, span), [span]));

const isAway = ({ absences }: Person, day: string): boolean =>
  absences.some(({ from, to }) => from <= day && day <= to);

/** Returns when a person can be met within a span, at an office or, without one, by a call. */
function spansOf(
  calendar: Calendar,
  person: Person,
  office: Office | undefined,
  [from, to]: Span,
): Span[] {
  const { company, offices, specialDays } = calendar;
  const zone = zoneOf(calendar, person);
  const own = daysIn(zone, from, to)
    .filter((day) => !isAway(person, day) && !isOver(person, day))
    .flatMap((day) => spansOn(day, hoursOn(person.hours, day), zone));
  const base = offices.find(({ id }) => id === person.offices[0]);
  // The holidays of where they work, and for calls those of the firm's phones.
  const first = dayIn('UTC', new Date(from - dayMs));
  const last = dayIn('UTC', new Date(to + dayMs));
  const closuresOf = (rows: Calendar['specialDays'], where: string) =>
    daysBetween(first, last).flatMap((day) => {
      const special = specialOn(rows, day);
      return special ? without([wholeDay(day, where)], spansOn(day, special.hours, where)) : [];
    });
  const closures = [
    ...(base ? closuresOf(specialDays.filter(ofOffice(base)), zone) : []),
    ...(office
      ? []
      : closuresOf(
          specialDays.filter(({ phones }) => phones),
          company.zone,
        )),
  ];
  const there = without(own, closures);
  return office ? common(there, officeSpans(calendar, office, [from, to])) : there;
}

const ofOffice =
  ({ id }: Office) =>
  ({ offices }: Calendar['specialDays'][number]): boolean =>
    offices.includes(id);

/** Returns when an office receives visitors. */
function officeSpans({ specialDays }: Calendar, office: Office, [from, to]: Span): Span[] {
  const { zone, hours } = office;
  const closed = specialDays.filter(ofOffice(office));
  return daysIn(zone, from, to).flatMap((day) => {
    if (isOver(office, day)) return [];
    const special = specialOn(closed, day);
    return spansOn(day, special?.hours ?? hoursOn(hours, day), zone);
  });
}

/** Lists the calendar days of a zone that overlap a span. */
function daysIn(zone: string, from: number, to: number): string[] {
  return daysBetween(dayIn(zone, new Date(from)), dayIn(zone, new Date(to)));
}

/** Lists the days from a first to a last, both included; none if that is earlier. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

const hoursOn = (week: Week, day: string): readonly Interval[] =>
  week[new Date(day).getUTCDay()] ?? [];

const spansOn = (day: string, hours: readonly Interval[], zone: string): Span[] =>
  hours.map(([opens, closes]) => [momentOf(day, opens, zone), momentOf(day, closes, zone)]);

const wholeDay = (day: string, zone: string): Span => [
  momentOf(day, '00:00', zone),
  momentOf(daysAfter(day, 1), '00:00', zone),
];

function momentOf(day: string, time: string, zone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return zonedTime(day, hour + minute / 60, zone).getTime();
}

/** Returns the parts of spans that are in others, too. */
function common(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap(([from, to]) =>
    others.flatMap(([opens, closes]): Span[] => {
      const part: Span = [Math.max(from, opens), Math.min(to, closes)];
      return part[0] < part[1] ? [part] : [];
    }),
  );
}

/** Returns the parts of spans that are in no other. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<readonly Span[]>(
    (rest, [opens, closes]) =>
      rest.flatMap(([from, to]) =>
        [[from, Math.min(to, opens)] as const, [Math.max(from, closes), to] as const].filter(
          ([begins, ends]) => begins < ends,
        ),
      ),
    spans,
  ) as Span[];
}

/** Joins spans of which one begins where another ends. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}

/**
 * Lists the starts of what takes so many minutes within spans, from the beginning of each: half hours
 * for whole ones, else quarters.
 */
function startsIn(spans: readonly Span[], minutes: number): number[] {
  const lengthMs = minutes * minuteMs;
  const stepMs = lengthMs % (2 * quarterMs) === 0 ? 2 * quarterMs : quarterMs;
  return joined(spans).flatMap(([from, to]) => {
    const count = Math.max(0, Math.floor((to - from - lengthMs) / stepMs) + 1);
    return Array.from({ length: count }, (_, index) => from + index * stepMs);
  });
}

import { startsBetween, takenQuarters } from '../../db/bookings/bookings';
import { busyBetween } from '../../db/bookings/busyTimes';
import type { Database } from '../../db/client';
import type { Calendar } from '../../db/firm/calendar';
import {
  booksHere,
  dayMs,
  type MeetingKind,
  quarterMs,
  readSlotId,
  type Slot,
  type SlotPage,
  type Times,
} from '../../shared/bookings';
import { mondayOf } from '../../shared/days';
import { courseTopic } from '../../shared/enquiryTopics';
import { dayIn } from '../../site/api';
import type { Services } from '../context';
import { type Bookings, freeSlots, offered, quartersOf, type SlotQuery } from './slots';

/** Which slots are wanted; those of a booking that is moved count as free. */
interface WantedSlots extends Omit<SlotQuery, 'now' | 'from' | 'to'> {
  /** Milliseconds since 1970, `to` excluded; default: all that can be booked. */
  from?: number;
  to?: number;
  moved?: string | undefined;
}

type SlotServices = Pick<Services, 'db' | 'firm'>;

/** Finds free slots; none if the firm books elsewhere. */
export function findSlots(
  { db, firm: { calendar } }: SlotServices,
  { from, to, moved, ...query }: WantedSlots,
): Slot[] {
  if (!booksHere(calendar.company)) return [];
  const now = Date.now();
  const last = now + calendar.company.booking_days * dayMs;
  const span = { from: Math.max(from ?? now, now), to: Math.min(to ?? last, last) };
  if (span.from >= span.to) return [];
  return freeSlots(calendar, { ...query, ...span, now }, readBookings(db, calendar, span, moved));
}

/** How many days of free times, and how many times, are shown at a time: a month's weeks. */
const shownMs = 35 * dayMs;
const maxShown = 400;

/**
 * Finds the free times of five weeks, from a moment or the first free one after it.
 * @param from ISO text; anything else: now.
 */
export function findSlotPage(
  services: SlotServices,
  { from, ...query }: Omit<WantedSlots, 'from' | 'to'> & { from: string },
): SlotPage {
  const now = Date.now();
  const last = now + services.firm.calendar.company.booking_days * dayMs;
  let start = Math.max(Date.parse(from) || now, now);
  let slots: Slot[] = [];
  while (slots.length === 0 && start < last) {
    slots = findSlots(services, { ...query, from: start, to: start + shownMs });
    start += shownMs;
  }
  const more = slots[maxShown] ?? firstAfter(services, query, start, last);
  return { slots: slots.slice(0, maxShown), later: more?.starts_at ?? null };
}

/** Finds the first free time between two moments, a day at a time. */
function firstAfter(
  services: SlotServices,
  query: Omit<WantedSlots, 'from' | 'to'>,
  from: number,
  last: number,
): Slot | undefined {
  for (let start = from; start < last; start += dayMs) {
    const [slot] = findSlots(services, { ...query, from: start, to: start + dayMs });
    if (slot) return slot;
  }
  return undefined;
}

/** Finds the slot of a person that begins at a moment; undefined if it isn't free. */
const findSlot = (
  services: SlotServices,
  query: Omit<WantedSlots, 'from' | 'to'>,
  start: number,
): Slot | undefined => findSlots(services, { ...query, from: start, to: start + 1 })[0];

/**
 * Finds the slot that somebody chose by its id or, where another person will do, anybody's at its
 * start; undefined if it isn't free.
 */
export function chosenSlot(
  services: SlotServices,
  id: string,
  {
    anyone,
    ...query
  }: Omit<WantedSlots, 'person' | 'from' | 'to'> & { anyone: boolean; kind: MeetingKind },
): Slot | undefined {
  const read = readSlotId(id);
  if (read?.kind !== query.kind.id) return undefined;
  const own = findSlot(services, { ...query, person: read.person_id }, read.start);
  return own ?? (anyone ? findSlot(services, query, read.start) : undefined);
}

/** The part of the free times that bookings of one kind, such as unproved ones, may take. */
const maxShare = 1 / 5;

interface Share {
  /** Which bookings take the share; unless told, those whose address is unproved. */
  isOfShare?: (booking: TakenQuarter) => boolean;
  /** Id of a booking whose own time counts as free. */
  moved?: string;
}

/**
 * Tells whether a slot may be taken for somebody whose address is unproved: together these leave most
 * times free, on its day and on all days. On each day one may.
 */
export function isWithinShare(
  { db, firm: { calendar } }: SlotServices,
  slot: Pick<Slot, 'person_id' | keyof Times>,
  { isOfShare = isUnproved, moved }: Share = {},
): boolean {
  const { company } = calendar;
  const now = Date.now();
  const span = { from: now, to: now + company.booking_days * dayMs };
  const taken = readTaken(db, span, moved, isOfShare);
  const wanted = new Set(quartersOf(slot, company));
  const wantedDay = dayIn(company.zone, new Date(slot.starts_at));
  const all = { free: 0, left: 0 };
  const that = { free: 0, left: 0 };
  let isFirst = true;
  const query = { ...span, now, topic: courseTopic };
  for (const { slot: offer, day, quarters } of offered(calendar, query)) {
    const ofPerson = taken.get(offer.person_id);
    if (quarters.some((quarter) => ofPerson?.get(quarter) === 'other')) continue;
    const isOfDay = day === wantedDay;
    const isShared = quarters.some((quarter) => ofPerson?.get(quarter) === 'share');
    if (isOfDay && isShared) isFirst = false;
    const isWanted =
      offer.person_id === slot.person_id && quarters.some((quarter) => wanted.has(quarter));
    for (const counted of isOfDay ? [all, that] : [all]) {
      counted.free += 1;
      if (!isShared && !isWanted) counted.left += 1;
    }
  }
  const isEnough = ({ free, left }: typeof all) => left >= free * (1 - maxShare);
  return isEnough(all) && (isFirst || isEnough(that));
}

type TakenQuarter = ReturnType<typeof takenQuarters>[number];

/** The office has a day to withdraw it. */
const isUnproved = ({ proved_at, created_at }: TakenQuarter): boolean =>
  proved_at === null && created_at > new Date(Date.now() - dayMs).toISOString();

/** Reads the bookings that slots between two moments depend on. */
function readBookings(
  db: Database,
  { company: { zone } }: Calendar,
  span: { from: number; to: number },
  moved: string | undefined,
): Bookings {
  const taken = readTaken(db, span, moved);
  const weeks = new Map<string, number>();
  const week = 7 * dayMs;
  const iso = (moment: number) => new Date(moment).toISOString();
  for (const { person_id, starts_at } of startsBetween(
    db,
    iso(span.from - week),
    iso(span.to + week),
  )) {
    const name = `${person_id} ${mondayOf(dayIn(zone, new Date(starts_at)))}`;
    weeks.set(name, (weeks.get(name) ?? 0) + 1);
  }
  return {
    isTaken: (personId, quarter) => taken.get(personId)?.has(quarter) ?? false,
    countInWeek: (personId, monday) => weeks.get(`${personId} ${monday}`) ?? 0,
  };
}

/** Reads the quarter-hours that people can't be met at between two moments, by person. */
function readTaken(
  db: Database,
  { from, to }: { from: number; to: number },
  moved: string | undefined,
  isOfShare: (booking: TakenQuarter) => boolean = () => false,
) {
  const longest = dayMs / quarterMs;
  const taken = new Map<string, Map<number, 'share' | 'other'>>();
  const rows = takenQuarters(db, Math.floor(from / quarterMs), to / quarterMs + longest, moved);
  for (const row of rows) {
    const ofPerson = taken.get(row.person) ?? new Map();
    taken.set(row.person, ofPerson.set(row.quarter, isOfShare(row) ? 'share' : 'other'));
  }
  // What outside calendars say counts like bookings.
  for (const busy of busyBetween(db, from, to + dayMs)) {
    const ofPerson = taken.get(busy.person) ?? new Map();
    taken.set(busy.person, ofPerson);
    const [first, end] = [Math.max(busy.from, from), Math.min(busy.to, to + dayMs)];
    for (let at = Math.floor(first / quarterMs); at * quarterMs < end; at += 1) {
      ofPerson.set(at, 'other');
    }
  }
  return taken;
}

import ICAL from 'ical.js';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { hourMs } from '../../shared/bookings';
import { localTime } from '../../site/api';

/** A consultation in somebody's calendar. */
export interface CalendarEntry {
  /** The same for the whole life of the booking. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  isCancelled: boolean;
  /** ISO times in UTC. */
  starts_at: string;
  ends_at: string;
  /** IANA name of the clock by which it is written. */
  zone: string;
  summary: string;
  description: string;
  /** Address, phone number or link. */
  location: string;
  organizer: Mailbox;
  /** Whose calendar it is for; undefined for a file to download. */
  attendee?: Mailbox | undefined;
  /** When it was last changed, ISO text. */
  changed_at: string;
}

interface Mailbox {
  name: string;
  email: string;
}

// Lines have 75 octets at most (RFC 5545, 3.1); ical.js doesn't count the space of a continued one.
ICAL.foldLength = 74;

const knownZones = new Set(tzlib_get_timezones());

/**
 * Writes a calendar file (RFC 5545) with the rules of its time zone. For an attendee it is an
 * invitation (RFC 5546), `REQUEST` or `CANCEL`, which asks for no reply.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { attendee, organizer, isCancelled } = entry;
  const zone = knownZones.has(entry.zone) ? entry.zone : 'Australia/Sydney';
  const calendar = calendarOf(isCancelled ? 'CANCEL' : attendee ? 'REQUEST' : 'PUBLISH');
  calendar.addSubcomponent(zoneRules(zone));
  const { uid, sequence, summary, description, location } = entry;
  const status = isCancelled ? 'CANCELLED' : 'CONFIRMED';
  const texts = { uid, sequence, summary, description, location, status };
  const event = addEvent(calendar, texts, entry.changed_at);
  addLocalTime(event, 'dtstart', entry.starts_at, zone);
  addLocalTime(event, 'dtend', entry.ends_at, zone);
  addMailbox(event, 'organizer', organizer);
  if (attendee) {
    const one = addMailbox(event, 'attendee', attendee);
    const said = { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' };
    for (const [name, value] of Object.entries(said)) one.setParameter(name, value);
  }
  return written(calendar);
}

/** A consultation as it stands in the calendar of who holds it. */
type FeedEntry = Pick<
  CalendarEntry,
  'uid' | 'sequence' | 'starts_at' | 'ends_at' | 'summary' | 'description' | 'changed_at'
>;

/**
 * Writes a calendar to subscribe to (RFC 5545, RFC 7986): all entries, in UTC, and how often to read
 * it again.
 */
export function calendarFeed(name: string, entries: readonly FeedEntry[]): string {
  const calendar = calendarOf('PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-published-ttl', 'PT15M');
  const refresh = calendar.addPropertyWithValue('refresh-interval', 'PT15M');
  refresh.setParameter('value', 'DURATION');
  for (const { uid, sequence, summary, description, ...entry } of entries) {
    const texts = { uid, sequence, summary, description, status: 'CONFIRMED' };
    const event = addEvent(calendar, texts, entry.changed_at);
    event.addPropertyWithValue('dtstart', utcTime(entry.starts_at));
    event.addPropertyWithValue('dtend', utcTime(entry.ends_at));
  }
  return written(calendar);
}

/** Each line ends with a line break, the last one too, which ical.js leaves out. */
const written = (calendar: ICAL.Component): string => `${calendar}\r\n`;

function calendarOf(method: string): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Wattlepath//Consultations//EN');
  calendar.addPropertyWithValue('method', method);
  return calendar;
}

/** Adds an event without its times. */
function addEvent(
  calendar: ICAL.Component,
  texts: Record<string, string | number>,
  changedAt: string,
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  calendar.addSubcomponent(event);
  for (const [name, value] of Object.entries(texts)) event.addPropertyWithValue(name, value);
  event.addPropertyWithValue('dtstamp', utcTime(changedAt));
  return event;
}

/** @param moment ISO text. */
const utcTime = (moment: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(moment), true);

/** Clocks go back by an hour, or on Lord Howe Island by half of one. */
const clockChanges = [-hourMs, -hourMs / 2, hourMs / 2, hourMs];

function zoneRules(zone: string): ICAL.Component {
  const [rules = ''] = [tzlib_get_ical_block(zone)].flat();
  return new ICAL.Component(ICAL.parse(rules));
}

/**
 * Adds a time by the clock of a zone; in UTC while that clock shows it twice, since readers disagree
 * then. @param moment ISO text.
 */
function addLocalTime(event: ICAL.Component, name: string, moment: string, zone: string): void {
  const at = Date.parse(moment);
  const shown = localTime(zone, at);
  if (clockChanges.some((change) => localTime(zone, at + change) === shown)) {
    event.addPropertyWithValue(name, utcTime(moment));
    return;
  }
  const local = shown.replace(' ', 'T');
  const property = event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(local));
  property.setParameter('tzid', zone);
}

function addMailbox(event: ICAL.Component, name: string, { name: person, email }: Mailbox) {
  const property = event.addPropertyWithValue(name, `mailto:${email}`);
  // Quotes can't be written in a parameter.
  if (person) property.setParameter('cn', person.replaceAll('"', '’'));
  return property;
}

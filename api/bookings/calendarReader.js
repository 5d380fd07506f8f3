// Reads one outside calendar in a process of its own, which busyCalendar.ts starts and ends. Plain
// JavaScript, so that it runs alike from the source and beside the built server.
import ICAL from 'ical.js';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { findIana } from 'windows-iana';

/**
 * @typedef {import('./busyCalendar').CalendarTask} Task
 * @typedef {import('./busyCalendar').CalendarResult} Result
 * @typedef {import('./busyCalendar').BusySpan} BusySpan
 */

const known = new Set(tzlib_get_timezones());

/**
 * The rules of a zone under the name that a calendar gives it: IANA's, Windows's, or IANA's behind a
 * prefix; undefined if it is none of these.
 * @param {string} name
 */
function zoneNamed(name) {
  const end = name.split('/').slice(-2).join('/');
  const iana = [name, end, ...findIana(name)].find((one) => known.has(one));
  if (iana === undefined) return undefined;
  const [block = ''] = [tzlib_get_ical_block(iana)].flat();
  const zone = new ICAL.Component(ICAL.parse(block));
  zone.updatePropertyWithValue('tzid', name);
  return zone;
}

/**
 * Adds the rules of zones that a calendar names and doesn't bring.
 * @param {ICAL.Component} calendar
 */
function completeZones(calendar) {
  const own = calendar.getAllSubcomponents('vtimezone');
  const there = new Set(own.map((zone) => zone.getFirstPropertyValue('tzid')));
  for (const event of calendar.getAllSubcomponents('vevent')) {
    for (const property of event.getAllProperties()) {
      const name = property.getFirstParameter('tzid');
      if (!name || there.has(name)) continue;
      there.add(name);
      const zone = zoneNamed(name);
      if (zone) calendar.addSubcomponent(zone);
    }
  }
}

/** @param {ICAL.Component} event */
function isFree(event) {
  const text = (/** @type {string} */ name) =>
    String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    text('transp') === 'TRANSPARENT' ||
    text('status') === 'CANCELLED' ||
    text('x-microsoft-cdo-busystatus') === 'FREE'
  );
}

/**
 * @param {Task} task
 * @returns {Result}
 */
function read({ text, from, to, zone, own, most }) {
  const parsed = ICAL.parse(text);
  /** @type {ICAL.Component[]} */
  const calendars = [];
  // A file may hold several.
  for (const one of Array.isArray(parsed[0]) ? parsed : [parsed]) {
    calendars.push(new ICAL.Component(one));
  }
  if (!calendars.some(({ name }) => name === 'vcalendar')) return { problem: 'unreadable' };
  const home = zoneNamed(zone);
  const clock = home && new ICAL.Timezone({ component: home, tzid: zone });
  /** Times without a zone, and days, are those of the person's clock. @param {ICAL.Time} time */
  const momentOf = (time) => {
    const copy = time.clone();
    const isLocal = copy.isDate || copy.zone === ICAL.Timezone.localTimezone;
    if (isLocal && clock) copy.zone = clock;
    return copy.toUnixTime() * 1000;
  };
  const ownIds = new Set(own);
  /** @type {BusySpan[]} */
  const busy = [];
  /** @param {ICAL.Time} start @param {ICAL.Duration} duration */
  const add = (start, duration) => {
    const end = start.clone();
    end.addDuration(duration);
    const [begins, ends] = [momentOf(start), momentOf(end)];
    if (begins < ends && ends > from && begins < to) busy.push([begins, ends]);
    return begins;
  };
  for (const calendar of calendars) {
    completeZones(calendar);
    const events = calendar.getAllSubcomponents('vevent');
    const changed = new Set();
    const uidOf = (/** @type {ICAL.Component} */ event) =>
      String(event.getFirstPropertyValue('uid') ?? '');
    for (const event of events) {
      const id = event.getFirstPropertyValue('recurrence-id');
      if (id instanceof ICAL.Time) changed.add(`${uidOf(event)} ${momentOf(id)}`);
    }
    for (const component of events) {
      const uid = uidOf(component);
      if (ownIds.has(uid) || !component.getFirstPropertyValue('dtstart')) continue;
      const isException = component.hasProperty('recurrence-id');
      if (isFree(component)) continue;
      const event = new ICAL.Event(component, { strictExceptions: true, exceptions: [] });
      if (isException || !event.isRecurring()) {
        add(event.startDate, event.duration);
        continue;
      }
      const days = event.iterator();
      for (let next = days.next(); next; next = days.next()) {
        const begins = momentOf(next);
        if (begins >= to) break;
        if (changed.has(`${uid} ${begins}`)) continue;
        add(next, event.duration);
        if (busy.length > most) return { problem: 'many' };
      }
    }
  }
  return busy.length > most ? { problem: 'many' } : { busy };
}

process.once('message', (/** @type {Task} */ task) => {
  /** @type {Result} */
  let result;
  try {
    result = read(task);
  } catch {
    result = { problem: 'unreadable' };
  }
  process.send?.(result, () => process.exit());
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

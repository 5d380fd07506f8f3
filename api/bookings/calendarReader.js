// Reads one outside calendar in a separate process, which busyCalendar.ts starts and ends. Plain
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

/** Lines that say when an event is, and whether it blocks; none of repetition. */
const plainLine =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|TRANSP|STATUS|RECURRENCE-ID|X-MICROSOFT-CDO-BUSYSTATUS)[:;]/i;

/** A component that a calendar consists of, as it is written. */
const blocks = /^BEGIN:(VEVENT|VTIMEZONE|VFREEBUSY)\r?$[\s\S]*?^END:\1\r?$/gim;

/**
 * Reads the components of a file, each on its own where one of them can't be read.
 * @param {string} text
 * @returns {{calendars: ICAL.Component[], unread: number}} no calendars: it is none.
 */
function parse(text) {
  /** @param {ICAL.Component[]} all */
  const named = (all) => all.filter(({ name }) => name === 'vcalendar');
  try {
    const parsed = ICAL.parse(text);
    // A file may hold several.
    /** @type {ICAL.Component[]} */
    const all = [];
    for (const one of Array.isArray(parsed[0]) ? parsed : [parsed]) {
      all.push(new ICAL.Component(one));
    }
    return { calendars: named(all), unread: 0 };
  } catch {
    if (!/^BEGIN:VCALENDAR\r?$/im.test(text)) return { calendars: [], unread: 0 };
  }
  const whole = new ICAL.Component('vcalendar');
  let unread = 0;
  const add = (/** @type {string} */ block) => {
    try {
      whole.addSubcomponent(new ICAL.Component(ICAL.parse(block)));
      return true;
    } catch {
      return false;
    }
  };
  for (const [block] of text.matchAll(blocks)) {
    if (add(block)) continue;
    unread += 1;
    const lines = block.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
    add(lines.filter((line) => plainLine.test(line)).join('\r\n'));
  }
  return { calendars: [whole], unread };
}

/**
 * @param {Task} task
 * @returns {Result}
 */
function read({ text, from, to, zone, own, most }) {
  // Some programs begin a file with a byte order mark.
  const { calendars, unread: unparsed } = parse(text.replace(/^\uFEFF/, ''));
  if (calendars.length === 0) return { problem: 'unreadable' };
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
  let unread = unparsed;
  let events = 0;
  /** @param {number} begins @param {number} ends */
  const block = (begins, ends) => {
    if (begins < ends && ends > from && begins < to) busy.push([begins, ends]);
    if (busy.length > most) throw new TooMany();
  };
  /** @param {ICAL.Time} start @param {ICAL.Duration} duration */
  const spanOf = (start, duration) => {
    const end = start.clone();
    end.addDuration(duration);
    return /** @type {const} */ ([momentOf(start), momentOf(end)]);
  };
  /** @param {unknown} period */
  const blockPeriod = (period) => {
    if (!(period instanceof ICAL.Period)) throw new Error('no period');
    block(momentOf(period.start), momentOf(period.getEnd()));
  };
  const uidOf = (/** @type {ICAL.Component} */ event) =>
    String(event.getFirstPropertyValue('uid') ?? '');

  /** Occurrences changed alone; and from one on, by how much. */
  const changed = new Set();
  /** @type {Map<string, {at: number, by: number, length: number, isFree: boolean}[]>} */
  const ranges = new Map();
  /** @param {ICAL.Component} component */
  function noteChange(component) {
    const property = component.getFirstProperty('recurrence-id');
    const id = property?.getFirstValue();
    if (!(id instanceof ICAL.Time)) return;
    const [uid, at] = [uidOf(component), momentOf(id)];
    changed.add(`${uid} ${at}`);
    if (String(property?.getFirstParameter('range')).toUpperCase() !== 'THISANDFUTURE') return;
    const event = new ICAL.Event(component, { strictExceptions: true, exceptions: [] });
    const [begins, ends] = spanOf(event.startDate, event.duration);
    const range = { at, by: begins - at, length: ends - begins, isFree: isFree(component) };
    ranges.set(
      uid,
      [...(ranges.get(uid) ?? []), range].sort((one, other) => one.at - other.at),
    );
  }

  /** @param {ICAL.Component} component */
  function readEvent(component) {
    const uid = uidOf(component);
    if (ownIds.has(uid) || !component.getFirstPropertyValue('dtstart')) return;
    const isException = component.hasProperty('recurrence-id');
    if (isFree(component)) return;
    // ical.js expands no periods.
    for (const property of component.getAllProperties('rdate')) {
      if (property.type !== 'period') continue;
      property.getValues().forEach(blockPeriod);
      component.removeProperty(property);
    }
    // By dates alone, ical.js leaves the first out.
    const start = component.getFirstProperty('dtstart');
    if (start && component.hasProperty('rdate') && !component.hasProperty('rrule')) {
      const [, ...rest] = start.toJSON();
      component.addProperty(new ICAL.Property(['rdate', ...rest]));
    }
    const event = new ICAL.Event(component, { strictExceptions: true, exceptions: [] });
    if (isException || !event.isRecurring()) {
      block(...spanOf(event.startDate, event.duration));
      return;
    }
    const later = ranges.get(uid) ?? [];
    const earliest = Math.min(0, ...later.map(({ by }) => by));
    const days = event.iterator();
    for (let next = days.next(); next; next = days.next()) {
      const [begins, ends] = spanOf(next, event.duration);
      if (begins + earliest >= to) break;
      if (changed.has(`${uid} ${begins}`)) continue;
      const range = later.findLast(({ at }) => at <= begins);
      if (!range) block(begins, ends);
      else if (!range.isFree) block(begins + range.by, begins + range.by + range.length);
    }
  }

  /** What can't be read whole is busy as far as it can. @param {ICAL.Component} component */
  function blockStart(component) {
    try {
      const event = new ICAL.Event(component, { strictExceptions: true, exceptions: [] });
      block(...spanOf(event.startDate, event.duration));
    } catch (error) {
      if (error instanceof TooMany) throw error;
    }
  }

  /** @param {() => void} work @param {() => void} [instead] */
  function attempt(work, instead) {
    try {
      work();
    } catch (error) {
      if (error instanceof TooMany) throw error;
      unread += 1;
      instead?.();
    }
  }

  try {
    for (const calendar of calendars) {
      attempt(() => completeZones(calendar));
      const all = calendar.getAllSubcomponents('vevent');
      events += all.length;
      for (const component of all) attempt(() => noteChange(component));
      for (const component of all) {
        attempt(
          () => readEvent(component),
          () => blockStart(component),
        );
      }
      for (const component of calendar.getAllSubcomponents('vfreebusy')) {
        events += 1;
        attempt(() => {
          for (const property of component.getAllProperties('freebusy')) {
            const type = String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase();
            if (type !== 'FREE') property.getValues().forEach(blockPeriod);
          }
        });
      }
    }
  } catch (error) {
    if (error instanceof TooMany) return { problem: 'many' };
    throw error;
  }
  // Nothing that could be read says when they are busy: what was known before stays.
  if (unread > 0 && busy.length === 0 && unread >= events) return { problem: 'unreadable' };
  return { busy, unread, events };
}

class TooMany extends Error {}

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

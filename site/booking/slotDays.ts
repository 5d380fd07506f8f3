import type { Slot } from '../../shared/bookings';
import { clockName } from '../../shared/timeZones';
import { clockTime, dayIn, dayInWords } from '../zonedTime';

/** The free times of one day, by a client's clock. */
export interface SlotDay {
  /** yyyy-mm-dd. */
  day: string;
  label: string;
  times: SlotTime[];
}

export interface SlotTime {
  id: string;
  /** '10 am'. */
  label: string;
  /** By the office's clock, with the day if it is another; empty if the clocks agree. */
  there: string;
}

/** Groups slots by the days of a client's clock. @param officeZone the office's clock. */
export function slotDays(slots: readonly Slot[], zone: string, officeZone: string): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const { id, starts_at } of slots) {
    const at = new Date(starts_at);
    const day = dayIn(zone, at);
    const shown = days.get(day) ?? { day, label: dayInWords(at, zone), times: [] };
    shown.times.push({ id, label: clockTime(at, zone), there: timeThere(at, zone, officeZone) });
    days.set(day, shown);
  }
  return [...days.values()];
}

function timeThere(at: Date, zone: string, officeZone: string): string {
  const [own, there] = [zone, officeZone].map(
    (clock) => `${dayIn(clock, at)} ${clockTime(at, clock)}`,
  );
  if (own === there) return '';
  const [weekday = ''] = dayInWords(at, officeZone).split(' ');
  const isOtherDay = dayIn(zone, at) !== dayIn(officeZone, at);
  return `${isOtherDay ? `${weekday.slice(0, 3)} ` : ''}${clockTime(at, officeZone)}`;
}

/**
 * Formats a moment by a client's clock and, where it shows another time, by the office's: 'Tuesday 1
 * December, 4:30 am (India time)'. @param moment ISO time.
 */
export function momentLines(moment: string, zone: string, officeZone: string): string[] {
  const at = new Date(moment);
  const [own = '', there = ''] = [zone, officeZone].map(
    (clock) => `${dayInWords(at, clock)}, ${clockTime(at, clock)}`,
  );
  const first = `${own} (${clockName(zone)} time)`;
  return own === there ? [first] : [first, `${there} (${clockName(officeZone)} time)`];
}

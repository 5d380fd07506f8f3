import type { Slot } from '../../shared/bookings';
import { clockTime, dayIn, dayInWords, zoneLabel } from '../zonedTime';

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

/** Groups slots by the days of a client's clock. @param place the office's clock. */
export function slotDays(slots: readonly Slot[], zone: string, place: string): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const { id, starts_at } of slots) {
    const at = new Date(starts_at);
    const day = dayIn(zone, at);
    const shown = days.get(day) ?? { day, label: dayInWords(at, zone), times: [] };
    shown.times.push({ id, label: clockTime(at, zone), there: timeThere(at, zone, place) });
    days.set(day, shown);
  }
  return [...days.values()];
}

function timeThere(at: Date, zone: string, place: string): string {
  const [own, there] = [zone, place].map((clock) => `${dayIn(clock, at)} ${clockTime(at, clock)}`);
  if (own === there) return '';
  const [weekday = ''] = dayInWords(at, place).split(' ');
  const isOtherDay = dayIn(zone, at) !== dayIn(place, at);
  return `${isOtherDay ? `${weekday.slice(0, 3)} ` : ''}${clockTime(at, place)}`;
}

/** A moment by one clock or, if the other shows another time, by both. @param moment ISO time. */
export function momentLines(moment: string, zone: string, place: string): string[] {
  const at = new Date(moment);
  const lines = [zone, place].map((clock) => `${dayInWords(at, clock)}, ${clockTime(at, clock)}`);
  const [own, there] = lines;
  return own === there
    ? [`${own} (${zoneLabel(zone)} time)`]
    : [`${own} (${zoneLabel(zone)} time)`, `${there} (${zoneLabel(place)} time)`];
}

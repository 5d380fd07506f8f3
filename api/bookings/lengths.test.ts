import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insertBooking } from '../../db/bookings/bookings';
import { readSlotId, slotId, usualKind } from '../../shared/bookings';
import type { OfficeBooking } from '../types';
import { quartersAt } from './changes';
import { findSlots } from './findSlots';
import { bookingPath } from './links';
import { bookable, noon, priya, withMail } from './testBookings';

const quarterMs = 15 * 60_000;
const iso = (at: number) => new Date(at).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Books an hour with Priya, as a kind of another length will. */
async function hourBooked() {
  const kit = bookable(withMail);
  const asked = { name: 'Ana', email: 'ana@example.com', message: 'An hour, please?' };
  await kit.send('POST', '/api/enquiries', asked);
  const enquiry_id = String(kit.db.sqlite.prepare('SELECT id FROM enquiries').pluck().get());
  const start = Date.parse((await kit.slots(priya))[8]?.starts_at ?? '');
  const times = { starts_at: iso(start), ends_at: iso(start + 4 * quarterMs) };
  const meeting = { person_id: 'priya-raman', office_id: null, how: 'video' } as const;
  const values = { enquiry_id, ...meeting, ...times, zone: 'Asia/Kolkata', proved_at: iso(noon) };
  const { id } = insertBooking(kit.db, { ...values, state: 'booked' }, quartersAt(kit, times));
  const row = () =>
    kit.db.sqlite.prepare('SELECT * FROM bookings WHERE id = ?').get(id) as OfficeBooking;
  /** Its quarter-hours, counted from its start. */
  const taken = () =>
    kit.db.sqlite
      .prepare('SELECT quarter FROM booking_quarters WHERE booking_id = ? ORDER BY quarter')
      .pluck()
      .all(id)
      .map((quarter) => Number(quarter) - Date.parse(row().starts_at) / quarterMs);
  const minutes = () => (Date.parse(row().ends_at) - Date.parse(row().starts_at)) / 60_000;
  const version = async (path: string) =>
    /name="version" value="([^"]+)"/.exec(await kit.page(path))?.[1] ?? '';
  return { ...kit, id, start, link: bookingPath(kit.db, id), row, taken, minutes, version };
}

/** An hour, and a quarter kept free after it. */
const hour = [0, 1, 2, 3, 4];

it('an hour keeps its four quarters and the one after it, moved by its client or the office', async () => {
  const kit = await hourBooked();
  expect(kit.taken()).toEqual(hour);
  const starts = (await kit.slots(priya)).map(({ starts_at }) => Date.parse(starts_at));
  expect(starts.filter((at) => at >= kit.start && at < kit.start + 5 * quarterMs)).toEqual([]);

  // Only what leaves room for an hour is offered, beginning at the same half hours.
  const kind = { ...usualKind, minutes: 60 };
  const wanted = findSlots(kit, { person: 'priya-raman', topic: 'A visit', kind, moved: kit.id });
  const to = wanted.at(-1);
  expect(Date.parse(to?.ends_at ?? '') - Date.parse(to?.starts_at ?? '')).toBe(4 * quarterMs);
  const moved = await kit.press(`${kit.link}/move`, {
    slot_id: to?.id ?? '',
    version: await kit.version(`${kit.link}?step=move`),
  });
  expect(moved.status).toBe(303);
  expect([kit.row().starts_at, kit.row().ends_at]).toEqual([to?.starts_at, to?.ends_at]);
  expect(kit.taken()).toEqual(hour);

  const ada = await kit.signIn();
  const back = { starts_at: iso(kit.start), updated_at: kit.row().updated_at };
  expect((await ada.send('PUT', `/api/bookings/${kit.id}`, back)).status).toBe(200);
  expect([kit.minutes(), kit.taken()]).toEqual([60, hour]);
  const mail = kit.mails('ana@example.com').at(-1)?.calendar ?? '';
  expect(/DTEND;[^:]*:(\S+)/.exec(mail)?.[1]?.slice(9, 13)).not.toBe(
    /DTSTART;[^:]*:(\S+)/.exec(mail)?.[1]?.slice(9, 13),
  );
});

it('taken back after it was cancelled, it is an hour again', async () => {
  const kit = await hourBooked();
  const version = await kit.version(`${kit.link}?step=cancel`);
  await kit.press(`${kit.link}/cancel`, { version, sure: 'yes' });
  expect(kit.row().state).toBe('cancelled');
  // Held for an hour, then free.
  vi.setSystemTime(Date.now() + 61 * 60_000);
  await kit.press(`${kit.link}/reinstate`);
  expect([kit.row().state, kit.minutes(), kit.taken()]).toEqual(['booked', 60, hour]);
});

it('the office may not move it to where only half of it fits', async () => {
  const kit = await hourBooked();
  const ada = await kit.signIn();
  // Priya’s last half hour of the day.
  const day = iso(kit.start).slice(0, 10);
  const last = (await kit.slots(priya)).findLast(({ starts_at }) => starts_at.startsWith(day));
  const to = { starts_at: last?.starts_at, updated_at: kit.row().updated_at };
  const refused = await ada.send('PUT', `/api/bookings/${kit.id}`, to);
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([
    422,
    ['starts_at'],
  ]);
});

it('a slot’s id carries its kind; without one it is the usual half hour', async () => {
  const at = '2026-12-01T00:00:00.000Z';
  expect(slotId('a', at)).toBe('a~2026-12-01T00:00:00Z');
  expect(slotId('a', at, 'long')).toBe('a~2026-12-01T00:00:00Z~long');
  expect(readSlotId('a~2026-12-01T00:00:00Z~long')).toMatchObject({ kind: 'long' });
  expect(readSlotId('a~2026-12-01T00:00:00Z')).toMatchObject({ kind: usualKind.id });
  expect(readSlotId('a~2026-12-01T00:00:00Z~')).toBeUndefined();
  const kit = bookable();
  const [slot] = await kit.slots(priya);
  expect((await kit.book(`${slot?.id}~long`)).status).toBe(409);
  expect((await kit.book(slot?.id ?? '')).status).toBe(201);
});

it('three quarters of an hour begin on the quarter', () => {
  const kit = bookable();
  const kind = { id: 'short', minutes: 45 };
  const slots = findSlots(kit, { person: 'priya-raman', topic: 'A visit', kind });
  const minutes = new Set(slots.map(({ starts_at }) => starts_at.slice(14, 16)));
  expect([...minutes].sort()).toEqual(['00', '15', '30', '45']);
  expect(slots.every(({ id }) => id.endsWith('~short'))).toBe(true);
});

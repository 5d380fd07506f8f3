// @module-tag slow
import { expect, it, onTestFinished, vi } from 'vitest';
import { dayMs, hourMs, quarterMs } from '../../shared/bookings';
import { randomOf } from '../../shared/testRandom';
import type { OfficeBooking } from '../types';
import { bookable, runBookingsJob, withMail } from './testBookings';

const begins = Date.parse('2027-02-01T09:00:00+11:00');
/** Sydney's clocks go back on 4 April. */
const days = 91;
const perDay = 3;

const kinds = [
  { id: 'quick', name: 'Quick question', minutes: 15, price: '49.50' },
  { id: 'strategy', name: 'Strategy session', minutes: 60, price: '165' },
];

it('a quarter of three kinds: nobody is booked twice, no time is lost, no price changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  onTestFinished(() => void vi.useRealTimers());
  const kit = bookable(withMail);
  const random = randomOf(78);
  const choose = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  kit.db.sqlite.exec(
    "UPDATE people SET takes_bookings = id IN ('priya-raman', 'tom-gallagher', 'mei-lin-zhou')",
  );
  kit.db.sqlite.exec('UPDATE company SET booking_buffer = 1');
  kit.firm.changed();
  let ada = await kit.signIn();
  const asOwner = async () => {
    ada = await kit.signIn();
    await ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  };
  await asOwner();
  for (const [index, kind] of kinds.entries()) {
    const more = { people: [], has_gst: true, is_shown: true, position: 20 + index, terms: '' };
    const made = await ada.send('POST', '/api/consultation-kinds', { ...kind, ...more });
    expect(made.status).toBe(201);
  }
  const expected = new Map<string, { price: string; minutes: number; kind: string | null }>();
  const rows = () => kit.db.sqlite.prepare('SELECT * FROM bookings').all() as OfficeBooking[];
  const outside: { person_id: string; from_at: number; to_at: number }[] = [];
  const busy = kit.db.sqlite.prepare(
    'INSERT INTO busy_times (person_id, from_at, to_at) VALUES (@person_id, @from_at, @to_at)',
  );

  /** Looks at everything: what is booked, what it takes, and what it costs. */
  function look(): void {
    const now = new Date().toISOString();
    const quarters = kit.db.sqlite
      .prepare('SELECT booking_id, person_id, quarter FROM booking_quarters')
      .all() as { booking_id: string; person_id: string; quarter: number }[];
    const taken = new Map<string, string>();
    for (const row of rows()) {
      const { id, price, state, held_until, starts_at, ends_at, person_id } = row;
      const kept = expected.get(id);
      const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
      expect({ price, minutes, kind: row.kind_id }).toEqual(kept);
      const isHeld = held_until !== null && held_until > now;
      if (state !== 'booked' && !isHeld) continue;
      const own = quarters.filter((one) => one.booking_id === id);
      const first = Date.parse(starts_at) / quarterMs;
      const all = Array.from({ length: minutes / 15 + 1 }, (_, after) => first + after);
      expect(own.map(({ quarter }) => quarter).sort((a, b) => a - b)).toEqual(all);
      for (const quarter of all) {
        const name = `${person_id} ${quarter}`;
        expect(taken.get(name), `${name} of ${id}`).toBeUndefined();
        taken.set(name, id);
      }
    }
  }

  let client = 0;
  const links: string[] = [];
  const counts = { booked: 0, moved: 0, cancelled: 0, edits: 0 };
  async function book(): Promise<void> {
    const kind = choose(['', 'quick', 'strategy']) ?? '';
    const slots = await kit.slots(kind && `kind=${kind}`);
    const slot = choose(slots);
    if (!slot) return;
    expect(outside.some((one) => overlaps(one, slot))).toBe(false);
    const shown = (await (await kit.send('GET', '/api/consultation-kinds')).json()) as {
      id: string;
      price: string;
      minutes: number;
    }[];
    const {
      id,
      price = '',
      minutes = 0,
    } = shown.find((one) => one.id === (kind || 'free-consultation')) ?? {};
    const email = `client${++client}@mail${client}.example`;
    const made = await kit.book(slot.id, { email, price });
    if (made.status !== 201) return;
    const row = rows().at(-1);
    if (!row || expected.has(row.id)) return;
    expected.set(row.id, { price, minutes, kind: id ?? null });
    const link = kit.linkTo(email);
    links.push(link);
    if (random() < 0.8) await kit.press(`${link}/confirm`);
    counts.booked += 1;
  }
  async function change(): Promise<void> {
    const link = choose(links);
    if (!link) return;
    const page = await kit.page(link);
    const version = /name="version" value="([^"]+)"/.exec(page)?.[1];
    const offered = [...page.matchAll(/name="slot_id" value="([^"]+)"/g)].map(([, id]) => id ?? '');
    const slot_id = choose(offered);
    if (random() < 0.6 && version && slot_id) {
      await kit.press(`${link}/move`, { version, slot_id });
      counts.moved += 1;
    } else if (random() < 0.5) await kit.press(`${link}/confirm`, slot_id ? { slot_id } : {});
    else if (random() < 0.6 && version) {
      await kit.press(`${link}/cancel`, { version, sure: 'yes' });
      counts.cancelled += 1;
    } else await kit.press(`${link}/reinstate`);
  }
  async function move(): Promise<void> {
    const row = choose(rows().filter(({ state }) => state === 'booked'));
    if (!row) return;
    const to = Date.now() + Math.floor(random() * 20 * 24 * 4) * quarterMs;
    await ada.send('PUT', `/api/bookings/${row.id}`, {
      updated_at: row.updated_at,
      starts_at: new Date(Math.ceil(to / quarterMs) * quarterMs).toISOString(),
      person_id: choose(['priya-raman', 'tom-gallagher', 'mei-lin-zhou']),
      outside: random() < 0.5,
    });
  }
  async function edit(): Promise<void> {
    await asOwner();
    const id = choose(['quick', 'strategy']);
    const path = `/api/consultation-kinds/${id}`;
    const kind = await (await ada.send('GET', path)).json();
    const minutes = choose([15, 30, 45, 60, 90]);
    const price = String(Math.floor(random() * 300));
    const is_shown = random() < 0.8;
    expect((await ada.send('PUT', path, { ...kind, minutes, price, is_shown })).status).toBe(200);
    counts.edits += 1;
  }

  for (let day = 0; day < days; day += 1) {
    vi.setSystemTime(begins + day * dayMs);
    await asOwner();
    for (let act = 0; act < perDay; act += 1) {
      vi.setSystemTime(begins + day * dayMs + act * hourMs);
      await book();
      await change();
      if (act % 3 === 0) await move();
      look();
    }
    if (day % 7 === 3) await edit();
    const from_at = Date.now() + Math.floor(random() * 20 * 24) * hourMs;
    const one = { person_id: 'priya-raman', from_at, to_at: from_at + 2 * hourMs };
    busy.run(one);
    outside.push(one);
    await runBookingsJob(kit);
    look();
  }
  expect(counts.booked).toBeGreaterThan(120);
  expect(counts.moved).toBeGreaterThan(20);
  expect(counts.cancelled).toBeGreaterThan(5);
  expect(counts.edits).toBe(13);
});

const overlaps = (
  busy: { person_id: string; from_at: number; to_at: number },
  slot: { person_id: string; starts_at: string; ends_at: string },
): boolean =>
  busy.person_id === slot.person_id &&
  busy.from_at < Date.parse(slot.ends_at) &&
  Date.parse(slot.starts_at) < busy.to_at;

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Slot } from '../../shared/bookings';
import type { OfficeBooking } from '../types';
import { bookable, noon, withMail } from './testBookings';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const strategy = {
  id: 'strategy',
  name: 'Strategy session',
  minutes: 60,
  description: 'We read your papers before.',
  people: ['priya-raman'],
  video: true,
  phone: false,
  office: false,
  is_shown: true,
  position: 20,
};

/** A firm that offers an hour beside the free half hour. */
async function offering(more: object = {}) {
  const kit = bookable(withMail);
  const ada = await kit.signIn();
  expect((await ada.send('POST', '/api/consultation-kinds', { ...strategy, ...more })).status).toBe(
    201,
  );
  const row = () => kit.db.sqlite.prepare('SELECT * FROM bookings').get() as OfficeBooking;
  return { ...kit, ada, row };
}

it('a new file offers one, the free half hour, and looks as if there were none', async () => {
  const kit = bookable(withMail);
  expect(await (await kit.send('GET', '/api/consultation-kinds')).json()).toMatchObject([
    { id: 'free-consultation', name: 'Free consultation', minutes: 30 },
  ]);
  const page = await kit.page('/book');
  expect(page).toContain('Book a free consultation');
  expect(page).not.toContain('Which consultation?');
  const [slot] = await kit.slots();
  expect(slot?.id).not.toContain('free');
  await kit.book(slot?.id ?? '', { email: 'ana@example.com' });
  expect(kit.mails('ana@example.com').at(-1)?.text).not.toContain('What:');
});

it('the booking page offers both, and the times, ways and people of the one that is chosen', async () => {
  const kit = await offering();
  const page = await kit.page('/book');
  expect(page).toContain('Which consultation?');
  expect(page).toContain('Strategy session, 60 minutes');
  expect(page).not.toContain('Book a free consultation');
  expect(page).not.toContain('We read your papers before.<');
  const chosen = await kit.page('/book?kind=strategy');
  expect(chosen).toContain('We read your papers before.<');
  expect(chosen).not.toContain('value="phone"');
  const slots = await kit.slots('kind=strategy');
  expect(slots.length).toBeGreaterThan(0);
  expect(slots.every(({ id }) => id.endsWith('~strategy'))).toBe(true);
  expect(new Set(slots.map(({ person_id }) => person_id))).toEqual(new Set(['priya-raman']));
  const length = (slot: Slot) => Date.parse(slot.ends_at) - Date.parse(slot.starts_at);
  expect(new Set(slots.map(length))).toEqual(new Set([3_600_000]));
  expect((await kit.send('GET', '/api/slots?kind=none')).status).toBe(404);
  // The first is what is booked without a choice.
  expect((await kit.slots()).every(({ id }) => !id.includes('~strategy'))).toBe(true);
});

it('a booking keeps the name and length of its kind, also when that changes or is hidden', async () => {
  const kit = await offering();
  const [slot] = await kit.slots('kind=strategy');
  const id = slot?.id ?? '';
  expect(
    (await kit.book(id, { email: 'ana@example.com', how: 'phone', phone: '+61 400 000 000' }))
      .status,
  ).toBe(422);
  expect((await kit.book(id, { email: 'ana@example.com' })).status).toBe(201);
  const kept = { kind_id: 'strategy', kind_name: 'Strategy session' };
  expect(kit.row()).toMatchObject(kept);
  expect(kit.mails('ana@example.com').at(-1)?.text).toContain('What: Strategy session, 60 minutes');
  const link = kit.linkTo('ana@example.com');
  await kit.press(`${link}/confirm`);
  const told = kit.mails('ana@example.com').at(-1);
  expect(told?.calendar).toContain('SUMMARY:Strategy session with');
  expect(await kit.page(link)).toContain('Strategy session, 60 minutes');

  const kind = await (await kit.ada.send('GET', '/api/consultation-kinds/strategy')).json();
  const changed = { ...kind, name: 'Long talk', minutes: 90, is_shown: false };
  expect((await kit.ada.send('PUT', '/api/consultation-kinds/strategy', changed)).status).toBe(200);
  expect(await kit.page(link)).toContain('Strategy session, 60 minutes');
  // Its client still moves it, by an hour's times of the same kind.
  const page = await kit.page(link);
  const offered = /name="slot_id" value="([^"]+~strategy)"/g;
  const [, to = ''] = [...page.matchAll(offered)].at(-1) ?? [];
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await kit.press(`${link}/move`, { slot_id: to, version });
  expect(kit.row()).toMatchObject({ ...kept, moves: 1 });
  expect(Date.parse(kit.row().ends_at) - Date.parse(kit.row().starts_at)).toBe(3_600_000);
  // Nobody else books it any more, and its row stays.
  const fresh = await kit.book(to, { email: 'ben@example.com' });
  expect(fresh.status).toBe(409);
  const refused = await kit.ada.send('DELETE', '/api/consultation-kinds/strategy');
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    'Long talk is named by 1 consultation. Take it off the site instead: untick “Shown on the site”.',
  ]);
});

it('the office books any kind by hand, shown or not', async () => {
  const kit = await offering({ is_shown: false });
  const slots: Slot[] = await (await kit.ada.send('GET', '/api/slots?kind=strategy')).json();
  const at = slots[3];
  const made = await kit.ada.send('POST', '/api/bookings', {
    by_hand: true,
    kind_id: 'strategy',
    person_id: at?.person_id,
    starts_at: at?.starts_at,
    how: 'video',
    name: 'Dev',
    phone: '0412 345 678',
  });
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ kind_name: 'Strategy session', ends_at: at?.ends_at });
});

it('without a kind that is shown, visitors ask for a time, and none is booked', async () => {
  const kit = bookable(withMail);
  const ada = await kit.signIn();
  const [slot] = await kit.slots();
  const path = '/api/consultation-kinds/free-consultation';
  const free = await (await ada.send('GET', path)).json();
  expect((await ada.send('PUT', path, { ...free, is_shown: false })).status).toBe(200);
  expect((await kit.book(slot?.id ?? '')).status).toBe(409);
  expect(await kit.page('/book')).not.toContain('id="times"');
  expect((await ada.send('DELETE', path)).status).toBe(200);
  expect((await kit.book(slot?.id ?? '')).status).toBe(409);
});

it('its minutes are whole quarters', async () => {
  const kit = bookable();
  const ada = await kit.signIn();
  const wrong = await ada.send('POST', '/api/consultation-kinds', { ...strategy, minutes: 50 });
  expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['minutes']]);
});

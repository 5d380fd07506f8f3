import { afterEach, expect, it, vi } from 'vitest';
import type { Slot } from '../../shared/bookings';
import { testApp } from '../testApp';
import type { OfficeBooking } from '../types';

/** Rounds of two at one time; RACE_ROUNDS=1000 take a minute. */
const rounds = Number(process.env.RACE_ROUNDS ?? 4);
const begins = Date.parse('2026-11-30T10:00:00+11:00');

afterEach(() => {
  vi.useRealTimers();
});

type Kit = ReturnType<typeof racing>;

function racing() {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  const kit = testApp({ TRUST_PROXY: '1' });
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.firm.changed();
  return kit;
}

/** Books from a network and address of its own. */
const book = ({ send }: Kit, slot: Slot | undefined, who: number) =>
  send(
    'POST',
    '/api/bookings',
    { name: 'Ana', email: `a${who}@example.com`, topic: 'A visit', slot_id: slot?.id, zone: '' },
    { 'X-Forwarded-For': `10.${who >> 16}.${(who >> 8) & 255}.${who & 255}` },
  );

const free = async ({ send }: Kit): Promise<Slot[]> =>
  (await send('GET', '/api/slots?person=priya-raman&topic=A visit')).json();

/** Runs rounds, two minutes apart: limits are by the hour. */
async function repeat(round: (index: number) => Promise<void>) {
  for (let index = 0; index < rounds; index += 1) {
    vi.setSystemTime(begins + index * 120_000);
    await round(index);
  }
}

const clear = ({ db }: Kit) => db.sqlite.exec('DELETE FROM enquiries; DELETE FROM messages');
const statuses = (responses: Response[]) => responses.map(({ status }) => status).sort();

it('of two at one time, one books it and the other is told', async () => {
  const kit = racing();
  await repeat(async (index) => {
    const [slot] = await free(kit);
    const both = [book(kit, slot, 2 * index), book(kit, slot, 2 * index + 1)];
    expect(statuses(await Promise.all(both)), `round ${index}`).toEqual([201, 409]);
    clear(kit);
  });
});

it('of a booking and a move to one time, one succeeds', async () => {
  const kit = racing();
  let moved = 0;
  await repeat(async (index) => {
    const [own, , slot] = await free(kit);
    const made = await (await book(kit, own, 2 * index)).json();
    const { manage } = made.booking;
    const page = await (await kit.app.request(manage)).text();
    const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const move = kit.app.request(`${manage}/move`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ slot_id: slot?.id ?? '', version }).toString(),
    });
    const other = book(kit, slot, 2 * index + 1);
    const [one, two] = await Promise.all(index % 2 === 0 ? [move, other] : [other, move]);
    const moving = index % 2 === 0 ? one : two;
    const booking = index % 2 === 0 ? two : one;
    if (moving?.status === 303) moved += 1;
    const outcome = [moving?.status, booking?.status];
    expect([[303, 409].join(), [409, 201].join()], `round ${index}`).toContain(outcome.join());
    clear(kit);
  });
  expect(moved).toBeGreaterThan(0);
});

it('of a booking and one by hand at a quarter past, one succeeds; so of two who change one', async () => {
  const kit = racing();
  let ada = await kit.signIn();
  await repeat(async (index) => {
    if (index % 100 === 99) ada = await kit.signIn();
    const [slot] = await free(kit);
    const quarter = new Date(Date.parse(slot?.starts_at ?? '') + 15 * 60_000).toISOString();
    const byHand = ada.send('POST', '/api/bookings', {
      by_hand: true,
      name: 'Ben',
      phone: '0412 345 678',
      topic: 'A visit',
      how: 'video',
      person_id: 'priya-raman',
      starts_at: quarter,
      outside: true,
    });
    const visitor = book(kit, slot, index);
    const both = await Promise.all(index % 2 === 0 ? [byHand, visitor] : [visitor, byHand]);
    expect(statuses(both), `round ${index}`).toEqual([201, 409]);
    const [row]: OfficeBooking[] = await (await ada.send('GET', '/api/bookings')).json();
    const change = (values: object) =>
      ada.send('PUT', `/api/bookings/${row?.id}`, { ...values, updated_at: row?.updated_at });
    const changes = await Promise.all([
      change({ state: 'cancelled' }),
      change({ person_id: 'tom-gallagher' }),
    ]);
    expect(statuses(changes), `round ${index}`).toEqual([200, 409]);
    clear(kit);
  });
});

// @module-tag slow
import { expect, it, onTestFinished, vi } from 'vitest';
import { dayMs, hourMs } from '../../shared/bookings';
import { randomOf } from '../../shared/testRandom';
import { testApp } from '../testApp';
import type { Due, OfficeBooking, WholeEnquiry } from '../types';

const many = 200;
/** Sydney's clocks go forward on 4 October. */
const begins = Date.parse('2027-09-01T09:00:00+10:00');
const days = 91;

type End = 'note' | 'outcome' | 'missed' | 'left' | 'cancelled';

it('of 200 consultations over a quarter each has a note, an end, or stands on Start', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  onTestFinished(() => void vi.useRealTimers());
  const kit = testApp();
  const random = randomOf(59);
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.firm.changed();
  let ada = await kit.signIn();
  const send: typeof kit.send = (...sent) => ada.send(...sent);
  const read = async <Result>(path: string): Promise<Result> => (await send('GET', path)).json();
  const chances: End[] = ['note', 'note', 'note', 'outcome', 'missed', 'left', 'cancelled'];
  const expected = new Map<string, End>();
  const toEnd: { id: string; ends_at: string; end: End }[] = [];
  const kept = new Set<string>();

  async function finish({ id, end }: (typeof toEnd)[number]) {
    const booking = await read<OfficeBooking>(`/api/bookings/${id}`);
    const change = (values: object) =>
      send('PUT', `/api/bookings/${id}`, { updated_at: booking.updated_at, ...values });
    if (end === 'note') {
      const note = { id: `note-${id}`, booking_id: id, asked: 'Asked', advised: `Advised ${id}` };
      // The network fails now and then, and the browser sends it again.
      for (let time = 0; time <= Number(random() < 0.2); time += 1) {
        expect((await send('POST', '/api/consultation-notes', note)).status).toBe(201);
      }
      kept.add(id);
    }
    if (end === 'missed') {
      expect((await change({ state: 'missed', mail: random() < 0.5 })).status).toBe(200);
      // Some came after all, and nobody wrote it down yet.
      if (random() < 0.3) {
        const { updated_at } = await read<OfficeBooking>(`/api/bookings/${id}`);
        await send('PUT', `/api/bookings/${id}`, { updated_at, state: 'booked' });
        expected.set(id, 'left');
      }
    }
    if (end === 'outcome') {
      const closed = { status: 'closed', outcome: random() < 0.5 ? 'client' : 'not-for-us' };
      await send('PUT', `/api/enquiries/${booking.enquiry_id}`, closed);
    }
  }

  for (let day = 0; day < days; day += 1) {
    vi.setSystemTime(begins + day * dayMs);
    ada = await kit.signIn();
    const due = toEnd.filter(({ ends_at }) => Date.parse(ends_at) < Date.now());
    for (const one of due) {
      toEnd.splice(toEnd.indexOf(one), 1);
      await finish(one);
    }
    while (expected.size < Math.min(many, Math.ceil(((day + 1) * many) / (days - 14)))) {
      const number = expected.size;
      const at = Date.now() + Math.floor(random() * 10 * 24 + 1) * hourMs;
      const made = await send('POST', '/api/bookings', {
        ...{ by_hand: true, topic: 'A visit', how: 'phone', outside: true },
        ...{ name: `Client ${number}`, phone: `0491 57${String(number).padStart(4, '0')}` },
        person_id: number % 2 ? 'priya-raman' : 'tom-gallagher',
        starts_at: new Date(at).toISOString(),
      });
      if (made.status !== 201) continue;
      const { id, ends_at, updated_at }: OfficeBooking = await made.json();
      const end = chances[Math.floor(random() * chances.length)] ?? 'left';
      expected.set(id, end);
      if (end === 'cancelled') {
        const change = { state: 'cancelled', reason: '', updated_at };
        expect((await send('PUT', `/api/bookings/${id}`, change)).status).toBe(200);
      } else toEnd.push({ id, ends_at, end });
    }
  }
  vi.setSystemTime(begins + (days + 14) * dayMs);
  ada = await kit.signIn();
  for (const one of toEnd) await finish(one);
  expect(expected.size).toBe(many);
  const left = [...expected].flatMap(([id, end]) => (end === 'left' ? [id] : []));
  expect(left.length).toBeGreaterThan(20);
  expect((await read<Due>('/api/due')).without_note).toBe(left.length);
  const query = new URLSearchParams({ filter: '{"lacks_note":"true"}', range: '[0,499]' });
  const listed = await read<OfficeBooking[]>(`/api/bookings?${query}`);
  expect(listed.map(({ id }) => id).sort()).toEqual(left.sort());
  // Every note is there once, at the enquiry of its consultation.
  for (const id of kept) {
    const { enquiry_id } = await read<OfficeBooking>(`/api/bookings/${id}`);
    const { consultation_notes } = await read<WholeEnquiry>(`/api/enquiries/${enquiry_id}`);
    expect(consultation_notes.map(({ advised }) => advised)).toEqual([`Advised ${id}`]);
  }
});

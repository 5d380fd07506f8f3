import { expect, it } from 'vitest';
import type { Calendar } from '../../db/firm/calendar';
import { slotId } from '../../shared/bookings';
import { firmSeed, localTime } from '../../site/api';
import { freeSlots, misfitOf, type Planned, type SlotQuery } from './slots';

const times = { created_at: '', updated_at: '' };
const account = {
  admin_id: '',
  account_link_id: '',
  account_proposed_by: '',
  account_confirmed_at: '',
};
const { company, offices, people, 'special-days': days } = firmSeed();

/** The firm with which a file starts, with changes of its people. */
function calendar(changes: Record<string, object> = {}, firm: object = {}): Calendar {
  const [details] = company;
  if (!details) throw new Error('no company');
  return {
    kinds: [],
    company: { ...details, may_train: false, ...times, ...firm },
    offices: offices.map((row) => ({ ...row, ...times })),
    people: people.map((row) => ({ ...row, ...account, ...times, ...changes[row.id] })),
    specialDays: days.map((row) => ({ ...row, ...times })),
  };
}

const none = { isTaken: () => false, countInWeek: () => 0 };
/** Asks for slots of a span of days in Sydney's noon hours, long before. */
const ask = (from: string, to: string, more: Partial<SlotQuery> = {}): SlotQuery => ({
  topic: 'Permanent residency',
  from: Date.parse(from),
  to: Date.parse(to),
  now: Date.parse(from) - 24 * 60 * 60 * 1000,
  ...more,
});

it('offers half hours within a person’s hours, by the clock of their office', () => {
  // A Tuesday; Sydney is at UTC+11.
  const slots = freeSlots(
    calendar(),
    ask('2026-12-01T00:00+11:00', '2026-12-02T00:00+11:00', { person: 'priya-raman' }),
    none,
  );
  expect(slots.map(({ starts_at }) => localTime('Australia/Sydney', new Date(starts_at)))).toEqual(
    ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
      .concat(['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'])
      .map((time) => `2026-12-01 ${time}:00`),
  );
  expect(slots[0]).toEqual({
    id: 'priya-raman~2026-11-30T23:00:00Z',
    starts_at: '2026-11-30T23:00:00.000Z',
    ends_at: '2026-11-30T23:30:00.000Z',
    office_id: null,
    person_id: 'priya-raman',
  });
});

it('keeps to the local clock over both changes of a year, also far from the office', () => {
  for (const [zone, person] of [
    ['Australia/Sydney', 'priya-raman'],
    ['Australia/Adelaide', 'mei-lin-zhou'],
    ['Asia/Kolkata', 'arjun-patel'],
  ] as const) {
    const year = calendar({}, { booking_days: 800 });
    const query = ask('2026-12-01T00:00Z', '2028-12-01T00:00Z', {
      person,
      topic: 'Choosing a course',
    });
    const slots = freeSlots(year, query, none);
    const local = slots.map(({ starts_at }) => localTime(zone, new Date(starts_at)).slice(11));
    expect(slots.length).toBeGreaterThan(5000);
    expect([...new Set(local)].sort()).toHaveLength(12);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  }
});

it('offers nothing in an hour that a clock change skips, and each hour once that comes twice', () => {
  // At 2 am on 4 October 2026 clocks in Sydney go forward; on 5 April 2027 at 3 am back.
  const night = Array(7).fill([['01:00', '04:00']]);
  const owl = calendar({ 'priya-raman': { hours: night } });
  const on = (day: string) =>
    freeSlots(
      owl,
      ask(`${day}T00:00+10:00`, `${day}T12:00+10:00`, { person: 'priya-raman' }),
      none,
    ).map(({ starts_at }) => localTime('Australia/Sydney', new Date(starts_at)).slice(11, 16));
  expect(on('2026-10-04')).toEqual(['01:00', '01:30', '03:00', '03:30']);
  const twice = on('2027-04-04');
  expect(twice).toEqual(['01:00', '01:30', '02:00', '02:30', '02:00', '02:30', '03:00', '03:30']);
});

it('leaves out absences, holidays, special hours, the notice and all beyond the days ahead', () => {
  const at = (firm: Calendar, from: string, to: string, more: Partial<SlotQuery> = {}) =>
    freeSlots(firm, ask(from, to, { person: 'priya-raman', ...more }), none).length;
  const away = calendar({
    'priya-raman': { absences: [{ from: '2026-12-01', to: '2026-12-02' }] },
  });
  expect(at(away, '2026-12-01T00:00+11:00', '2026-12-03T00:00+11:00')).toBe(0);
  expect(at(away, '2026-12-03T00:00+11:00', '2026-12-04T00:00+11:00')).toBe(12);
  // Christmas Day 2026 is a Friday.
  expect(at(calendar(), '2026-12-25T00:00+11:00', '2026-12-26T00:00+11:00')).toBe(0);
  const early: Calendar = {
    ...calendar(),
    specialDays: [
      {
        id: 'early',
        name: 'Closing early',
        date: '2026-12-01',
        until: '',
        offices: ['canberra'],
        phones: false,
        hours: [['09:00', '12:15']],
        ...times,
      },
    ],
  };
  expect(at(early, '2026-12-01T00:00+11:00', '2026-12-02T00:00+11:00')).toBe(4);
  // A week's closure in one row, with hours of its own on one of its days.
  const [special] = early.specialDays;
  const span = { ...special, id: 'week', hours: [], date: '2026-11-30', until: '2026-12-04' };
  const closedWeek = { ...early, specialDays: special ? [{ ...special, ...span }, special] : [] };
  const day = (from: number) =>
    [`2026-12-0${from}T00:00+11:00`, `2026-12-0${from + 1}T00:00+11:00`] as const;
  expect(at(closedWeek, '2026-11-30T00:00+11:00', '2026-12-01T00:00+11:00')).toBe(0);
  expect(at(closedWeek, ...day(1))).toBe(4);
  expect(at(closedWeek, ...day(4))).toBe(0);
  expect(at(closedWeek, '2026-12-07T00:00+11:00', '2026-12-08T00:00+11:00')).toBe(12);
  const now = Date.parse('2026-12-01T00:30+11:00');
  expect(at(calendar(), '2026-12-01T00:00+11:00', '2026-12-02T00:00+11:00', { now })).toBe(7);
  const short = calendar({}, { booking_days: 1 });
  expect(at(short, '2026-12-01T00:00+11:00', '2026-12-08T00:00+11:00', { now })).toBe(7);
});

it('offers visits to an office only of its people, while it is open', () => {
  const query = ask('2026-12-01T00:00+11:00', '2026-12-02T00:00+11:00', {
    topic: 'Choosing a course',
  });
  const visit = (office: string) => freeSlots(calendar(), { ...query, office }, none);
  expect(new Set(visit('adelaide').map(({ person_id }) => person_id))).toEqual(
    new Set(['mei-lin-zhou']),
  );
  expect(visit('nowhere')).toEqual([]);
  const late = calendar({ 'mei-lin-zhou': { hours: Array(7).fill([['16:00', '20:00']]) } });
  // The office closes at six.
  expect(freeSlots(late, { ...query, office: 'adelaide' }, none)).toHaveLength(4);
});

it('offers visa topics only with somebody registered on that day', () => {
  const query = ask('2026-12-01T00:00+11:00', '2026-12-03T00:00+11:00');
  const who = (topic: string, firm = calendar()) =>
    new Set(freeSlots(firm, { ...query, topic }, none).map(({ person_id }) => person_id));
  expect(who('Partner or family')).toEqual(new Set(['priya-raman']));
  // Who isn't sure, or asks for something else, may need advice.
  for (const topic of ['', 'Student visa', 'Something else', 'not sure']) {
    expect(who(topic), topic).toEqual(new Set(['priya-raman']));
  }
  expect(who('Choosing a course').has('arjun-patel')).toBe(true);
  expect(who('Studying in Australia').has('arjun-patel')).toBe(true);
  const lapsing = calendar({
    'priya-raman': { registered_until: '2026-12-01' },
    'tom-gallagher': { takes_bookings: false },
  });
  const left = freeSlots(lapsing, query, none).map(({ starts_at }) => starts_at);
  expect(left).toHaveLength(12);
  expect(left.every((at) => localTime('Australia/Sydney', new Date(at)) < '2026-12-02')).toBe(true);
});

it('gives anybody the free person with the fewest bookings that week', () => {
  const query = ask('2026-12-01T00:00+11:00', '2026-12-02T00:00+11:00');
  const busy = {
    isTaken: () => false,
    countInWeek: (id: string) => (id === 'priya-raman' ? 3 : 2),
  };
  const slots = freeSlots(calendar(), query, busy);
  expect(slots).toHaveLength(12);
  expect(new Set(slots.map(({ person_id }) => person_id))).toEqual(new Set(['tom-gallagher']));
});

it('keeps a quarter-hour free after each booking, also of one at a quarter past', () => {
  const query = ask('2026-12-01T00:00+11:00', '2026-12-02T00:00+11:00', { person: 'priya-raman' });
  // From 11:15 to noon, buffer included.
  const from = Date.parse('2026-12-01T11:15+11:00') / (15 * 60 * 1000);
  const taken = [from, from + 1, from + 2];
  const slots = freeSlots(calendar(), query, {
    ...none,
    isTaken: (_, quarter) => taken.includes(quarter),
  });
  const local = slots.map(({ starts_at }) => localTime('Australia/Sydney', new Date(starts_at)));
  expect(local.slice(0, 4).map((time) => time.slice(11, 16))).toEqual([
    '10:00',
    '10:30',
    '12:00',
    '12:30',
  ]);
});

it('says why a booking no longer fits', () => {
  const planned: Planned = {
    person_id: 'priya-raman',
    office_id: null,
    how: 'video',
    topic: 'A visit',
    starts_at: '2026-12-01T00:00:00.000Z',
    ends_at: '2026-12-01T00:30:00.000Z',
    outside: false,
  };
  const priya = (change: object) => calendar({ 'priya-raman': change });
  expect(misfitOf(calendar(), planned)).toBeUndefined();
  expect(misfitOf(priya({ ended_on: '2026-11-30' }), planned)).toBe('left');
  const absences = [{ from: '2026-12-01', to: '2026-12-01' }];
  expect(misfitOf(priya({ absences }), planned)).toBe('away');
  expect(misfitOf(priya({ registered_until: '2026-11-30' }), planned)).toBe('unregistered');
  expect(misfitOf(priya({ hours: Array(7).fill([]) }), planned)).toBe('closed');
  const early = {
    ...planned,
    starts_at: '2026-11-30T20:15:00.000Z',
    ends_at: '2026-11-30T20:45:00.000Z',
  };
  expect(misfitOf(calendar(), early)).toBe('closed');
  expect(misfitOf(calendar(), { ...early, outside: true })).toBeUndefined();
  expect(misfitOf(calendar(), { ...planned, how: 'office' })).toBe('office-left');
  expect(slotId('a', '2026-12-01T00:00:00.000Z')).toBe('a~2026-12-01T00:00:00Z');
});

import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Slot } from '../../shared/bookings';
import type { Network } from '../http/publicFile';
import { password, testApp } from '../testApp';
import type { Account, CalendarFeed, Due, OfficeBooking, PersonHours } from '../types';
import { readBusyTimes } from './busyTimes';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const secret = 'https://calendar.example/private-zqx.ics';

/** Builds the app with Priya's account, and an outside calendar that a test server gives. */
async function withBusyCalendar() {
  const kit = testApp();
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  let ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  const { id }: Account = await (await ada.send('GET', '/api/account')).json();
  kit.db.sqlite.prepare("UPDATE people SET admin_id = ? WHERE id = 'priya-raman'").run(id);
  kit.firm.changed();
  const given = { status: 200, events: [] as string[] };
  const server = createServer((_, response) => {
    const events = given.events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`);
    response.writeHead(given.status);
    response.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    resolve: async () => ['8.8.8.8'],
    open: (url, _address, signal) =>
      new Promise<IncomingMessage>((resolve, reject) =>
        get({ port, path: url.pathname, host: '127.0.0.1', signal }, resolve).once('error', reject),
      ),
  };
  const send: typeof kit.send = (...sent) => ada.send(...sent);
  const read = async <Result>(path: string): Promise<Result> => (await send('GET', path)).json();
  const slots = async () =>
    (await read<Slot[]>('/api/slots?person=priya-raman&topic=A visit')).map(
      ({ starts_at }) => starts_at,
    );
  const work = readBusyTimes({ db: kit.db }, network);
  /** Lets a time pass, and the job run. */
  const pass = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    ada = await kit.signIn();
    await work();
  };
  const follow = async (url = secret) => {
    await send('POST', '/api/session/confirmation', { password });
    return send('PUT', '/api/calendar-feed/source', { url });
  };
  return { ...kit, send, read, slots, pass, follow, given, accountId: id };
}

it('nobody is booked at busy times of an outside calendar, of which the times alone are kept', async () => {
  const { follow, given, slots, pass, read, db, send } = await withBusyCalendar();
  const [first = '', second] = await slots();
  const at = (moment: string) => moment.replaceAll(/[-:]|\.000/g, '');
  given.events = [`UID:1\r\nSUMMARY:Dentist Zqx\r\nDTSTART:${at(first)}\r\nDURATION:PT20M`];
  expect((await follow()).status).toBe(200);
  await pass(0);
  const free = await slots();
  expect(free).not.toContain(first);
  expect(free[0]).toBe(second);
  const booked = await send('POST', '/api/bookings', {
    ...{ slot_id: `priya-raman~${first.replace('.000', '')}`, how: 'video', zone: 'Asia/Kolkata' },
    ...{ name: 'Ana', email: 'ana@client.example', topic: 'A visit' },
  });
  expect(booked.status).toBe(409);
  // The office is told, and may all the same.
  const meeting = { by_hand: true, how: 'video', person_id: 'priya-raman', starts_at: first };
  const byHand = (more = {}) =>
    send('POST', '/api/bookings', { ...meeting, name: 'Ben', phone: '0491 570 156', ...more });
  const told = await byHand();
  expect(told.status).toBe(422);
  expect((await told.json()).errors.starts_at).toContain('busy by their own calendar');
  const insisted = await byHand({ outside: true });
  expect(insisted.status).toBe(201);
  // Its own time speaks against nothing but its time.
  const { id, updated_at } = await insisted.json();
  const linked = { updated_at, video_url: 'https://meet.example/1', outside: false };
  expect((await send('PUT', `/api/bookings/${id}`, linked)).status).toBe(200);
  const { updated_at: version } = await read<OfficeBooking>(`/api/bookings/${id}`);
  await send('PUT', `/api/bookings/${id}`, { updated_at: version, state: 'cancelled' });
  const span = 'from=2026-11-26T13:00:00Z&to=2026-11-28T13:00:00Z';
  const hours = await read<PersonHours[]>(`/api/person-hours?${span}`);
  const starts = hours.find(({ id }) => id === 'priya-raman')?.spans.map((one) => one.starts_at);
  expect(starts).toContain(new Date(Date.parse(first) + 20 * 60_000).toISOString());
  const stored = JSON.stringify(db.sqlite.prepare('SELECT * FROM busy_times').all());
  expect(stored).not.toContain('Dentist');
  const own = await read<CalendarFeed>('/api/calendar-feed');
  expect(own.source).toMatchObject({ host: 'calendar.example', failed_since: null });
  expect(JSON.stringify([own, await read('/api/people'), await read('/api/due')])).not.toContain(
    'zqx',
  );
  await pass(11);
  given.events = [];
  await pass(11);
  expect(await slots()).toContain(first);
});

it('a calendar that fails keeps what it said, and Start says since when, until it is read or forgotten', async () => {
  const { follow, given, slots, pass, read, send } = await withBusyCalendar();
  const [first = ''] = await slots();
  const at = first.replaceAll(/[-:]|\.000/g, '');
  given.events = [`UID:1\r\nDTSTART:${at}\r\nDURATION:PT1H`];
  await follow();
  await pass(0);
  given.status = 500;
  await pass(11);
  const failing = async () => (await read<Due>('/api/due')).failing_calendars;
  const since = new Date().toISOString();
  await pass(11);
  expect(await failing()).toMatchObject([
    { person: 'Priya Raman', since, problem: 'The other site responded with 500.' },
  ]);
  expect(await slots()).not.toContain(first);
  given.status = 200;
  given.events = ['UID:1\r\nDTSTART:nonsense'];
  await pass(11);
  expect(await failing()).toMatchObject([{ since, problem: 'It isn’t a calendar file.' }]);
  expect(await slots()).not.toContain(first);
  await send('DELETE', '/api/calendar-feed/source');
  expect(await failing()).toEqual([]);
  expect(await slots()).toContain(first);
});

it('another calendar forgets the first one, and only https addresses of public sites are followed', async () => {
  const { follow, given, slots, pass, send, db, read } = await withBusyCalendar();
  const [first = ''] = await slots();
  given.events = [`UID:1\r\nDTSTART:${first.replaceAll(/[-:]|\.000/g, '')}\r\nDURATION:PT1H`];
  await follow();
  await pass(0);
  expect((await follow('webcal://other.example/b.ics')).status).toBe(200);
  expect(await slots()).toContain(first);
  const url = db.sqlite.prepare('SELECT url FROM busy_calendars').pluck();
  expect(url.get()).toBe('https://other.example/b.ics');
  for (const bad of ['http://calendar.example/a.ics', 'file:///etc/passwd', '', 'https://a b']) {
    expect((await follow(bad)).status).toBe(422);
  }
  db.sqlite.exec("UPDATE people SET admin_id = ''");
  expect((await follow()).status).toBe(409);
  expect((await read<CalendarFeed>('/api/calendar-feed')).source).toBeNull();
  expect((await send('DELETE', '/api/calendar-feed/source')).status).toBe(409);
});

it('our own consultations, read back from the calendar that follows them, block nothing twice', async () => {
  const { follow, given, slots, pass, send } = await withBusyCalendar();
  const free = await slots();
  const starts_at = free[4] ?? '';
  const made = await send('POST', '/api/bookings', {
    ...{ by_hand: true, topic: 'A visit', how: 'phone', person_id: 'priya-raman', starts_at },
    ...{ name: 'Ana', phone: '0491 570 156' },
  });
  const { id } = await made.json();
  const at = starts_at.replaceAll(/[-:]|\.000/g, '');
  given.events = [`UID:${id}\r\nDTSTART:${at}\r\nDURATION:PT4H`];
  const before = await slots();
  await follow();
  await pass(0);
  expect(await slots()).toEqual(before);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptClock } from '../../db/clock';
import type { Slot } from '../../shared/bookings';
import { password, testApp } from '../testApp';
import type { OfficeBooking } from '../types';
import { bookable, noon, priya, withMail } from './testBookings';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

it('after an update nobody can be booked, and Start says so', async () => {
  const { send, signIn } = testApp();
  expect(await (await send('GET', '/api/slots')).json()).toEqual([]);
  const ada = await signIn();
  expect((await (await ada.send('GET', '/api/due')).json()).nobody_bookable).toBe(true);
});

it('offers free times, never stored, and none once another company books', async () => {
  const { slots, send, signIn } = bookable();
  const free = await slots(priya);
  expect(free[0]).toEqual({
    id: 'priya-raman~2026-11-26T23:00:00Z',
    starts_at: '2026-11-26T23:00:00.000Z',
    ends_at: '2026-11-26T23:30:00.000Z',
    office_id: null,
    person_id: 'priya-raman',
  });
  expect((await send('GET', `/api/slots?${priya}`)).headers.get('Cache-Control')).toBe('no-store');
  expect((await send('GET', '/api/slots?from=soon')).status).toBe(422);
  const ada = await signIn();
  const company = await (await ada.send('GET', '/api/company')).json();
  await ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  const booking_page = 'https://book.example/30';
  const named = await ada.send('PUT', '/api/company', { ...company, booking_page });
  expect(named.status).toBe(200);
  expect(await slots(priya)).toEqual([]);
});

it('shows five weeks of times at a time, and leads to all of them', async () => {
  const { slots, send, db, firm, page } = bookable();
  db.sqlite.exec('UPDATE company SET booking_days = 90');
  firm.changed();
  const topic = 'topic=Choosing a course';
  const all = (await slots(topic)).map(({ id }) => id);
  const shown: string[] = [];
  let from = '';
  for (let pages = 0; pages < 20; pages += 1) {
    const response = await send('GET', `/api/slots?${topic}&page=true${from && `&from=${from}`}`);
    const some: Slot[] = await response.json();
    expect(some.length).toBeLessThanOrEqual(400);
    shown.push(...some.map(({ id }) => id));
    from = response.headers.get('Slots-Later') ?? '';
    if (!from) break;
  }
  expect(all.length).toBeGreaterThan(1000);
  expect(shown).toEqual(all);
  const choices = 'how=video&topic=Choosing+a+course&zone=Asia%2FKolkata';
  const html = await page(`/book?${choices}`);
  expect(html.match(/name="slot_id"/g)?.length).toBeLessThanOrEqual(400);
  const [, later = ''] = /href="(\/book\?[^"#]+from=[^"#]+)#times"/.exec(html) ?? [];
  const next = await page(later.replaceAll('&amp;', '&'));
  expect(next).toContain(shown[400]);
  expect(next).not.toContain(`value="${shown[0]}"`);
  // Beyond the last, or nonsense, is no failure.
  expect(await page(`/book?${choices}&from=2099-01-01`)).toContain('No time is free for this');
  expect(await page(`/book?${choices}&from=soon`)).toContain(`value="${shown[0]}"`);
});

it('books at once without mail, shows its calendar file and its link, and takes the time', async () => {
  const { slots, book, page, app } = bookable();
  const [slot, , third] = await slots(priya);
  const made = await book(slot?.id ?? '');
  expect(made.status).toBe(201);
  const { booking } = await made.json();
  expect(booking).toMatchObject({ state: 'booked', held_until: null, starts_at: slot?.starts_at });
  const shown = await app.request(booking.manage);
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(shown.headers.get('X-Robots-Tag')).toBe('noindex');
  const text = await shown.text();
  expect(text).toContain('Friday 27 November, 4:30\u00a0am (India time)');
  expect(text).toContain('Friday 27 November, 10\u00a0am (Sydney time)');
  expect(text).toContain('Priya Raman, Co-founder, registered migration agent, MARN 0000001');
  const file = await app.request(`${booking.manage}/consultation.ics`);
  expect(file.headers.get('Content-Type')).toContain('text/calendar');
  expect(await file.text()).toContain('DTSTART;TZID=Asia/Kolkata:20261127T043000');
  // Its buffer takes the half hour after it, too.
  expect((await slots(priya))[0]?.id).toBe(third?.id);
  const again = await book(slot?.id ?? '');
  expect(again.status).toBe(409);
  expect((await again.json()).errors.slot_id).toContain('no longer free');
  expect(await page('/booking/nothing')).toContain('This link has expired');
});

it('gives another free person where that will do, and nobody else where it won’t', async () => {
  const { slots, book } = bookable();
  const [slot] = await slots('topic=A visit');
  expect((await book(slot?.id ?? '', { anyone: true })).status).toBe(201);
  expect((await book(slot?.id ?? '')).status).toBe(409);
  expect((await book(slot?.id ?? '', { anyone: true })).status).toBe(201);
  expect((await book(slot?.id ?? '', { anyone: true })).status).toBe(409);
});

it('refuses times that rules don’t offer: another clock, the notice, an unregistered person', async () => {
  const { book } = bookable();
  const refused = async (slot: string, more: object = {}) => (await book(slot, more)).status;
  expect(await refused('priya-raman~2026-11-26T23:15:00Z')).toBe(409);
  expect(await refused('priya-raman~2026-11-26T01:00:00Z')).toBe(409);
  expect(await refused('priya-raman~2026-11-28T23:00:00Z')).toBe(409);
  expect(await refused('mei-lin-zhou~2026-11-27T00:00:00Z')).toBe(409);
  const course = { topic: 'Choosing a course' };
  expect(await refused('mei-lin-zhou~2026-11-26T23:30:00Z', course)).toBe(201);
  expect(await refused('nobody~2026-11-26T23:00:00Z')).toBe(409);
  expect(await refused('priya-raman~soon')).toBe(422);
  expect(await refused('priya-raman~2026-11-26T23:00:00Z', { how: 'adelaide' })).toBe(409);
  expect(await refused('priya-raman~2026-11-26T23:00:00Z', { how: 'phone' })).toBe(422);
});

it('one submission makes one booking, however often it is sent', async () => {
  const { slots, book, db } = bookable();
  const [slot] = await slots(priya);
  const submission_id = 'once';
  const [one, two] = await Promise.all([
    book(slot?.id ?? '', { submission_id, email: 'ana@example.com' }),
    book(slot?.id ?? '', { submission_id, email: 'ana@example.com' }),
  ]);
  expect([one?.status, two?.status]).toEqual([201, 201]);
  expect(await one?.json()).toEqual(await two?.json());
  expect(db.sqlite.prepare('SELECT count(*) FROM bookings').pluck().get()).toBe(1);
});

it('with mail holds a time for 15 minutes until its link is pressed, and no longer', async () => {
  const { slots, book, linkTo, press, app, mails } = bookable(withMail);
  const [slot] = await slots(priya);
  const made = await book(slot?.id ?? '', { email: 'first@example.com' });
  expect(await made.json()).toEqual({
    booking: {
      state: 'unconfirmed',
      starts_at: slot?.starts_at,
      ends_at: slot?.ends_at,
      held_until: '2026-11-25T23:15:00.000Z',
      person: 'Priya Raman, Co-founder, registered migration agent, MARN 0000001',
      manage: null,
      price: '',
      payment: null,
    },
  });
  expect((await book(slot?.id ?? '')).status).toBe(409);
  const link = linkTo('first@example.com');
  // Opening it changes nothing: mail scanners do.
  for (let opened = 0; opened < 3; opened += 1) await app.request(link);
  expect((await book(slot?.id ?? '')).status).toBe(409);
  vi.setSystemTime(noon + 15 * 60_000);
  expect((await book(slot?.id ?? '', { email: 'second@example.com' })).status).toBe(201);
  const late = await press(`${link}/confirm`);
  expect(late.status).toBe(409);
  const nearest = await late.text();
  expect(nearest).toContain('isn’t free any more');
  expect(nearest).toContain('priya-raman~2026-11-27T00:00:00Z');
  expect((await press(`${linkTo('second@example.com')}/confirm`)).status).toBe(303);
  const other = { slot_id: 'priya-raman~2026-11-27T00:00:00Z' };
  expect((await press(`${link}/confirm`, other)).status).toBe(303);
  expect(await (await app.request(link)).text()).toContain('It is booked');
  const booked = mails('first@example.com').at(-1);
  expect(booked?.subject).toContain('Your consultation');
  expect(booked?.calendar).toContain('METHOD:REQUEST');
  expect(booked?.calendar).toContain('RSVP=FALSE');
});

it('a late link books its time if that is free', async () => {
  const { slots, book, linkTo, press } = bookable(withMail);
  const [slot] = await slots(priya);
  await book(slot?.id ?? '', { email: 'late@example.com' });
  vi.setSystemTime(noon + 2 * 60 * 60_000);
  expect((await press(`${linkTo('late@example.com')}/confirm`)).status).toBe(303);
  expect((await slots(priya)).some(({ id }) => id === slot?.id)).toBe(false);
});

it('a network keeps three times; others go to whoever confirms first, one to a mailbox', async () => {
  const { slots, send, linkTo, press, page, mails, book } = bookable(withMail);
  const free = (await slots('topic=A visit')).map(({ id }) => id);
  const from = { 'X-Forwarded-For': '192.0.2.7' };
  const held = async (slot_id: string | undefined, email: string, headers = {}) => {
    const person = { name: 'Ana', email, topic: 'A visit', slot_id, anyone: true };
    const made = await send('POST', '/api/bookings', person, headers);
    expect(made.status).toBe(201);
    return (await made.json()).booking.held_until !== null;
  };
  expect(await held(free[0], 'a@example.com', from)).toBe(true);
  expect(await held(free[20], 'b@example.com', from)).toBe(true);
  expect(await held(free[40], 'c@example.com', from)).toBe(true);
  expect(await held(free[60], 'd@example.com', from)).toBe(false);
  expect(mails('d@example.com').at(-1)?.text).toContain('whoever confirms first gets it');
  // Confirmed, it leaves room for another.
  expect((await press(`${linkTo('a@example.com')}/confirm`)).status).toBe(303);
  expect(await held(free[80], 'e@example.com', from)).toBe(true);
  // A time that isn't held goes to whoever confirms first.
  expect(await held(free[60], 'f@firm.example', { 'X-Forwarded-For': '192.0.2.98' })).toBe(true);
  expect((await press(`${linkTo('f@firm.example')}/confirm`)).status).toBe(303);
  // Written otherwise, it is the same mailbox: two were asked for, one stands.
  await book(free[90] ?? '', { email: 'G+one@firm.example' });
  await book(free[100] ?? '', { email: 'g@firm.example' });
  expect((await press(`${linkTo('g+one@firm.example')}/confirm`)).status).toBe(303);
  const second = linkTo('g@firm.example');
  expect((await press(`${second}/confirm`)).status).toBe(409);
  expect(await page(`${second}?result=already`)).toContain('already');
});

it('a client moves three times and cancels, until four hours before', async () => {
  const { slots, book, press, page, mails, db } = bookable();
  const free = await slots(priya);
  const { manage } = (await (await book(free[0]?.id ?? '', { email: 'm@example.com' })).json())
    .booking;
  const version = async () =>
    /name="version" value="([^"]+)"/.exec(await page(`${manage}?step=cancel`))?.[1] ?? '';
  for (const at of [6, 8, 10]) {
    const moved = await press(`${manage}/move`, {
      slot_id: free[at]?.id ?? '',
      version: await version(),
    });
    expect(moved.status).toBe(303);
  }
  // What was, what is, and what can still be done.
  const time = (id: string | undefined) =>
    `<time dateTime="${id?.split('~')[1]?.replace('Z', '.000Z')}"`;
  const after = await page(manage);
  expect(after).toContain(`<dd>${time(free[10]?.id)}`);
  expect(after).toContain(`<s>${time(free[8]?.id)}`);
  expect(after).toContain('moved too often');
  const fourth = { slot_id: free[20]?.id ?? '', version: await version() };
  expect((await press(`${manage}/move`, fourth)).status).toBe(409);
  const calendars = mails('m@example.com').map(({ calendar }) => calendar ?? '');
  // Nobody proved the address: it gets three mails an hour.
  expect(calendars.map((text) => /SEQUENCE:(\d)/.exec(text)?.[1])).toEqual(['0', '1', '2']);
  calendars.push(await page(`${manage}/consultation.ics`));
  expect(calendars.at(-1)).toContain('SEQUENCE:3');
  expect(new Set(calendars.map((text) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(1);
  const start = db.sqlite.prepare('SELECT starts_at FROM bookings').pluck().get();
  vi.setSystemTime(Date.parse(String(start)) - 4 * 60 * 60_000 + 1);
  expect((await press(`${manage}/cancel`, { version: await version(), sure: 'yes' })).status).toBe(
    409,
  );
  vi.setSystemTime(Date.parse(String(start)) - 4 * 60 * 60_000);
  const last = await press(`${manage}/cancel`, {
    version: await version(),
    sure: 'yes',
    reason: 'I am ill',
  });
  expect(last.status).toBe(303);
  const ended = await page(manage);
  expect(ended).toContain('It is cancelled');
  expect(ended).toContain(`<s>${time(free[10]?.id)}`);
  expect(ended).toMatch(/by you(<!-- -->)*: I am ill/);
  const farewell = mails('m@example.com').at(-1);
  expect(farewell?.calendar).toContain('METHOD:CANCEL');
  expect(farewell?.text).not.toContain('cancel it with the button');
  const enquiry = db.sqlite.prepare('SELECT status, next_reason FROM enquiries').get();
  // It needs nobody.
  expect(enquiry).toEqual({ status: 'waiting', next_reason: '' });
});

it('a client and an admin who move it at once don’t overwrite each other', async () => {
  const { slots, book, press, page, signIn } = bookable();
  const { send } = await signIn();
  const free = await slots(priya);
  const { manage } = (await (await book(free[0]?.id ?? '')).json()).booking;
  const version = /name="version" value="([^"]+)"/.exec(await page(manage))?.[1] ?? '';
  const [row]: OfficeBooking[] = await (await send('GET', '/api/bookings')).json();
  const byAdmin = (updated_at: string | undefined, starts_at: string | undefined) =>
    send('PUT', `/api/bookings/${row?.id}`, { updated_at, starts_at });
  expect((await byAdmin(row?.updated_at, free[6]?.starts_at)).status).toBe(200);
  const late = await press(`${manage}/move`, { slot_id: free[10]?.id ?? '', version });
  expect(late.status).toBe(409);
  expect((await late.text()).includes('It was changed meanwhile')).toBe(true);
  const again = /name="version" value="([^"]+)"/.exec(await page(manage))?.[1] ?? '';
  await book(free[20]?.id ?? '');
  const taken = await press(`${manage}/move`, { slot_id: free[20]?.id ?? '', version: again });
  expect(taken.status).toBe(409);
  expect((await taken.text()).includes('That time was taken meanwhile')).toBe(true);
  const moved = await press(`${manage}/move`, { slot_id: free[10]?.id ?? '', version: again });
  expect(moved.status).toBe(303);
  const stale = await byAdmin(again, free[14]?.starts_at);
  expect(stale.status).toBe(409);
  expect((await stale.json()).current.starts_at).toBe(free[10]?.starts_at);
});

it('a link ends a day after the consultation, and serves one booking only', async () => {
  const { slots, book, app } = bookable();
  const [slot] = await slots(priya);
  const { manage, ends_at } = (await (await book(slot?.id ?? '')).json()).booking;
  const status = async () => (await app.request(manage)).status;
  vi.setSystemTime(Date.parse(ends_at) + 24 * 60 * 60_000 - 1);
  expect(await status()).toBe(200);
  vi.setSystemTime(Date.parse(ends_at) + 24 * 60 * 60_000);
  expect(await status()).toBe(404);
  const [id = '', signature = ''] = manage.replace('/booking/', '').split('.');
  const forged = `/booking/${id.slice(0, -1)}0.${signature}`;
  expect((await app.request(forged)).status).toBe(404);
});

it('an admin books by hand, moves, hands over, cancels, and notes who didn’t come', async () => {
  const { signIn, mails, slots, db, firm } = bookable(withMail);
  const { send } = await signIn();
  const sent = {
    by_hand: true,
    name: 'Ben',
    email: 'ben@example.com',
    topic: 'A visit',
    how: 'video',
    person_id: 'priya-raman',
    starts_at: '2026-11-27T00:15:00Z',
    submission_id: 'hand',
  };
  const made = await send('POST', '/api/bookings', sent);
  expect(made.status).toBe(201);
  const booking: OfficeBooking = await made.json();
  expect(booking).toMatchObject({ state: 'booked', person: 'Priya Raman', lacks_link: true });
  // At a quarter past, it takes two half hours.
  expect((await slots(priya)).slice(0, 3).map(({ starts_at }) => starts_at.slice(11, 16))).toEqual([
    '23:00',
    '23:30',
    '01:00',
  ]);
  expect((await send('POST', '/api/bookings', sent)).status).toBe(201);
  const taken = await send('POST', '/api/bookings', { ...sent, submission_id: 'other' });
  expect(taken.status).toBe(409);
  const change = async (values: object) => {
    const row = await (await send('GET', `/api/bookings/${booking.id}`)).json();
    return send('PUT', `/api/bookings/${booking.id}`, { updated_at: row.updated_at, ...values });
  };
  const night = await change({ starts_at: '2026-11-27T15:00:00Z' });
  expect(night.status).toBe(422);
  expect((await night.json()).errors.starts_at).toContain('isn’t there');
  expect((await change({ starts_at: '2026-11-27T15:00:00Z', outside: true })).status).toBe(200);
  const counsellor = await change({ person_id: 'mei-lin-zhou', outside: true });
  expect((await counsellor.json()).errors.person_id).toContain('isn’t registered');
  const handed = { person_id: 'tom-gallagher', starts_at: '2026-11-27T00:00:00Z' };
  expect((await change(handed)).status).toBe(200);
  const methods = (address: string) =>
    mails(address).map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1]);
  // Both are told at the office's address: a CANCEL there would end what the REQUEST began.
  expect(methods('hello@firm.example').slice(-2)).toEqual(['REQUEST', 'REQUEST']);
  db.sqlite.exec("UPDATE people SET notices_to = 'tom@firm.example' WHERE id = 'tom-gallagher'");
  firm.changed();
  expect((await change({ person_id: 'priya-raman' })).status).toBe(200);
  expect(methods('tom@firm.example')).toEqual(['CANCEL']);
  expect(methods('hello@firm.example').at(-1)).toBe('REQUEST');
  expect((await change({ state: 'missed' })).status).toBe(422);
  const stale = await send('PUT', `/api/bookings/${booking.id}`, {
    updated_at: booking.updated_at,
    state: 'cancelled',
  });
  expect(stale.status).toBe(409);
  vi.setSystemTime(Date.parse('2026-11-27T00:31:00Z'));
  const again = await signIn();
  const row = await (await again.send('GET', `/api/bookings/${booking.id}`)).json();
  const missed = { updated_at: row.updated_at, state: 'missed' };
  expect((await again.send('PUT', `/api/bookings/${booking.id}`, missed)).status).toBe(200);
});

it('lists bookings a page at a time, by any column and what is searched', async () => {
  const { signIn } = bookable();
  const { send } = await signIn();
  const meeting = { by_hand: true, topic: 'A visit', how: 'video', person_id: 'priya-raman' };
  for (const [name, hour] of [
    ['Ben', '00'],
    ['Zoë', '01'],
    ['Ana', '02'],
  ]) {
    const starts_at = `2026-11-27T${hour}:00:00Z`;
    const client = { name, email: `${hour}@example.com`, submission_id: `hand-${hour}` };
    expect((await send('POST', '/api/bookings', { ...meeting, ...client, starts_at })).status).toBe(
      201,
    );
  }
  const list = async (query: Record<string, string>) => {
    const response = await send('GET', `/api/bookings?${new URLSearchParams(query)}`);
    const rows: OfficeBooking[] = await response.json();
    return [response.headers.get('Content-Range'), ...rows.map(({ name }) => name)];
  };
  const byName = { sort: '["name","ASC"]' };
  expect(await list({ ...byName, range: '[0,1]' })).toEqual(['bookings 0-1/3', 'Ana', 'Ben']);
  expect(await list({ ...byName, range: '[2,3]' })).toEqual(['bookings 2-2/3', 'Zoë']);
  expect(await list({ filter: '{"q":"zoë"}' })).toEqual(['bookings 0-0/1', 'Zoë']);
  expect(await list({ filter: '{"q":"PRIYA"}', sort: '["starts_at","DESC"]' })).toEqual([
    'bookings 0-2/3',
    'Ana',
    'Zoë',
    'Ben',
  ]);
});

it('hours, absences and ends move no booking: those hit are listed, and their person stays', async () => {
  const { signIn, slots, book, db } = bookable();
  const { send } = await signIn();
  const [slot] = await slots(priya);
  await book(slot?.id ?? '');
  const misfits = async (): Promise<string[]> => {
    const filter = encodeURIComponent(JSON.stringify({ misfit: 'true' }));
    const rows: OfficeBooking[] = await (
      await send('GET', `/api/bookings?filter=${filter}`)
    ).json();
    return rows.map(({ misfit }) => String(misfit));
  };
  const due = async () => (await (await send('GET', '/api/due')).json()).misfits;
  expect((await (await send('GET', '/api/due')).json()).nobody_bookable).toBe(false);
  await send('POST', '/api/session/confirmation', { password });
  const change = async (values: object) => {
    const row = await (await send('GET', '/api/people/priya-raman')).json();
    const changed = await send('PUT', '/api/people/priya-raman', { ...row, ...values });
    expect(changed.status).toBe(200);
  };
  expect(await misfits()).toEqual([]);
  const away = [{ from: '2026-11-27', to: '2026-11-27' }];
  await change({ absences: away });
  expect(await misfits()).toEqual(['away']);
  expect(await due()).toBe(1);
  await change({ absences: [], registered_until: '2026-11-26' });
  expect(await misfits()).toEqual(['unregistered']);
  await change({ registered_until: '', ended_on: '2026-11-26' });
  expect(await misfits()).toEqual(['left']);
  await change({ ended_on: '', takes_bookings: false });
  expect(await misfits()).toEqual([]);
  expect(await due()).toBe(0);
  const refused = await send('DELETE', '/api/people/priya-raman');
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toContain('1 consultation to come');
  vi.setSystemTime(Date.parse('2026-11-28T00:00:00Z'));
  const later = await signIn();
  await later.send('POST', '/api/session/confirmation', { password });
  expect((await later.send('DELETE', '/api/people/priya-raman')).status).toBe(200);
  expect(db.sqlite.prepare('SELECT person_id FROM bookings').pluck().get()).toBeNull();
});

it('reminds a day before as things stand then, and nobody of a booking made later', async () => {
  const { slots, book, press, page, mails, startJobs, db } = bookable();
  const free = await slots(priya);
  const at = (day: string) => free.find(({ starts_at }) => starts_at.startsWith(day))?.id ?? '';
  const monday = await (await book(at('2026-11-29T23:00'), { email: 'a@example.com' })).json();
  await book(at('2026-11-30T00:00'), { email: 'b@example.com' });
  await book(at('2026-11-30T01:00'), { email: 'c@example.com' });
  const { manage } = monday.booking;
  const version = /name="version" value="([^"]+)"/.exec(await page(manage))?.[1] ?? '';
  await press(`${manage}/move`, { slot_id: at('2026-12-01T23:00'), version });
  const reminders = () =>
    db.sqlite
      .prepare("SELECT to_email FROM messages WHERE kind = 'booking-reminder' ORDER BY to_email")
      .pluck()
      .all();
  vi.setSystemTime(Date.parse('2026-11-29T01:30:00Z'));
  await book(at('2026-11-30T02:00'), { email: 'd@example.com' });
  const runner = startJobs('bookings');
  await vi.waitFor(() => expect(reminders()).toEqual(['b@example.com', 'c@example.com']));
  await runner.stop();
  // Of no use once it has begun.
  const expires = db.sqlite
    .prepare("SELECT expires_at FROM messages WHERE kind = 'booking-reminder'")
    .pluck()
    .get();
  expect(expires).toBe('2026-11-30T00:30:00.000Z');
  expect(mails('d@example.com')).toHaveLength(1);
});

it('what was never confirmed goes after a day, unless somebody took it up', async () => {
  const { slots, book, signIn, startJobs, db } = bookable(withMail);
  const free = await slots(priya);
  await book(free[0]?.id ?? '', { email: 'gone@example.com' });
  await book(free[4]?.id ?? '', { email: 'kept@example.com' });
  const { send } = await signIn();
  const list = await (await send('GET', '/api/enquiries')).json();
  const kept = list.find(({ email }: { email: string }) => email === 'kept@example.com');
  await send('PUT', `/api/enquiries/${kept.id}`, { status: 'open' });
  vi.setSystemTime(noon + 24 * 60 * 60_000 + 1000);
  acceptClock(db);
  const runner = startJobs('bookings');
  const left = () => db.sqlite.prepare('SELECT email FROM enquiries').pluck().all();
  await vi.waitFor(() => expect(left()).toEqual(['kept@example.com']));
  await runner.stop();
  const mail = "SELECT count(*) FROM messages WHERE to_email = 'gone@example.com'";
  expect(db.sqlite.prepare(mail).pluck().get()).toBe(0);
});

it('an erasure cancels what is to come, without a word about who it was', async () => {
  const { slots, book, signIn, send, mails, db } = bookable(withMail);
  db.sqlite.exec('UPDATE company SET booking_at_once = 1');
  const [slot] = await slots(priya);
  const named = { name: 'Xanthippe Quell', email: 'x@example.com', note: 'My quokka' };
  await book(slot?.id ?? '', named);
  expect((await slots(priya))[0]?.id).not.toBe(slot?.id);
  const ada = await signIn();
  await ada.send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  const erased = await ada.send('POST', '/api/erasures', { email: 'x@example.com' });
  expect(await erased.json()).toMatchObject({ enquiries: 1, bookings: 1 });
  expect((await slots(priya))[0]?.id).toBe(slot?.id);
  const left = JSON.stringify(db.sqlite.prepare('SELECT * FROM messages').all());
  expect(left).not.toMatch(/Quell|x@example|quokka/);
  expect(mails('hello@firm.example').map(({ calendar }) => calendar)).toEqual([
    expect.stringContaining('METHOD:CANCEL'),
  ]);
  expect((await send('GET', '/api/bookings')).status).toBe(401);
});

it('spam books nothing, and what is marked as spam leaves the calendar', async () => {
  const { slots, book, signIn, db } = bookable();
  const [slot, , other] = await slots(priya);
  const spam = await book(slot?.id ?? '', { subject_line: 'filled in', email: 's@example.com' });
  expect((await spam.json()).booking).toMatchObject({ state: 'requested', manage: null });
  expect((await slots(priya))[0]?.id).toBe(slot?.id);
  const { manage } = (await (await book(other?.id ?? '')).json()).booking;
  const { send } = await signIn();
  const [enquiry] = await (await send('GET', '/api/enquiries')).json();
  await send('PUT', `/api/enquiries/${enquiry.id}`, { verdict: 'spam' });
  expect((await slots(priya)).some(({ id }) => id === other?.id)).toBe(true);
  expect((await send('GET', manage)).status).toBe(404);
  expect(db.sqlite.prepare('SELECT count(*) FROM booking_quarters').pluck().get()).toBe(0);
});

it('a form without script books, or comes back with what was typed', async () => {
  const { slots, app, page } = bookable();
  const times = await page('/book?how=video&topic=A+visit&zone=Asia/Kolkata');
  expect(times.includes('4:30 am')).toBe(true);
  expect(times.includes('value="priya-raman~2026-11-26T23:00:00Z"')).toBe(true);
  const [slot] = await slots(priya);
  const post = (fields: Record<string, string>) =>
    app.request('/api/bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        form: '/book',
        how: 'video',
        topic: 'A visit',
        zone: 'Asia/Kolkata',
        note: 'Hello',
        slot_id: slot?.id ?? '',
        name: 'Ana',
        email: 'ana@example.com',
        ...fields,
      }).toString(),
    });
  const wrong = await post({ email: 'nowhere' });
  expect(wrong.status).toBe(422);
  const again = await wrong.text();
  expect(again).toContain('value="nowhere"');
  expect(again).toMatch(/name="slot_id"[^>]*checked=""[^>]*value="priya-raman/);
  const made = await post({});
  expect(made.status).toBe(303);
  expect(await page(made.headers.get('Location') ?? '')).toContain('It is booked');
  const taken = await post({ email: 'other@example.com' });
  expect(taken.status).toBe(409);
  expect(await taken.text()).toContain('no longer free');
  expect((await app.request('/book?how=video')).headers.get('Cache-Control')).toBe('no-store');
});

describe('those concerned are told what changed, and nothing else', () => {
  async function booked() {
    const kit = bookable(withMail);
    const free = await kit.slots(priya);
    kit.db.sqlite.exec(
      "UPDATE people SET notices_to = id || '@firm.example' WHERE id IN ('priya-raman', 'tom-gallagher')",
    );
    kit.firm.changed();
    await kit.book(free[0]?.id ?? '', { email: 'ana@example.com', zone: 'Australia/Sydney' });
    const link = kit.linkTo('ana@example.com');
    await kit.press(`${link}/confirm`);
    const { send } = await kit.signIn();
    await send('POST', '/api/session/confirmation', { password: 'correct-horse' });
    const read = async (): Promise<OfficeBooking> =>
      (await (await send('GET', '/api/bookings')).json())[0];
    const change = async (values: object) => {
      const { id, updated_at } = await read();
      return send('PUT', `/api/bookings/${id}`, { updated_at, ...values });
    };
    const setLink = async (video_url: string) => {
      const person = await (await send('GET', '/api/people/priya-raman')).json();
      const saved = await send('PUT', '/api/people/priya-raman', { ...person, video_url });
      expect(saved.status).toBe(200);
    };
    const last = () => kit.mails('ana@example.com').at(-1);
    return { ...kit, free, link, send, read, change, setLink, last };
  }

  it('of another way to meet, that it is another way; of nothing, nothing', async () => {
    const { change, read, mails, last } = await booked();
    const before = mails().length;
    const { starts_at, person_id } = await read();
    expect((await change({ starts_at, person_id, how: 'video' })).status).toBe(200);
    expect(mails()).toHaveLength(before);
    expect((await read()).sequence).toBe(0);
    expect((await change({ how: 'office', office_id: 'canberra' })).status).toBe(200);
    expect(last()?.subject).toContain('how you meet');
    expect(last()?.text).not.toContain('new time');
    expect(last()?.calendar).toContain('SEQUENCE:1');
  });

  it('of a move, both times; of one to the same time, nothing', async () => {
    const { free, link, page, press, last, mails } = await booked();
    const version = async () => /name="version" value="([^"]+)"/.exec(await page(link))?.[1] ?? '';
    const before = mails().length;
    const same = await press(`${link}/move`, {
      slot_id: free[0]?.id ?? '',
      version: await version(),
    });
    expect(same.status).toBe(303);
    expect(mails()).toHaveLength(before);
    await press(`${link}/move`, { slot_id: free[14]?.id ?? '', version: await version() });
    expect(last()?.text).toContain('new time');
    expect(last()?.text).toMatch(/When:? +Monday 30 November/);
    expect(last()?.text).toMatch(/Before:? +Friday 27 November, 10 am/);
  });

  it('of a handover with another time, their own time as cancelled', async () => {
    const { change, mails } = await booked();
    const other = { person_id: 'tom-gallagher', starts_at: '2026-12-01T00:00:00Z', outside: true };
    expect((await change(other)).status).toBe(200);
    const theirs = mails('priya-raman@firm.example').at(-1);
    expect(theirs?.calendar).toContain('METHOD:CANCEL');
    expect(theirs?.calendar).toContain('20261127T100000');
    expect(theirs?.text).toContain('Friday 27 November');
    expect(mails('tom-gallagher@firm.example').at(-1)?.calendar).toContain('20261201T');
  });

  it('of a video link that is entered or changed, for a person or one call, the link', async () => {
    const { change, setLink, last, mails, send, read } = await booked();
    const due = async () => (await (await send('GET', '/api/due')).json()).without_link;
    expect(await due()).toBe(1);
    const first = mails('ana@example.com').find(({ calendar }) => calendar);
    expect(first?.text).not.toContain('We will send you the link');
    expect(first?.text).toContain('If no link has reached you');
    expect(mails('priya-raman@firm.example').at(-1)?.text).toContain('without a link');
    await setLink('https://meet.example/priya');
    expect(last()?.subject).toContain('the link');
    expect(last()?.text).toContain('https://meet.example/priya');
    expect(last()?.calendar).toMatch(/SEQUENCE:1[\s\S]*meet\.example\/priya/);
    expect(await due()).toBe(0);
    await setLink('https://meet.example/priya');
    expect((await read()).sequence).toBe(1);
    expect((await change({ video_url: 'javascript:alert(1)' })).status).toBe(422);
    expect((await change({ video_url: 'https://meet.example/ana' })).status).toBe(200);
    expect(last()?.text).toContain('https://meet.example/ana');
    // A call with a link of its own isn't changed by the person's.
    const before = mails().length;
    await setLink('https://meet.example/other');
    expect(mails()).toHaveLength(before);
  });
});

describe('the office’s numbers and steps', () => {
  async function office() {
    const kit = bookable(withMail);
    const { send } = await kit.signIn();
    const year = async () => (await (await send('GET', '/api/enquiry-year')).json()).total;
    const numbers = async () => (await send('GET', '/api/enquiry-numbers')).json();
    const list = async () => (await send('GET', '/api/enquiries')).json();
    return { ...kit, adaSends: send, year, numbers, list };
  }

  it('count what people replied, not what the site did by itself', async () => {
    const { slots, book, linkTo, press, send, adaSends, year, numbers, list } = await office();
    const free = await slots(priya);
    await send('POST', '/api/enquiries', { name: 'Ben', email: 'ben@example.com', message: 'Hi' });
    await book(free[0]?.id ?? '', { email: 'ana@example.com' });
    await book(free[14]?.id ?? '', { email: 'dev@example.com' });
    await press(`${linkTo('ana@example.com')}/confirm`);
    expect(await year()).toMatchObject({ received: 3, answered: 0, booked: 1 });
    // Dev has yet to confirm: nobody has to reply.
    expect(await numbers()).toMatchObject({ new: 1, unanswered: 1, median_answer_seconds: null });
    const states = (await list()).map((row: { email: string; booking: string | null }) => [
      row.email,
      row.booking,
    ]);
    expect(Object.fromEntries(states)).toEqual({
      'ben@example.com': null,
      'ana@example.com': 'booked',
      'dev@example.com': 'unconfirmed',
    });
    const ben = (await list()).find(({ email }: { email: string }) => email === 'ben@example.com');
    const meeting = { how: 'video', person_id: 'priya-raman', starts_at: free[28]?.starts_at };
    const byHand = { by_hand: true, enquiry_id: ben.id, ...meeting };
    expect((await adaSends('POST', '/api/bookings', byHand)).status).toBe(201);
    expect(await year()).toMatchObject({ received: 3, answered: 1, booked: 1 });
  });

  it('say who has the next step after a no-show, a cancellation and a third move', async () => {
    const { slots, book, linkTo, press, page, db, adaSends, signIn } = await office();
    const free = await slots(priya);
    await book(free[0]?.id ?? '', { email: 'ana@example.com' });
    const link = linkTo('ana@example.com');
    await press(`${link}/confirm`);
    const step = () =>
      db.sqlite.prepare('SELECT status, next_on, next_reason FROM enquiries').get();
    const version = async () => /name="version" value="([^"]+)"/.exec(await page(link))?.[1] ?? '';
    expect(step()).toMatchObject({ status: 'waiting', next_reason: 'Consultation' });
    for (const at of [14, 28, 42]) {
      await press(`${link}/move`, { slot_id: free[at]?.id ?? '', version: await version() });
    }
    expect(step()).toMatchObject({ status: 'waiting' });
    expect(step()).toMatchObject({ next_reason: expect.stringContaining('moved 3 times') });
    const [row]: OfficeBooking[] = await (await adaSends('GET', '/api/bookings')).json();
    vi.setSystemTime(Date.parse(row?.ends_at ?? ''));
    const { send } = await signIn();
    const change = { updated_at: row?.updated_at, state: 'missed' };
    expect((await send('PUT', `/api/bookings/${row?.id}`, change)).status).toBe(200);
    expect(step()).toEqual({
      status: 'open',
      next_on: row?.ends_at.slice(0, 10),
      next_reason: 'Consultation: the client didn’t come',
    });
  });
});

// @module-tag slow
import { expect, it, onTestFinished, vi } from 'vitest';
import { sweepUnconfirmed } from '../../db/enquiries/retention';
import { recordMessage } from '../../db/mail/messageSending';
import { dayMs, hourMs, quarterMs, type Slot } from '../../shared/bookings';
import { enquiryTopics } from '../../shared/enquiryTopics';
import { randomOf } from '../../shared/testRandom';
import { retention } from '../../site/api';
import { testApp } from '../testApp';
import type { EnquiryYear, Message, OfficeBooking } from '../types';
import { notifyOfCancellations } from './clientChanges';
import { remindOfTomorrow } from './reminders';

/** A year's bookings; 2000 take two minutes. */
const many = Number(process.env.REPLAY_BOOKINGS ?? 150);
const begins = Date.parse('2027-01-01T00:00:00+11:00');
const hours = 365 * 24;

/** A booking as this test expects it, kept apart from the database. */
interface Expected {
  email: string;
  state: 'unconfirmed' | 'booked' | 'cancelled' | 'missed';
  start: number;
  person: string;
  sequence: number;
  /** When it was booked or last changed. */
  changedAt: number;
  isDecided: boolean;
  link: string;
}

it('a year of consultations: each time, calendar, reminder and mail is as the events say', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  onTestFinished(() => void vi.useRealTimers());
  const kit = testApp({
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'office@firm.example',
  });
  const { db, app } = kit;
  db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  db.sqlite.exec("UPDATE people SET notices_to = id || '@firm.example'");
  kit.firm.changed();
  const random = randomOf(41);
  const choose = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const all: Expected[] = [];
  /** What is left to do, by hour. */
  const agenda = new Map<number, (() => Promise<void>)[]>();
  let hour = 0;
  const later = (inHours: number, act: () => Promise<void>) => {
    const then = hour + Math.max(1, Math.round(inHours));
    agenda.set(then, [...(agenda.get(then) ?? []), act]);
  };
  let signedInAt = Number.NEGATIVE_INFINITY;
  let ada = await kit.signIn();
  const asAda = async () => {
    if (hour - signedInAt > 6) ada = await kit.signIn();
    signedInAt = hour;
    return ada;
  };
  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const versionOf = async (link: string) =>
    /name="version" value="([^"]+)"/.exec(await (await app.request(link)).text())?.[1] ?? '';
  const stored = async ({ email, start }: Expected): Promise<OfficeBooking> => {
    const { send } = await asAda();
    const [from, to] = [start, start + 1].map((at) => new Date(at).toISOString());
    const filter = encodeURIComponent(JSON.stringify({ from, to }));
    const rows: OfficeBooking[] = await (
      await send('GET', `/api/bookings?filter=${filter}`)
    ).json();
    const row = rows.find((one) => one.email === email);
    if (!row) throw new Error(`no booking of ${email}`);
    return row;
  };
  const changed = (one: Expected, change: Partial<Expected>) =>
    Object.assign(one, { isDecided: false, changedAt: Date.now() }, change);
  const freeFor = async (query: string): Promise<Slot[]> =>
    (await kit.send('GET', `/api/slots?${query}`)).json();

  async function ask(index: number) {
    const email = `c${index}@${index % 20 === 0 ? 'exmaple.com' : 'client.example'}`;
    const topic = choose(enquiryTopics);
    const how = choose(['video', 'phone', 'canberra', 'adelaide'] as const);
    const office = how === 'video' || how === 'phone' ? '' : how;
    const slots = await freeFor(new URLSearchParams({ topic, office }).toString());
    if (slots.length === 0) return;
    const slot = choose(slots.slice(0, 60));
    const anyone = random() < 0.5;
    const made = await kit.send(
      'POST',
      '/api/bookings',
      {
        ...{ name: `Client ${'abcdefghij'[index % 10]}`, email, phone: '0412 345 678', topic, how },
        slot_id: slot.id,
        anyone,
        zone: choose(['Asia/Kolkata', 'Europe/London']),
      },
      { 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` },
    );
    expect(made.status, `${email} ${slot.id}`).toBe(201);
    const mail = db.sqlite
      .prepare("SELECT text FROM messages WHERE to_email = ? AND kind = 'booking'")
      .pluck()
      .get(email);
    const link = new URL(/https?:\/\/\S+\/booking\/\S+/.exec(String(mail))?.[0] ?? '').pathname;
    const one: Expected = {
      email,
      state: 'unconfirmed',
      start: Date.parse(slot.starts_at),
      link,
      person: slot.person_id,
      sequence: 0,
      changedAt: Date.now(),
      isDecided: false,
    };
    all.push(one);
    if (random() < 0.12) return;
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect((await post(`${link}/confirm`, {})).status).toBe(303);
    changed(one, { state: 'booked' });
    plan(one);
  }

  /** Decides what happens to a booking. */
  function plan(one: Expected) {
    const left = (one.start - Date.now()) / hourMs;
    const dice = random();
    const soon = 1 + random() * Math.max(0, left - 8);
    if (dice < 0.2) later(soon, () => moveByClient(one));
    else if (dice < 0.3) later(soon, () => cancelByClient(one));
    else if (dice < 0.37) later(soon, () => byOffice(one, 'cancel'));
    else if (dice < 0.44) later(soon, () => byOffice(one, 'hand over'));
    else if (dice < 0.54) later(left + 2, () => missed(one));
  }

  async function moveByClient(one: Expected) {
    const text = await (await app.request(one.link)).text();
    const offered = [...text.matchAll(/name="slot_id" value="([^"]+)"/g)].map(([, id]) => id ?? '');
    if (offered.length === 0) return;
    const slot_id = choose(offered.slice(0, 60));
    const [person = '', at = ''] = slot_id.split('~');
    const moved = await post(`${one.link}/move`, { slot_id, version: await versionOf(one.link) });
    expect(moved.status).toBe(303);
    // Their own time, chosen again, is no move.
    if (person === one.person && Date.parse(at) === one.start) return;
    changed(one, { start: Date.parse(at), person, sequence: one.sequence + 1 });
    plan(one);
  }

  async function cancelByClient(one: Expected) {
    const version = await versionOf(one.link);
    if (version === '') return;
    const status = (await post(`${one.link}/cancel`, { version, sure: 'yes' })).status;
    expect(status).toBe(one.start - Date.now() >= 4 * hourMs ? 303 : 409);
    if (status === 303) changed(one, { state: 'cancelled', sequence: one.sequence + 1 });
  }

  async function byOffice(one: Expected, what: 'cancel' | 'hand over') {
    const row = await stored(one);
    const other = one.person === 'priya-raman' ? 'tom-gallagher' : 'priya-raman';
    const change =
      what === 'cancel'
        ? { state: 'cancelled', reason: 'We are ill' }
        : { person_id: other, outside: true };
    const { send } = await asAda();
    const done = await send('PUT', `/api/bookings/${row.id}`, {
      ...change,
      updated_at: row.updated_at,
    });
    // The other may be taken then.
    expect([200, 409]).toContain(done.status);
    if (done.status === 409) return;
    const sequence = one.sequence + 1;
    changed(
      one,
      what === 'cancel' ? { state: 'cancelled', sequence } : { person: other, sequence },
    );
  }

  async function missed(one: Expected) {
    const row = await stored(one);
    const { send } = await asAda();
    const body = { state: 'missed', updated_at: row.updated_at };
    expect((await send('PUT', `/api/bookings/${row.id}`, body)).status).toBe(200);
    one.state = 'missed';
  }

  /** Delivers waiting mail; addresses of a mistyped domain are refused. */
  const deliver = () => {
    const waiting = db.sqlite.prepare("SELECT * FROM messages WHERE status = 'waiting'").all();
    for (const message of waiting as Message[]) {
      const isMistyped = message.to_email.endsWith('exmaple.com');
      const outcome = isMistyped
        ? ({ status: 'failed', reason: 'no such host' } as const)
        : ({ status: 'sent' } as const);
      recordMessage(db, message, outcome);
    }
  };

  const reminded: string[] = [];
  let asked = 0;
  for (hour = 0; hour < hours; hour += 1) {
    vi.setSystemTime(begins + hour * hourMs);
    await remindOfTomorrow(kit);
    notifyOfCancellations(kit);
    for (const one of all) {
      const isDue = one.start < Date.now() + dayMs && one.start > Date.now();
      if (one.state !== 'booked' || one.isDecided || !isDue) continue;
      one.isDecided = true;
      if (one.start - one.changedAt >= dayMs) reminded.push(`${one.email} ${one.start}`);
    }
    sweepUnconfirmed(db, { hours: retention.unconfirmedBookingHours });
    for (const act of agenda.get(hour) ?? []) await act();
    agenda.delete(hour);
    if (asked < (many * hour) / (hours - 40 * 24)) {
      await ask(asked);
      asked += 1;
    }
    deliver();
  }
  vi.setSystemTime(begins + hours * hourMs + 2 * dayMs);
  notifyOfCancellations(kit);
  sweepUnconfirmed(db, { hours: retention.unconfirmedBookingHours });

  const kept = all.filter(({ state }) => state !== 'unconfirmed');
  expect(kept.length).toBeGreaterThan(0.7 * many);
  const { send } = await asAda();
  const rows: OfficeBooking[] = [];
  for (let first = 0; first < many; first += 500) {
    const range = `range=[${first},${first + 499}]`;
    rows.push(...(await (await send('GET', `/api/bookings?${range}`)).json()));
  }
  const shown = (one: Expected) =>
    [one.email, one.state, new Date(one.start).toISOString(), one.person, one.sequence].join();
  expect(
    rows
      .map((row) => [row.email, row.state, row.starts_at, row.person_id, row.sequence].join())
      .sort(),
  ).toEqual(kept.map(shown).sort());

  // Nobody is booked twice, buffer included.
  const taken = new Map<string, string>();
  for (const { state, start, person, email } of kept) {
    if (state === 'cancelled') continue;
    for (let quarter = 0; quarter < 3; quarter += 1) {
      const name = `${person} ${start / quarterMs + quarter}`;
      expect(taken.get(name), `${email} at ${name}`).toBeUndefined();
      taken.set(name, email);
    }
  }

  const mails = db.sqlite.prepare('SELECT * FROM messages ORDER BY rowid').all() as Message[];
  expect(
    mails
      .filter(
        ({ kind, to_email }) => kind === 'booking-reminder' && !to_email.endsWith('@firm.example'),
      )
      .map(
        ({ to_email, expires_at }) => `${to_email} ${Date.parse(expires_at ?? '') - 30 * 60_000}`,
      )
      .sort(),
  ).toEqual(reminded.sort());
  for (const one of kept) {
    const own = mails.filter(({ to_email, calendar }) => to_email === one.email && calendar);
    const read = (pattern: RegExp) => own.map(({ calendar }) => pattern.exec(calendar ?? '')?.[1]);
    expect(new Set(read(/^UID:(\S+)/m)).size, one.email).toBe(1);
    expect(read(/^SEQUENCE:(\d+)/m).map(Number), one.email).toEqual(
      Array.from({ length: one.sequence + 1 }, (_, index) => index),
    );
    expect(read(/^METHOD:(\w+)/m).at(-1)).toBe(one.state === 'cancelled' ? 'CANCEL' : 'REQUEST');
    const isMistyped = one.email.endsWith('exmaple.com');
    expect(own.every(({ status }) => status === (isMistyped ? 'failed' : 'sent'))).toBe(true);
    // Whose calendar it is in: the last word to its person invites, to others it cancels.
    const last = new Map<string, string>();
    for (const { to_email, calendar, enquiry_id } of mails) {
      if (enquiry_id !== own[0]?.enquiry_id || !to_email.endsWith('@firm.example')) continue;
      if (!calendar) continue;
      last.set(to_email, /^METHOD:(\w+)/m.exec(calendar ?? '')?.[1] ?? '');
    }
    const invited = [...last].flatMap(([to, method]) => (method === 'REQUEST' ? [to] : []));
    expect(invited, one.email).toEqual(
      one.state === 'cancelled' ? [] : [`${one.person}@firm.example`],
    );
  }
  const year: EnquiryYear = await (await send('GET', '/api/enquiry-year?year=2027')).json();
  expect(year.total).toMatchObject({ received: kept.length, answered: 0, booked: kept.length });
}, 600_000);

// @module-tag slow
import { existsSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sweepEnquiries } from '../../db/enquiries/retention';
import { backUp } from '../../db/file/backup';
import { secureDeleteFile, secureDeleteLog } from '../../db/file/secureDelete';
import { recordMessage } from '../../db/mail/messageSending';
import { dayInSydney } from '../../db/time';
import { enquiryTopics } from '../../shared/enquiryTopics';
import { randomOf } from '../../shared/testRandom';
import { retention } from '../../site/api';
import { password, testApp } from '../testApp';
import type { EnquiryYear, ListedEnquiry, Message, WholeEnquiry } from '../types';

/** A year's enquiries; 5000 take two minutes. */
const many = Number(process.env.REPLAY_ENQUIRIES ?? 700);
const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const begins = Date.parse('2027-01-01T00:00:00+11:00');
const channels = ['form', 'form', 'form', 'phone', 'whatsapp', 'walk-in'] as const;
const countries = { India: 'ahmedabad', Nepal: 'ahmedabad', Chile: 'adelaide', Kenya: 'canberra' };
const sources = [{}, { referrer: 'www.google.com' }, { utm_source: 'newsletter' }];
const ends = ['client', 'quoted', 'not-for-us', 'no-answer', 'booked'] as const;

/** An enquiry as this test expects it, kept apart from the database. */
interface Expected {
  id: string;
  month: string;
  office: string;
  topic: string;
  source: string;
  email: string;
  /** Milliseconds from receipt to the first reply that arrived or was spoken. */
  waited?: number;
  status: string;
  isClient: boolean;
}

it('a year of three offices: every number, state, erasure and deletion is as the events say', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  onTestFinished(() => void vi.useRealTimers());
  const kit = testApp({
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
  });
  const { db, send } = kit;
  const random = randomOf(7);
  const choose = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const expected: Expected[] = [];
  let ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  for (const [country, id] of Object.entries(countries)) {
    const row = await (await ada.send('GET', `/api/offices/${id}`)).json();
    const named = [row.countries, country].filter(Boolean).join(', ');
    await ada.send('PUT', `/api/offices/${id}`, { ...row, countries: named });
  }
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await ada.send(method, path, body);
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return (await response.json()) as Result;
  };
  const put = (id: string, values: object) =>
    call<WholeEnquiry>('PUT', `/api/enquiries/${id}`, values);
  /** Delivers waiting mail; addresses of a mistyped domain are refused. */
  const deliver = () => {
    const waiting = db.sqlite.prepare("SELECT * FROM messages WHERE status = 'waiting'").all();
    for (const message of waiting as Message[]) {
      const isMistyped = message.to_email.endsWith('exmaple.com');
      const outcome = { status: 'failed', reason: 'no such host' } as const;
      recordMessage(db, message, isMistyped ? outcome : { status: 'sent' });
    }
  };

  async function receive(number: number): Promise<Expected> {
    const channel = choose(channels);
    const topic = choose(['', ...enquiryTopics]);
    const country = choose(Object.keys(countries)) as keyof typeof countries;
    const isMistyped = channel === 'form' && random() < 0.04;
    const hasEmail = channel === 'form' || random() < 0.4;
    const person = Math.floor(random() * many * 0.8);
    const email = hasEmail ? `p${person}@${isMistyped ? 'exmaple' : 'example'}.com` : '';
    const phone = `04${String(10_000_000 + person)}`;
    const came_from = choose(sources);
    const common = { name: `Zq Person ${person}`, email, phone, country, topic };
    const message = `Question ${number}: which visa is right for my family and me?`;
    let id: string;
    if (channel === 'form') {
      const sent = { ...common, message, came_from };
      const headers = {
        'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      };
      const response = await send('POST', '/api/enquiries', sent, headers);
      expect(response.status).toBe(201);
      const newest = db.sqlite.prepare(
        'SELECT id, status FROM enquiries ORDER BY rowid DESC LIMIT 1',
      );
      const row = newest.get() as { id: string; status: string };
      id = row.id;
      if (row.status === 'spam') await put(id, { verdict: 'honest' });
    } else {
      id = (
        await call<WholeEnquiry>('POST', '/api/enquiries', {
          ...common,
          message,
          by_hand: true,
          channel,
        })
      ).id;
    }
    deliver();
    const source = channel === 'form' ? (Object.values(came_from)[0] ?? '') : channel;
    const month = dayInSydney(new Date()).slice(0, 7);
    const office = countries[country];
    return { id, month, office, topic, source, email, status: '', isClient: false };
  }

  async function handle(one: Expected, received: number): Promise<void> {
    const isMistyped = one.email.endsWith('exmaple.com');
    const turn = random();
    if (turn < 0.1) {
      const { status } = await call<WholeEnquiry>('GET', `/api/enquiries/${one.id}`);
      one.status = status;
      return;
    }
    if (one.email !== '' && turn < 0.8) {
      const reply = { enquiry_id: one.id, subject: 'Your visa', text: 'You need a 500.' };
      await call('POST', '/api/enquiry-answers', reply);
      const written = Date.now();
      deliver();
      one.status = isMistyped ? 'open' : 'waiting';
      if (!isMistyped) one.waited = written - received;
      else if (random() < 0.7) {
        const failed = await call<WholeEnquiry>('GET', `/api/enquiries/${one.id}`);
        expect(failed).toMatchObject({ delivery: 'failed', status: 'open' });
        one.email = one.email.replace('exmaple', 'example');
        await put(one.id, { email: one.email, updated_at: failed.updated_at });
        const message = failed.messages.findLast(({ kind }) => kind === 'answer');
        await call('PUT', `/api/outbox/${message?.id}`, { status: 'waiting' });
        deliver();
        one.status = 'waiting';
        one.waited = written - received;
      }
    } else {
      const at = new Date().toISOString();
      const spoken = {
        enquiry_id: one.id,
        channel: choose(['phone', 'video']),
        text: 'Explained.',
        at,
      };
      await call('POST', '/api/enquiry-contacts', spoken);
      one.status = 'waiting';
      one.waited = Date.now() - received;
    }
    if (random() < 0.2) {
      await put(one.id, {
        next_on: dayInSydney(new Date(Date.now() + 9 * dayMs)),
        next_reason: 'Call',
      });
    }
    if (random() < 0.7) {
      const outcome = choose(ends);
      await put(one.id, { status: 'closed', outcome });
      one.status = 'closed';
      one.isClient = outcome === 'client';
    } else if (random() < 0.2) {
      const received_at = new Date().toISOString();
      await call('POST', '/api/enquiry-replies', {
        enquiry_id: one.id,
        text: 'And my wife?',
        received_at,
      });
      one.status = 'open';
    }
    if (random() < 0.1) {
      const { others } = await call<WholeEnquiry>('GET', `/api/enquiries/${one.id}`);
      const [other] = others;
      if (other)
        await call('POST', '/api/enquiry-joins', { enquiry_id: one.id, other_id: other.id });
    }
  }

  const perDay = many / 365;
  const due: { at: number; one: Expected; received: number }[] = [];
  for (let day = 0; day < 365; day += 1) {
    vi.setSystemTime(begins + day * dayMs + 9 * hourMs);
    ada = await kit.signIn();
    const today = Math.round((day + 1) * perDay) - Math.round(day * perDay);
    for (let at = 0; at < today; at += 1) {
      vi.setSystemTime(begins + day * dayMs + 9 * hourMs + (at * (8 * hourMs)) / today);
      const one = await receive(expected.length);
      expected.push(one);
      due.push({ at: Date.now() + random() * 3 * dayMs, one, received: Date.now() });
    }
    vi.setSystemTime(begins + day * dayMs + 18 * hourMs);
    for (const each of due.splice(0, due.length)) {
      if (each.at > Date.now() && day < 364) due.push(each);
      else await handle(each.one, each.received);
    }
  }
  ada = await kit.signIn();

  // Counted from the events alone.
  const count = (rows: readonly Expected[]) => ({
    received: rows.length,
    answered: rows.filter(({ waited }) => waited !== undefined).length,
    clients: rows.filter(({ isClient }) => isClient).length,
  });
  const timer = performance.now();
  const year = await call<EnquiryYear>('GET', '/api/enquiry-year?year=2027');
  const yearMs = performance.now() - timer;
  const cities = { ahmedabad: 'Ahmedabad', adelaide: 'Adelaide', canberra: 'Canberra' };
  const cityOf = ({ office }: Expected) => cities[office as keyof typeof cities];
  const groups = [
    [year.months, ({ month }: Expected) => month],
    [year.offices, cityOf],
    [year.topics, ({ topic }: Expected) => topic],
    [year.sources, ({ source }: Expected) => source],
  ] as const;
  expect(year.total).toMatchObject(count(expected));
  for (const [rows, nameOf] of groups) {
    for (const row of rows) {
      expect(row).toMatchObject(count(expected.filter((one) => nameOf(one) === row.name)));
    }
    expect(rows.reduce((sum, { received }) => sum + received, 0)).toBe(many);
  }
  const waits = expected.flatMap(({ waited }) => waited ?? []).toSorted((a, b) => a - b);
  const within = (share: number) =>
    Math.floor((waits[Math.ceil(waits.length * share) - 1] ?? 0) / 1000);
  expect(Math.abs((year.total.median_seconds ?? 0) - within(0.5))).toBeLessThan(2);
  expect(Math.abs((year.total.most_seconds ?? 0) - within(0.9))).toBeLessThan(2);

  const stored = db.sqlite.prepare('SELECT id, status FROM enquiries').all();
  const statuses = new Map((stored as ListedEnquiry[]).map(({ id, status }) => [id, status]));
  expect(expected.filter(({ id, status }) => statuses.get(id) !== status)).toEqual([]);

  // The list puts what is due first, and stays quick.
  const listTimer = performance.now();
  const query = new URLSearchParams({ sort: '["due","DESC"]', range: '[0,19]' });
  const first = await call<ListedEnquiry[]>('GET', `/api/enquiries?${query}`);
  const listMs = performance.now() - listTimer;
  const today = dayInSydney(new Date());
  const isDue = ({ next_on }: ListedEnquiry) => next_on !== null && next_on <= today;
  expect(first.map(isDue)).toEqual(first.map(isDue).toSorted((a, b) => Number(b) - Number(a)));
  expect(first.some(isDue)).toBe(true);
  console.log(`year ${Math.round(yearMs)} ms, list ${Math.round(listMs)} ms`);

  // Erased, people leave nothing in file, log and next backup.
  await ada.send('POST', '/api/session/confirmation', { password });
  const gone: string[] = [];
  for (const { id } of expected.slice(0, 40)) {
    const response = await ada.send('GET', `/api/enquiries/${id}`);
    if (response.status === 404) continue;
    const { name, email, phone } = (await response.json()) as WholeEnquiry;
    await call('POST', '/api/erasures', email ? { email } : { phone });
    gone.push(name);
  }
  const left = db.sqlite.prepare('SELECT count(*) FROM enquiries WHERE name = ?').pluck();
  const erased = gone.filter((name) => left.get(name) === 0);
  expect(erased.length).toBeGreaterThan(20);
  const copy = `${kit.environment.DATABASE_FILE}.copy`;
  // Before the server has rewritten its own file, which it does at night.
  await backUp(kit.environment.DATABASE_FILE, copy, () => undefined);
  secureDeleteFile(db);
  secureDeleteLog(db);
  const files = ['', '-wal', '.copy'].map((end) => kit.environment.DATABASE_FILE + end);
  for (const file of files.filter(existsSync)) {
    const bytes = readFileSync(file).toString('latin1');
    const traces = erased.filter((name) => {
      const person = name.replace(/\D/g, '');
      // In an index an id follows the name: 'Person 32' and '8f…' aren't person 328.
      const own = `${name}(?![\\da-f])`;
      return new RegExp(`${own}|p${person}@|04${10_000_000 + Number(person)}`).test(bytes);
    });
    expect(traces).toEqual([]);
  }

  // Two years and a month later nothing that was closed is left but the records of clients.
  vi.setSystemTime(begins + 365 * dayMs + 25 * 31 * dayMs);
  const closed = db.sqlite
    .prepare("SELECT count(*) FROM enquiries WHERE status = 'closed'")
    .pluck();
  const rows = closed.get();
  const { enquiryMonths: closedMonths, recordYears, spamDays } = retention;
  const recordMonths = recordYears * 12;
  const periods = { closedMonths, recordMonths, spamDays };
  const isRecord = `outcome = 'client' OR EXISTS (SELECT 1 FROM bookings
    WHERE enquiry_id = enquiries.id AND state = 'booked')`;
  const records = db.sqlite
    .prepare(`SELECT count(*) FROM enquiries WHERE status = 'closed' AND (${isRecord})`)
    .pluck();
  const kept = Number(records.get());
  expect(kept).toBeGreaterThan(0);
  expect(sweepEnquiries(db, periods)).toBe(Number(rows) - kept);
  vi.setSystemTime(begins + 365 * dayMs + (recordMonths + 1) * 31 * dayMs);
  expect(sweepEnquiries(db, periods)).toBe(kept);
  for (const table of [
    'enquiry_contacts',
    'enquiry_joins',
    'enquiry_corrections',
    'enquiry_notes',
  ]) {
    const orphans = db.sqlite.prepare(
      `SELECT count(*) FROM ${table} WHERE enquiry_id NOT IN (SELECT id FROM enquiries)`,
    );
    expect(orphans.pluck().get(), table).toBe(0);
  }
  expect(db.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
});

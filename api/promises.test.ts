import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/client';
import { acceptClock } from '../db/clock';
import { insertEnquiry, type NewEnquiry } from '../db/enquiries/enquiries';
import { addMissingFacts } from '../db/facts/factSeeds';
import { factsOn } from '../db/facts/facts';
import { seedFacts } from '../db/seed/facts';
import { now } from '../db/time';
import { serverJobs } from './jobs';
import { countVisitorMail } from './mail/strangers';
import { cleanArticle } from './posts/html/clean';
import { testApp } from './testApp';

// Numbers that a law, the privacy policy or a promise states stand here as literals.

const begins = Date.parse('2026-11-28T10:00:00+11:00');
const hour = 60 * 60 * 1000;
const day = 24 * hour;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
});
afterEach(() => {
  vi.useRealTimers();
});

function add(db: Database, name: string, values: Partial<NewEnquiry>): void {
  insertEnquiry(db, {
    ...{ submission_id: name, kind: 'enquiry', name, email: `${name}@example.com`, message: name },
    ...{ phone: '', country: '', topic: '', answers: [], status: 'new', newsletter: false },
    ...{ form: '/contact', notice_version: '', notice_text: '', spam_score: 0, spam_reasons: [] },
    ...{ received_at: now(), answer_by: now(), ...values },
  });
}

it('the privacy policy says how long each thing is kept', async () => {
  const { app } = testApp();
  const policy = (await (await app.request('/privacy-policy')).text()).replace(/<[^>]+>/g, '');
  for (const words of ['24 months', '30 days', '7 years', '14 days', '12 months', '35 days']) {
    expect(policy, words).toContain(words);
  }
});

it('keeps spam 30 days, what was closed 24 months, and a client’s record seven years', async () => {
  const kit = testApp();
  const { db } = kit;
  const closed_at = new Date(begins).toISOString();
  add(db, 'spam', { status: 'spam' });
  add(db, 'closed', { status: 'closed' });
  add(db, 'client', { status: 'closed' });
  db.sqlite.prepare("UPDATE enquiries SET closed_at = ? WHERE status = 'closed'").run(closed_at);
  db.sqlite.exec("UPDATE enquiries SET outcome = 'client' WHERE name = 'client'");
  const left = async (at: string | number) => {
    vi.setSystemTime(typeof at === 'string' ? Date.parse(at) : at);
    acceptClock(db);
    const jobs = serverJobs({ ...kit, content: kit });
    await jobs.find(({ name }) => name === 'enquiries')?.run(new AbortController().signal);
    return db.sqlite.prepare('SELECT name FROM enquiries ORDER BY name').pluck().all();
  };
  expect(await left(begins + 29 * day)).toEqual(['client', 'closed', 'spam']);
  expect(await left(begins + 31 * day)).toEqual(['client', 'closed']);
  expect(await left('2028-11-26T00:00:00Z')).toEqual(['client', 'closed']);
  expect(await left('2028-11-30T00:00:00Z')).toEqual(['client']);
  expect(await left('2033-11-26T00:00:00Z')).toEqual(['client']);
  expect(await left('2033-11-30T00:00:00Z')).toEqual([]);
});

it('a mailbox gets three mails an hour that strangers cause, and six a day', () => {
  const { db } = testApp();
  const isSent = (turn: number) =>
    countVisitorMail(db, 'ann@example.com', {
      ...{ address: '', network: `n${turn}`, site: `s${turn}` },
    }) === undefined;
  const sent = (from: number) => [0, 1, 2, 3, 4].filter((turn) => isSent(from + turn)).length;
  expect(sent(0)).toBe(3);
  vi.setSystemTime(begins + hour + 1000);
  expect(sent(10)).toBe(3);
  vi.setSystemTime(begins + 3 * hour);
  expect(sent(20)).toBe(0);
  vi.setSystemTime(begins + day + 1000);
  expect(sent(30)).toBe(3);
});

it('a network causes twelve mails an hour, a site twenty, and all together 120', () => {
  const { db } = testApp();
  let turn = 0;
  const sent = (times: number, sender: (n: number) => { network: string; site: string }) => {
    let count = 0;
    for (let n = 0; n < times; n += 1) {
      turn += 1;
      const who = { address: '', ...sender(turn) };
      if (countVisitorMail(db, `a${turn}@example.com`, who) === undefined) count += 1;
    }
    return count;
  };
  expect(sent(20, () => ({ network: 'one', site: 'a' }))).toBe(12);
  expect(sent(30, (n) => ({ network: `n${n}`, site: 'a' }))).toBe(8);
  expect(sent(200, (n) => ({ network: `n${n}`, site: `s${n}` }))).toBe(100);
});

it('a value is in force until its last day, and no longer', () => {
  const { db } = testApp();
  addMissingFacts(db, seedFacts);
  const set = 'UPDATE fact_values SET valid_to = ? WHERE fact_key = ? AND valid_from = ?';
  db.sqlite.prepare(set).run('2026-12-31', 'visa-500-charge', '2025-07-01');
  const on = (at: string) => factsOn(db, at).find(({ key }) => key === 'visa-500-charge');
  expect(on('2026-12-31')).toMatchObject({ value: '2000' });
  expect(on('2027-01-01')?.value).toBeNull();
});

it('a link that opens a tab gives that page no hold of ours', () => {
  const html = cleanArticle(
    '<p><a href="https://a.example/" target="_blank">A</a></p>',
    'https://firm.example',
  );
  expect(html).toContain('rel="noopener"');
});

import { createSecretKey } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/client';
import { acceptClock } from '../db/clock';
import { insertEnquiry, type NewEnquiry } from '../db/enquiries/enquiries';
import { addMissingFacts } from '../db/facts/factSeeds';
import { factsOn } from '../db/facts/facts';
import { addPageMisses, listPageMisses, sweepPageMisses } from '../db/links/pageMisses';
import { discardDraft, discardedDraft, saveDraft, sweepDiscarded } from '../db/posts/drafts';
import { createBlog } from '../db/posts/live';
import { countMiss, listMisses, sweepMisses } from '../db/search/searchMisses';
import { seedFacts } from '../db/seed/facts';
import { now } from '../db/time';
import { postValuesOf } from '../shared/post';
import { createFormTimes } from './intake/formTime';
import { countSubmission, mayShowAgain } from './intake/limits';
import { serverJobs } from './jobs';
import { countVisitorMail } from './mail/strangers';
import { cleanArticle } from './posts/html/clean';
import { password, post, testApp } from './testApp';

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
  db.sqlite.prepare(set).run('2026-12-31', 'visa-500-charge', '2026-07-01');
  const on = (at: string) => factsOn(db, at).find(({ key }) => key === 'visa-500-charge');
  expect(on('2026-12-31')).toMatchObject({ value: '2500', until: '2026-12-31' });
  expect(on('2027-01-01')?.value).toBeNull();
});

it('a link that opens a tab gives that page no hold of ours', () => {
  const html = cleanArticle(
    '<p><a href="https://a.example/" target="_blank">A</a></p>',
    'https://firm.example',
  );
  expect(html).toContain('rel="noopener"');
});

it('reads for one network are bounded: 240 lists of times and 120 calendars a minute', async () => {
  const { app } = testApp({ TRUST_PROXY: '1' });
  const refusedAt = async (path: string, times: number) => {
    for (let n = 1; n <= times; n += 1) {
      const response = await app.request(path, { headers: { 'X-Forwarded-For': '192.0.2.7' } });
      if (response.status === 429) return n;
    }
    return undefined;
  };
  expect(await refusedAt('/api/slots', 250)).toBe(241);
  expect(await refusedAt(`/calendar/${'a'.repeat(43)}.ics`, 130)).toBe(121);
});

it('in an hour 480 networks’ first messages are taken, and 80 further ones', () => {
  const { db } = testApp();
  const taken = (times: number, site: (n: number) => string) => {
    let count = 0;
    for (let n = 0; n < times; n += 1) {
      try {
        countSubmission(db, { network: `${site(n)} ${n}`, site: site(n) });
        count += 1;
      } catch {
        // Refused.
      }
    }
    return count;
  };
  expect(taken(90, () => 'one')).toBe(81);
  expect(taken(490, (n) => `site ${n}`)).toBe(479);
});

it('a refused form is shown again 30 times a minute', () => {
  const { db } = testApp();
  expect(Array.from({ length: 32 }, () => mayShowAgain(db)).filter(Boolean)).toHaveLength(30);
});

it('a form that was open for a day is sent as it is, and a signed time ends then', () => {
  const { db } = testApp();
  const times = createFormTimes({ db, secret: createSecretKey(Buffer.alloc(32)) });
  const token = times.issue();
  expect(times.check(token)).toBe('fast');
  vi.setSystemTime(begins + 3000);
  expect(times.check(token)).toBe('fair');
  vi.setSystemTime(begins + day);
  expect(times.check(token)).toBe('fair');
  vi.setSystemTime(begins + day + 1000);
  expect(times.check(token)).toBe('old');
});

it('what was searched or asked for in vain is listed for 90 days', () => {
  const { db } = testApp();
  countMiss(db, 'wombats');
  addPageMisses(db, [{ path: '/wombats', host: '', times: 1 }]);
  const left = () => {
    sweepMisses(db);
    sweepPageMisses(db);
    return [listMisses(db, 9).length, listPageMisses(db).length];
  };
  vi.setSystemTime(begins + 89 * day);
  expect(left()).toEqual([1, 1]);
  vi.setSystemTime(begins + 91 * day);
  expect(left()).toEqual([0, 0]);
});

it('a link to a draft ends after seven days, and a discarded draft after 30', async () => {
  const { signIn, db } = testApp();
  const { send } = await signIn();
  saveDraft(db, 'one', { values: postValuesOf(post), by: 'ada' });
  const link = await send('POST', '/api/preview-links', { blog_id: 'one' });
  const { expires_at } = await link.json();
  expect(Date.parse(expires_at)).toBe(begins + 7 * day);
  discardDraft(db, 'one', 'ada');
  const isLeft = () => {
    sweepDiscarded(db);
    return discardedDraft(db, 'one') !== undefined;
  };
  vi.setSystemTime(begins + 29 * day);
  expect(isLeft()).toBe(true);
  vi.setSystemTime(begins + 31 * day);
  expect(isLeft()).toBe(false);
});

it('a signature lasts half a year unless another day is chosen, and a year at most', async () => {
  const { signIn, db, firm } = testApp();
  const { send } = await signIn();
  await send('POST', '/api/session/confirmation', { password });
  const { id } = await (await send('GET', '/api/account')).json();
  const tie = "UPDATE people SET admin_id = ?, account_confirmed_at = ? WHERE id = 'priya-raman'";
  db.sqlite.prepare(tie).run(id, now());
  firm.changed();
  const { good_until, pages } = await (await send('GET', '/api/signable-pages')).json();
  expect(good_until).toBe('2027-05-30');
  const { subject, version } = pages[0];
  const sign = async (until: string) =>
    (await send('POST', '/api/signatures', { subject, version, good_until: until })).status;
  expect(await sign('2027-11-30')).toBe(422);
  expect(await sign('2027-11-29')).toBe(201);
});

it('the feed has the twenty newest posts', async () => {
  const { app, db } = testApp();
  for (let n = 0; n < 25; n += 1) createBlog(db, `p${n}`, { ...post, slug: `p-${n}` });
  const feed = await (await app.request('/rss.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(20);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mergeSearchIndex } from '../../db/enquiries/enquirySearch';
import { secureDeleteLog } from '../../db/file/secureDelete';
import { openSqlite } from '../../db/sqlite';
import { json, testProvider } from '../mail/testServers';
import { password, testApp } from '../testApp';

const address = 'vanishing.visitor@example.com';

it('an erasure leaves no trace of an address in the file or beside it', async () => {
  const { db, environment, send, signIn } = testApp();
  const ada = await signIn();
  const trace = 'Vanishing Visitor wants a purple visa';
  const from = { name: 'Wanda Vanishing Zqxw', email: address, phone: '0491 570 156' };
  for (let at = 0; at < 4; at += 1) {
    await send('POST', '/api/enquiries', { ...from, message: `${trace} ${at}`, newsletter: true });
  }
  await send('POST', '/api/enquiries', {
    ...from,
    email: 'stays@example.com',
    name: 'Stays',
    message: 'Please call me about my visa',
  });
  await send('POST', '/api/newsletter', { email: address });
  await send('GET', '/api/search?q=vanishing');
  const list = await (await ada.send('GET', '/api/enquiries')).json();
  const one = list.find(({ email }: { email: string }) => email === address);
  await ada.send('PUT', `/api/enquiries/${one.id}`, { status: 'open' });
  await ada.send('POST', '/api/enquiry-notes', { enquiry_id: one.id, text: 'Vanishing rang' });
  const answer = { enquiry_id: one.id, subject: 'Dear Wanda Vanishing', text: 'Yes.' };
  await ada.send('POST', '/api/enquiry-answers', answer);
  const received_at = new Date().toISOString();
  const reply = { enquiry_id: one.id, text: `${trace}, still`, received_at };
  await ada.send('POST', '/api/enquiry-replies', reply);
  await ada.send('POST', '/api/session/confirmation', { password });

  const query = new URLSearchParams({ email: address.toUpperCase() });
  const data = await (await ada.send('GET', `/api/personal-data?${query}`)).json();
  expect(data).toMatchObject({ email: address, notes: [{ text: 'Vanishing rang' }] });
  expect([data.enquiries.length, data.subscriptions.length]).toEqual([4, 1]);
  const erased = await ada.send('POST', '/api/erasures', { email: address });
  expect(erased.status).toBe(201);
  expect(await erased.json()).toEqual({
    advice: 0,
    bookings: 0,
    enquiries: 4,
    notes: 1,
    papers: 0,
    corrections: 0,
    replies: 1,
    calls: 0,
    messages: data.messages.length,
    subscriptions: 1,
  });

  // The search's index, which stores trigrams, is merged in turns of a job, within the hour.
  const turns = [...mergeSearchIndex(db)];
  expect(turns.length).toBeGreaterThan(0);
  secureDeleteLog(db);
  const stored = db.sqlite.prepare(
    "SELECT count(*) FROM enquiry_search_data WHERE instr(block, 'qx')",
  );
  expect(stored.pluck().get()).toBe(0);
  const files = ['', '-wal', '-shm']
    .map((end) => environment.DATABASE_FILE + end)
    .filter(existsSync);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    expect(readFileSync(file).toString('latin1')).not.toMatch(/vanishing|purple/i);
  expect(await (await ada.send('GET', '/api/enquiries')).json()).toHaveLength(1);
  const events = await (
    await ada.send('GET', '/api/audit-events?filter={"action":"erase"}')
  ).json();
  expect(events[0].summary).toMatch(/4 enquiries/);
  expect(db.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
});

/** Builds an app with an admin who may erase, and one enquiry from `address`. */
async function erasing(variables: Record<string, string> = {}) {
  const { db, environment, send, signIn, startJobs } = testApp(variables);
  const ada = await signIn();
  await send('POST', '/api/enquiries', { name: 'Wanda', email: address, message: 'A visa?' });
  await ada.send('POST', '/api/session/confirmation', { password });
  return {
    db,
    send,
    signIn,
    startJobs,
    file: environment.DATABASE_FILE,
    erase: () => ada.send('POST', '/api/erasures', { email: address }),
    isTraced: () =>
      ['', '-wal'].some((end) =>
        readFileSync(environment.DATABASE_FILE + end).includes('vanishing'),
      ),
  };
}

it('erased words leave the search’s index, in file and log, within the hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, file, send, signIn, erase, startJobs } = await erasing();
  const insert = db.sqlite.prepare(
    `INSERT INTO enquiries (id, number, submission_id, kind, name, email, phone, country, topic,
      message, answers, status, spam_score, spam_reasons, newsletter, form, notice_version,
      notice_text, received_at, answer_by, created_at, updated_at)
    VALUES (@id, @number, @id, 'enquiry', 'Ann', @email, '', '', '', @message, '[]', 'open', 0, '[]', 0,
      '', '', '', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01')`,
  );
  for (let number = 1; number <= 600; number += 1) {
    const words = Array.from({ length: 40 }, (_, at) =>
      ((number * 7919 + at * 104_729) % 1e6).toString(36),
    );
    const message = number === 300 ? `${words.join(' ')} ҩԅӽ` : words.join(' ');
    insert.run({
      id: `n${number}`,
      number: number + 5000,
      email: number === 300 ? address : 'a@b.co',
      message,
    });
  }
  startJobs('search-erasure', 'erasure');
  await vi.advanceTimersByTimeAsync(1000);
  const isThere = () =>
    ['', '-wal'].some((end) => existsSync(file + end) && readFileSync(file + end).includes('ҩԅӽ'));
  expect(isThere()).toBe(true);
  expect((await erase()).status).toBe(201);
  // The word itself is its only trigram: marked as deleted, it stays in the index.
  expect(isThere()).toBe(true);
  const ada = await signIn();
  for (let minute = 0; minute < 60; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    const found = await ada.send(
      'GET',
      `/api/enquiries?${new URLSearchParams({ filter: '{"q":"5yf"}' })}`,
    );
    expect(found.status).toBe(200);
  }
  expect(isThere()).toBe(false);
  expect(db.sqlite.prepare('SELECT count(*) FROM enquiries').pluck().get()).toBe(599);
  expect((await send('GET', '/')).status).toBe(200);
  db.sqlite.exec("INSERT INTO enquiry_search (enquiry_search) VALUES ('integrity-check')");
});

it('an erasure during a backup blocks nobody and is finished later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, file, erase, isTraced, startJobs } = await erasing();
  const backup = openSqlite(file, { readonly: true });
  backup.exec('BEGIN');
  backup.prepare('SELECT count(*) FROM enquiries').get();
  const began = performance.now();
  expect((await erase()).status).toBe(201);
  // SQLite would wait for five seconds.
  expect(performance.now() - began).toBeLessThan(4500);
  expect(db.sqlite.pragma('busy_timeout', { simple: true })).toBe(5000);
  startJobs('erasure');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isTraced()).toBe(true);
  backup.close();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isTraced()).toBe(false);
});

it('an erasure rewrites the file at night, and retries until the disk has room', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-11-23T09:00:00+11:00'),
  });
  onTestFinished(() => void vi.useRealTimers());
  const { db, erase, startJobs } = await erasing();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  let isFull = true;
  const rewritings: string[] = [];
  const { exec } = db.sqlite;
  db.sqlite.exec = (source) => {
    if (source !== 'VACUUM') return exec.call(db.sqlite, source);
    if (isFull) throw new Error('database or disk is full');
    rewritings.push(new Date().toISOString());
    return exec.call(db.sqlite, source);
  };
  startJobs('erasure');
  expect((await erase()).status).toBe(201);
  await vi.advanceTimersByTimeAsync(17 * 3_600_000);
  expect(error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_000 + 90_000);
  expect(error).toHaveBeenCalled();
  isFull = false;
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(rewritings).toEqual([expect.stringMatching(/^2026-11-23T16:0/)]);
});

it('an erasure removes the address once the newsletter’s provider was told', async () => {
  const provider = await testProvider(json(204, {}));
  const kit = await erasing({ BREVO_API_KEY: 'key', BREVO_URL: provider.url });
  await kit.send('POST', '/api/newsletter', { email: address });
  expect((await kit.erase()).status).toBe(201);
  expect(kit.isTraced()).toBe(true);
  kit.startJobs('newsletter');
  const subscribers = kit.db.sqlite.prepare('SELECT count(*) FROM subscribers').pluck();
  await expect.poll(() => subscribers.get()).toBe(0);
  expect(provider.calls.at(-1)?.path).toMatch(/^DELETE/);
  kit.startJobs('erasure');
  await expect.poll(kit.isTraced).toBe(false);
});

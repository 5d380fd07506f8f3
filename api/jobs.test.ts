import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { admins } from '../db/accounts/admins';
import { type Database, openDatabase } from '../db/client';
import { acceptClock } from '../db/clock';
import { getEnquiry, insertEnquiry, type NewEnquiry } from '../db/enquiries/enquiries';
import { changeEnquiry, changeStatus } from '../db/enquiries/enquiryChanges';
import { addMissingFacts } from '../db/facts/factSeeds';
import { cancelMessage, messagesOfEnquiry, outbox, queueMessage } from '../db/mail/messages';
import { createImage, findImage } from '../db/media/images';
import { storedMedia, trashMedia } from '../db/media/media';
import { getDraft, saveDraft } from '../db/posts/drafts';
import { createBlog } from '../db/posts/live';
import { createPreviewLink } from '../db/posts/previewLinks';
import { trashPost } from '../db/posts/trash';
import { seedFacts } from '../db/seed/facts';
import { testDatabase, testFile } from '../db/testDatabase';
import { monthsAgo, now } from '../db/time';
import { postValuesOf } from '../shared/post';
import { developmentApp } from './development';
import { post, testApp } from './testApp';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1) }));
afterEach(() => void vi.useRealTimers());

function sweeping() {
  const { db, startJobs: start } = testApp();
  // Days pass with leaps of nearly one: the clock is looked at between them, as each minute.
  const startJobs = (...names: string[]) => start('clock', ...names);
  const image = (variants = [480], isKept = false) => {
    const id = crypto.randomUUID();
    const bytes = Buffer.from('picture');
    const forms = variants.map((width) => ({ width, bytes }));
    const sizes = { width: 9, height: 9, bytes, variants: forms };
    createImage(
      db,
      { id, extension: 'png', mime_type: 'image/png', ...sizes },
      { is_kept: isKept },
    );
    return id;
  };
  const isThere = (id: string) => findImage(db, id, 'png', 480) !== undefined;
  /** Advances the clock day by day. Jobs notice within a minute. */
  const pass = async (days: number) => {
    await vi.advanceTimersByTimeAsync(1);
    for (let left = days; left > 0; left -= 1) {
      vi.setSystemTime(Date.now() + day - 60_000);
      await vi.advanceTimersByTimeAsync(60_000);
    }
  };
  return { db, startJobs, image, isThere, pass };
}

const message = {
  kind: 'answer',
  to_email: 'a@b.co',
  subject: '',
  text: '',
  html: '',
  host: 'example.com',
} as const;

function addEnquiry(db: Database, name: string, values: Partial<NewEnquiry> = {}): string {
  const text = { email: `${name}@example.com`, phone: '', country: '', topic: '', message: name };
  const notice = { form: '/contact', notice_version: '', notice_text: '', newsletter: false };
  const spam = { status: 'new' as const, spam_score: 0, spam_reasons: [] };
  const times = { received_at: now(), answer_by: now() };
  const row = insertEnquiry(db, {
    submission_id: name,
    kind: 'enquiry',
    name,
    answers: [],
    ...text,
    ...notice,
    ...spam,
    ...times,
    ...values,
  });
  return row?.id ?? '';
}

it('deletes images unused for seven days, with their smaller sizes', async () => {
  const { db, startJobs, image, isThere, pass } = sweeping();
  const [cover, inText, forgotten] = [image(), image(), image()];
  const content = `<p><img src="/images/${inText}.png?w=480" alt=""></p>`;
  createBlog(db, 'one', { ...post, image_url: `images/${cover}.png`, content });
  startJobs('media', 'trash');
  await pass(7);
  expect([cover, inText, forgotten].map(isThere)).toEqual([true, true, true]);
  await pass(1);
  expect([cover, inText, forgotten].map(isThere)).toEqual([true, true, false]);
  expect(db.sqlite.prepare('SELECT count(*) FROM image_variants').pluck().get()).toBe(2);
  trashPost(db, 'one', 'ada');
  await pass(37);
  expect([cover, inText].map(isThere)).toEqual([true, true]);
  await pass(3);
  expect([cover, inText].map(isThere)).toEqual([false, false]);
});

it('restarts the seven days for an image that was used again', async () => {
  const { db, startJobs, image, isThere, pass } = sweeping();
  const id = image();
  const values = { ...postValuesOf(post), image_url: `images/${id}.png` };
  startJobs('media');
  await pass(5);
  saveDraft(db, 'one', { values, by: 'ada' });
  await pass(20);
  expect(isThere(id)).toBe(true);
  const { updated_at: readVersion } = getDraft(db, 'one') ?? {};
  saveDraft(db, 'one', { values: { ...values, image_url: '' }, by: 'ada', readVersion });
  await pass(7);
  expect(isThere(id)).toBe(true);
  await pass(2);
  expect(isThere(id)).toBe(false);
});

it('keeps images kept or described in the library, and empties the trash after 30 days', async () => {
  const { db, startJobs, image, isThere, pass } = sweeping();
  const [stored, described, trashed, used] = [image([], true), image(), image(), image()];
  startJobs('media');
  await pass(6);
  storedMedia.update(db, described, { alt: 'A ferry' });
  for (const id of [trashed, used]) trashMedia(db, id);
  createBlog(db, 'one', { ...post, image_url: `images/${used}.png` });
  await pass(29);
  expect([stored, described, trashed, used].map(isThere)).toEqual([true, true, true, true]);
  expect(storedMedia.get(db, used)?.deleted_at).toBeNull();
  await pass(3);
  expect([stored, described, trashed, used].map(isThere)).toEqual([true, true, false, true]);
});

it('deletes closed enquiries after 24 months unless held, and spam after 30 days', async () => {
  const { db, startJobs, pass } = sweeping();
  const [open, closed, held] = [
    addEnquiry(db, 'open'),
    addEnquiry(db, 'closed'),
    addEnquiry(db, 'held'),
  ];
  const spam = addEnquiry(db, 'spam', { status: 'spam' });
  for (const id of [closed, held]) changeStatus(db, id, 'closed', new Date().toISOString());
  changeEnquiry(db, held, { held: true });
  queueMessage(db, { ...message, enquiry_id: closed });
  const left = () => [open, closed, held, spam].map((id) => getEnquiry(db, id) !== undefined);
  startJobs('enquiries');
  await pass(29);
  expect(left()).toEqual([true, true, true, true]);
  await pass(2);
  expect(left()).toEqual([true, true, true, false]);
  await pass(2 * 365 - 33);
  expect(left()).toEqual([true, true, true, false]);
  await pass(4);
  expect(left()).toEqual([true, false, true, false]);
  expect(messagesOfEnquiry(db, closed)).toEqual([]);
  // Retention of spam marked by hand starts when it was marked.
  changeStatus(db, open, 'spam', new Date().toISOString());
  await pass(29);
  expect(getEnquiry(db, open)).toBeDefined();
  await pass(2);
  expect(getEnquiry(db, open)).toBeUndefined();
});

it('counts calendar months, up to the last day of shorter ones', () => {
  vi.setSystemTime('2028-02-29T00:00:00.000Z');
  expect(monthsAgo(24)).toBe('2026-02-28T00:00:00.000Z');
  vi.setSystemTime('2028-08-31T10:00:00.000Z');
  expect([monthsAgo(6), monthsAgo(24)]).toEqual([
    '2028-02-29T10:00:00.000Z',
    '2026-08-31T10:00:00.000Z',
  ]);
});

it('a failing job doesn’t block others, and is retried in a minute', async () => {
  const { db, startJobs } = testApp();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const spam = addEnquiry(db, 'spam', { status: 'spam' });
  const { id } = queueMessage(db, message);
  cancelMessage(db, id);
  db.sqlite.exec(
    "CREATE TRIGGER broken BEFORE DELETE ON enquiries BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
  );
  vi.setSystemTime(Date.now() + 31 * day);
  acceptClock(db);
  startJobs('enquiries', 'messages');
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.get(db, id)).toBeUndefined();
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toMatch(/^enquiries: failed, retrying in 1 min/);
  db.sqlite.exec('DROP TRIGGER broken');
  expect(getEnquiry(db, spam)).toBeDefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getEnquiry(db, spam)).toBeUndefined();
});

it('also run in development', async () => {
  const file = testFile();
  const db = testDatabase(file);
  admins.create(db, 'admin-1', { username: 'ada', password_hash: '' });
  const spam = addEnquiry(db, 'spam', { status: 'spam' });
  vi.setSystemTime(Date.now() + 31 * day);
  acceptClock(db);
  vi.stubEnv('DATABASE_FILE', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const development = await developmentApp(async () => '');
  await vi.advanceTimersByTimeAsync(1);
  expect(getEnquiry(db, spam)).toBeUndefined();
  await development.close();
});

it('end unused sessions, old activity and old preview links', async () => {
  const { db, signIn, startJobs } = testApp();
  await signIn();
  saveDraft(db, 'one', {
    values: postValuesOf(post),
    by: 'ada',
  });
  createPreviewLink(db, 'one', 'ada', 60);
  const rows = () =>
    ['sessions', 'audit_events', 'preview_links'].map((table) =>
      db.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
    );
  const run = async () => {
    acceptClock(db);
    const runner = startJobs('sessions', 'activity', 'preview-links');
    await vi.advanceTimersByTimeAsync(1);
    await runner.stop();
  };
  await run();
  expect(rows()).toEqual([1, 1, 1]);
  vi.setSystemTime(Date.now() + day);
  await run();
  expect(rows()).toEqual([0, 1, 0]);
  vi.setSystemTime(Date.now() + 363 * day);
  await run();
  expect(rows()).toEqual([0, 1, 0]);
  vi.setSystemTime(Date.now() + 3 * day);
  await run();
  expect(rows()).toEqual([0, 0, 0]);
});

it('show other processes’ writes within a second: posts, facts and pages using them', async () => {
  const { app, db, environment, startJobs } = testApp();
  addMissingFacts(db, seedFacts);
  startJobs('external-writes');
  await vi.advanceTimersByTimeAsync(1);
  const read = async (path: string) => (await app.request(path)).text();
  const paths = ['/services/student-visa', '/api/facts', '/api/blogs'];
  for (const path of paths) expect(await read(path)).not.toMatch(/77,777|A first post/);
  const other = openDatabase(environment.DATABASE_FILE);
  other.sqlite.exec("UPDATE fact_values SET value = '77777' WHERE fact_key = 'visa-500-charge'");
  createBlog(other, 'one', post);
  other.close();
  await vi.advanceTimersByTimeAsync(1000);
  for (const path of paths) expect(await read(path)).toMatch(/77,777|A first post/);
});

it('store no address for rate limits, and delete counts after their period', async () => {
  const { db, send, startJobs } = testApp();
  const wrong = { username: 'ada', password: 'wrong' };
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  await send('POST', '/api/session', wrong, headers);
  await send('POST', '/api/newsletter', { email: 'ben@example.com' }, headers);
  const rows = () => db.sqlite.prepare('SELECT * FROM rate_limit_hits').all();
  expect(rows().length).toBeGreaterThan(2);
  expect(JSON.stringify(rows())).not.toMatch(/203\.0|ada|address|127\.0/);
  startJobs('rate-limits');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rows().length).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(rows()).toEqual([]);
});

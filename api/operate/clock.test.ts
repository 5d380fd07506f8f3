import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../db/client';
import { acceptClock, type ClockJump, ClockWatch, judgeClock } from '../../db/clock';
import { backupNameAt, listBackups } from '../../db/file/backupFolder';
import { getBlog } from '../../db/posts/blogs';
import { saveDraft } from '../../db/posts/drafts';
import { createBlog } from '../../db/posts/live';
import { trashPost } from '../../db/posts/trash';
import { testFile } from '../../db/testDatabase';
import { postValuesOf } from '../../shared/post';
import { parseEnvironment } from '../environment';
import { post, testApp } from '../testApp';
import { backupStore } from './backupStores';
import { backUpTo, backupRules } from './backups';
import { examine } from './doctor';
import { JobRunner, job } from './jobRunner';
import { prepareDatabase } from './prepare';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 2, 1);
const iso = (time: number) => new Date(time).toISOString();

// A backup copies in steps, between real immediates.
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** A site with a post planned for the next day, one in the trash, and eleven backups. */
async function site() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let age = 0; age < 11; age += 1) {
    writeFileSync(join(folder, backupNameAt(new Date(start - age * day))), '');
  }
  const app = testApp({ BACKUP_URL: folder });
  const { db, environment, startJobs } = app;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const { send } = await app.signIn();
  createBlog(db, 'old', { ...post, slug: 'old' });
  trashPost(db, 'old', 'ada');
  saveDraft(db, 'plan', { values: postValuesOf({ ...post, slug: 'plan' }), by: 'ada' });
  const plan = { blog_id: 'plan', publish_at: iso(start + 26 * hour) };
  expect((await send('POST', '/api/publications', plan)).status).toBeLessThan(300);
  /** A server that runs for some minutes. */
  const run = async (minutes: number) => {
    const runner = startJobs('clock', 'publish', 'trash', 'drafts', 'sessions', 'activity');
    await vi.advanceTimersByTimeAsync(minutes * minute + 1);
    await runner.stop();
  };
  const store = backupStore(environment);
  if (!store) throw new Error('no store');
  const backUp = () => backUpTo(store, environment.DATABASE_FILE, backupRules, () => {});
  return { ...app, send, folder, error, run, backUp };
}

const isTrashed = (db: Database) =>
  db.sqlite.prepare("SELECT 1 FROM posts WHERE id = 'old'").get() !== undefined;
const isLive = (db: Database) => getBlog(db, 'plan') !== undefined;

describe('a server that starts with a wrong clock', () => {
  it.each([-400, -1, 1, 60, 4000])(
    '%i days off deletes and publishes nothing, and is backed up',
    async (days) => {
      const { db, run, backUp, folder, error, send } = await site();
      await run(5);
      vi.setSystemTime(Date.now() + days * day);
      await run(30);
      const { made, deleted } = await backUp();
      expect([isTrashed(db), isLive(db), deleted]).toEqual([true, false, 0]);
      expect(listBackups(folder)).toHaveLength(12);
      expect(listBackups(folder)).toContainEqual(made);
      expect(error.mock.calls.join()).toMatch(days > 0 ? /clock: .* ahead, / : /clock: .* back, /);
      // The clock is set right: all goes on.
      vi.setSystemTime(start + hour);
      await run(1);
      expect(await (await send('GET', '/api/due')).json()).toMatchObject({ clock_jump: null });
      vi.setSystemTime(start + 2 * hour);
      expect((await backUp()).deleted).toBeGreaterThan(0);
      vi.setSystemTime(start + 25 * hour);
      await run(70);
      expect([isTrashed(db), isLive(db)]).toEqual([true, true]);
    },
  );

  it('believes the clock of its first start', async () => {
    const { error } = await site();
    vi.setSystemTime(Date.UTC(2027, 0, 1));
    const environment = parseEnvironment({ DATABASE_FILE: testFile() });
    const db = await prepareDatabase(environment);
    onTestFinished(() => db.close());
    expect(new ClockWatch(db, () => {}).look()).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('judges it on a full disk too, where nothing can be stored', async () => {
    const { db, run } = await site();
    await run(5);
    vi.setSystemTime(Date.now() + 60 * day);
    db.sqlite.pragma('query_only = ON');
    const watch = new ClockWatch(db, () => {});
    expect([watch.allows('publish'), watch.allows('delete')]).toEqual([false, false]);
    db.sqlite.pragma('query_only = OFF');
    expect(watch.allows('publish')).toBe(false);
  });

  it('that was off for a week publishes after an hour, and deletes after a day', async () => {
    const { db, run, backUp, error } = await site();
    await run(5);
    vi.setSystemTime(Date.now() + 32 * day);
    await run(50);
    // Time in which it didn't run isn't counted.
    vi.setSystemTime(Date.now() + 20 * hour);
    await run(8);
    expect(isLive(db)).toBe(false);
    await run(4);
    expect([isTrashed(db), isLive(db)]).toEqual([true, true]);
    await run(22 * 60);
    expect([isTrashed(db), (await backUp()).deleted]).toEqual([true, 0]);
    await run(70);
    expect(isTrashed(db)).toBe(false);
    expect((await backUp()).deleted).toBeGreaterThan(0);
    expect(error.mock.calls).toHaveLength(1);
  });

  it('goes on at once when the operator says that it is right', async () => {
    const { db, environment, run, backUp } = await site();
    await run(5);
    vi.setSystemTime(Date.now() + 60 * day);
    await run(1);
    const clock = async () => (await examine(environment)).Clock;
    expect(await clock()).toMatchObject({
      state: 'do',
      found: expect.stringMatching(/jumped 60 days ahead.*--clock-is-right/),
    });
    acceptClock(db);
    await run(1);
    expect([isTrashed(db), isLive(db)]).toEqual([false, true]);
    expect((await backUp()).deleted).toBeGreaterThan(0);
  });
});

describe('while a server runs', () => {
  it('a clock that leaps ahead is noticed before anything is done by it', async () => {
    const { db, startJobs } = await site();
    startJobs('clock', 'publish', 'trash');
    await vi.advanceTimersByTimeAsync(5 * minute);
    vi.setSystemTime(Date.now() + 60 * day);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect([isTrashed(db), isLive(db)]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(hour);
    expect([isTrashed(db), isLive(db)]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(day);
    expect(isTrashed(db)).toBe(false);
  });

  it('jobs go on after it was set back', async () => {
    let runs = 0;
    const hourly = job('hourly', () => {
      runs += 1;
      return hour;
    });
    const runner = new JobRunner([hourly]);
    onTestFinished(() => runner.stop());
    runner.start();
    await vi.advanceTimersByTimeAsync(1);
    vi.setSystemTime(Date.now() - 60 * day);
    await vi.advanceTimersByTimeAsync(hour);
    expect(runs).toBe(2);
  });

  it('a daylight saving change is no jump', async () => {
    const { db, startJobs, error } = await site();
    vi.setSystemTime(Date.UTC(2026, 3, 4, 14));
    acceptClock(db);
    startJobs('clock');
    await vi.advanceTimersByTimeAsync(4 * hour);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('judging a clock', () => {
  const ahead: ClockJump = { from: iso(start), to: iso(start + 60 * day), steadyMs: 0 };
  const judge = (known: Parameters<typeof judgeClock>[0], now: number, newest?: number) =>
    judgeClock(known, () => (newest === undefined ? undefined : iso(newest)), now);

  it('asks both the last run and the newest row', () => {
    const known = { seen: iso(start), jump: null };
    expect(judge(known, start + 23 * hour)).toBeNull();
    expect(judge(known, start + 5 * day, start + 4.5 * day)).toBeNull();
    expect(judge(known, start + 5 * day, start + 3 * day)).toMatchObject({
      from: iso(start + 3 * day),
    });
    // A row in the future says nothing.
    expect(judge(known, start + 5 * day, start + 60 * day)).toMatchObject({ from: iso(start) });
  });

  it('ends once a clock that was ahead shows the right time, not at each step back', () => {
    const known = { seen: iso(start + 60 * day), jump: ahead };
    expect(judge(known, start + 60 * day + hour)).toBe(ahead);
    expect(judge(known, start + hour)).toBeNull();
    expect(judge(known, start + 30 * day)).toMatchObject({ from: iso(start), steadyMs: 0 });
    expect(judge(known, start + 90 * day)).toMatchObject({ from: iso(start), steadyMs: 0 });
  });

  it('believes a clock that was behind as soon as it is right', () => {
    const behind = { from: iso(start), to: iso(start - 400 * day), steadyMs: 0 };
    const known = { seen: iso(start - 400 * day), jump: behind };
    expect(judge(known, start + hour)).toBeNull();
    expect(judge(known, start + 60 * day)).toMatchObject({ from: iso(start) });
  });
});

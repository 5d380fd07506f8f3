import { expect, it, onTestFinished, vi } from 'vitest';
import { markUpdate } from '../../db/file/updateMarker.js';
import { testApp } from '../testApp';
import { type Job, JobRunner, job } from './jobRunner';
import { watchUpdates } from './updateWatch';

const words = /^The site is being updated, so nothing was saved\./;

it('while an update migrates the file, saves and jobs wait and pages are read', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { app, db, environment, send, signIn } = testApp();
  const ada = await signIn();
  let turns = 0;
  const counting: Job = job('counting', () => {
    turns += 1;
    return 10;
  });
  const jobs = new JobRunner([counting]);
  onTestFinished(() => jobs.stop());
  jobs.start();
  watchUpdates(db, jobs);
  const health = async () => (await app.request('/healthz')).json();

  const end = markUpdate(environment.DATABASE_FILE, 'saves-refused');
  const save = () => ada.send('POST', '/api/blog-categories', { name: 'New', description: 'x' });
  const refused = await save();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await refused.json()).message).toMatch(words);
  await expect.poll(health).toMatchObject({ status: 'ok', saves: 'refused' });
  const before = turns;
  expect((await app.request('/api/blogs')).status).toBe(200);
  // Marks the session as used, which waits too.
  db.sqlite.pragma('query_only = OFF');
  db.sqlite.exec("UPDATE sessions SET last_used_at = '2026-01-01T00:00:00.000Z' WHERE 0");
  db.sqlite.pragma('query_only = ON');
  expect((await ada.send('GET', '/api/blog-categories')).status).toBe(200);
  expect((await send('GET', '/api/search?q=nothing')).status).toBe(200);
  expect(turns).toBe(before);

  end();
  await expect.poll(health).not.toHaveProperty('saves');
  expect((await save()).status).toBe(201);
  await expect.poll(() => turns).toBeGreaterThan(before);
});

it('a save that an update overtook says the same, and other read-only files don’t', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { db, signIn } = testApp();
  const ada = await signIn();
  db.sqlite.pragma('query_only = ON');
  const overtaken = await ada.send('POST', '/api/blog-categories', { name: 'A', description: 'x' });
  expect(overtaken.status).toBe(503);
  expect((await overtaken.json()).message).toMatch(words);
  db.sqlite.pragma('query_only = OFF');
  const { insert } = db.orm;
  db.orm.insert = () => {
    throw Object.assign(new Error('attempt to write'), { code: 'SQLITE_READONLY' });
  };
  const failed = await ada.send('POST', '/api/blog-categories', { name: 'A', description: 'x' });
  db.orm.insert = insert;
  expect(failed.status).toBe(500);
});

it('ends with the server, also while saves are refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  onTestFinished(() => void vi.useRealTimers());
  const { db, environment } = testApp();
  watchUpdates(db, new JobRunner([]));
  const end = markUpdate(environment.DATABASE_FILE, 'saves-refused');
  await vi.advanceTimersByTimeAsync(200);
  expect(db.sqlite.pragma('query_only', { simple: true })).toBe(1);
  db.close();
  end();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(vi.getTimerCount()).toBe(0);
});

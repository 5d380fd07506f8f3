// @module-tag slow
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../client';
import { touchSetting } from '../settings';
import { openExisting } from './fileCheck';
import { findLitestream, LitestreamError, listReplica, restoreReplica } from './litestream';
import { isContinued, promote, replicaProblem } from './replicaFork';
import { Replication } from './replication';

const litestream = findLitestream();
const times = { beat: 2_000, retry: 200, stop: 10_000 };
const soon = { timeout: 90_000, interval: 50 };

const root = mkdtempSync(join(tmpdir(), 'wattlepath-replication-'));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
});

/** Creates a folder for machines that share one replica. */
function replicated() {
  const folder = mkdtempSync(join(root, 'site-'));
  const url = `file://${join(folder, 'replica')}`;

  /** Creates a machine with its own file and Litestream. */
  function machine(name: string) {
    const file = join(folder, name, 'site.db');
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const start = () => {
      const db = openDatabase(file);
      const replication = new Replication({ litestream, file, url, log, times });
      const stopping = new AbortController();
      const { signal } = stopping;
      const turns = (async () => {
        while (!signal.aborted) {
          const wait = await replication.keepUp(db, signal);
          await pause(wait, undefined, { signal }).catch(() => {});
        }
      })();
      const stop = async () => {
        if (signal.aborted) return;
        stopping.abort();
        await turns;
        await replication.stop(db);
      };
      stops.push(stop);
      const caughtUp = () => vi.waitFor(() => expect(replication.behindSeconds()).toBe(0), soon);
      return { db, replication, stop, caughtUp };
    };
    const isBehind = async () => {
      const listing = await listReplica(litestream, url);
      return (await replicaProblem(litestream, file, url, listing)) !== undefined;
    };
    return { file, lines, start, isBehind };
  }
  /** Waits until the replica can be restored and has this setting. */
  const holds = (setting: string) =>
    vi.waitFor(async () => {
      const copy = join(folder, 'copy.db');
      rmSync(copy, { force: true });
      await restoreReplica(litestream, url, copy);
      expect(settingsIn(copy)).toContain(setting);
    }, soon);
  return { folder, url, machine, holds };
}

function settingsIn(file: string) {
  const sqlite = openExisting(file);
  try {
    const own = "SELECT key FROM settings WHERE key NOT IN ('oldest_version', 'erasure_key')";
    return sqlite.prepare(own).pluck().all();
  } finally {
    sqlite.close();
  }
}

/** Adds an audit event, as an editor's save does. */
function work({ sqlite }: ReturnType<typeof openDatabase>, id: string) {
  const insert =
    "INSERT INTO audit_events (at, username, action, resource, record_id, summary) VALUES (?, 'ada', 'update', 'blogs', ?, '')";
  sqlite.prepare(insert).run(new Date().toISOString(), id);
}

// Concurrent: Litestream syncs once a second, so these tests mostly wait.
describe.concurrent('replication', () => {
  it('is behind until something is in the replica', async () => {
    const { machine, holds } = replicated();
    const { db, replication, caughtUp } = machine('origin').start();
    expect(replication.behindSeconds()).toBeGreaterThan(0);
    await caughtUp();
    touchSetting(db, 'first');
    await holds('first');
  });

  it('reports a Litestream that hangs, also while nobody saves', async () => {
    const { machine } = replicated();
    const { lines, start } = machine('origin');
    const { replication, caughtUp } = start();
    await caughtUp();
    process.kill(replication.pid ?? 0, 'SIGSTOP');
    await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^The replica is \d+ s behind/), soon);
    expect(replication.behindSeconds()).toBeGreaterThan(2);
    process.kill(replication.pid ?? 0, 'SIGCONT');
    await vi.waitFor(() => expect(lines.at(-1)).toBe('The replica is up to date again.'), soon);
    expect(replication.behindSeconds()).toBe(0);
  });

  it('restarts a Litestream that was killed', async () => {
    const { machine, holds } = replicated();
    const { db, replication, caughtUp } = machine('origin').start();
    await caughtUp();
    const { pid = 0 } = replication;
    process.kill(pid, 'SIGKILL');
    touchSetting(db, 'after its end');
    await vi.waitFor(() => expect(replication.pid ?? pid).not.toBe(pid), soon);
    await holds('after its end');
  });

  it('notices that a replica’s disk was removed, and continues when it is back', async () => {
    const { folder, machine, holds } = replicated();
    const { lines, start } = machine('origin');
    const { db, replication, caughtUp } = start();
    await caughtUp();
    const disk = join(folder, 'replica');
    renameSync(disk, join(folder, 'elsewhere'));
    touchSetting(db, 'to an empty disk');
    await vi.waitFor(
      () => expect(lines.join()).toMatch(/can't be used.* lacks what was stored/),
      soon,
    );
    await vi.waitFor(() => expect(replication.behindSeconds()).toBeGreaterThan(1), soon);
    rmSync(disk, { recursive: true, force: true });
    renameSync(join(folder, 'elsewhere'), disk);
    await holds('to an empty disk');
    await caughtUp();
  });

  it('distrusts an emptied replica, and fills it when told to', async () => {
    const { folder, url, machine, holds } = replicated();
    const { file, lines, start } = machine('origin');
    const first = start();
    await first.caughtUp();
    await first.stop();
    rmSync(join(folder, 'replica'), { recursive: true });
    const { db, replication } = start();
    // Nothing counts as stored at the start, so only this line proves that the replica was read.
    const refusal = /lacks what was stored in it.* npm run promote/;
    await vi.waitFor(() => expect(lines.join()).toMatch(refusal), soon);
    expect(replication.behindSeconds()).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'replica'))).toBe(false);
    expect(await promote(litestream, file, url)).toBeUndefined();
    touchSetting(db, 'told to');
    await holds('told to');
  });
});

describe.concurrent('a replica', () => {
  it('goes on in its generation after an orderly stop, without being fetched', async () => {
    const { url, machine } = replicated();
    const { file, start } = machine('origin');
    for (const id of ['one', 'two']) {
      const { db, caughtUp, stop } = start();
      work(db, id);
      await caughtUp();
      await stop();
      const listing = await listReplica(litestream, url);
      expect(isContinued(file, listing)).toBe(true);
      expect(new Set(listing.segments.map(({ generation }) => generation)).size).toBe(1);
    }
  });

  it('is not newer than the file it follows, however the server ended', async () => {
    const origin = replicated().machine('origin');
    const first = origin.start();
    work(first.db, 'one');
    await first.caughtUp();
    await first.stop();
    expect(await origin.isBehind()).toBe(false);
    // A command that opens and closes the file empties its log; Litestream takes it for another
    // database.
    work(openDatabase(origin.file), 'two');
    expect(await origin.isBehind()).toBe(false);
  });

  it('is newer than the file of an origin that returns after a standby took over', async () => {
    const { folder, url, machine } = replicated();
    const [origin, standby] = [machine('origin'), machine('standby')];
    const first = origin.start();
    work(first.db, 'from the origin');
    await first.caughtUp();
    await first.stop();
    await restoreReplica(litestream, url, standby.file);
    expect(await standby.isBehind()).toBe(false);
    const second = standby.start();
    work(second.db, 'from the standby');
    await second.caughtUp();
    await second.stop();
    expect(await origin.isBehind()).toBe(true);

    const stored = await promote(litestream, origin.file, url);
    expect(settingsIn(stored ?? '').sort()).toEqual(['replica_proof', 'replicated_to']);
    expect(readdirSync(join(folder, 'origin')).filter((name) => /\.tmp/.test(name))).toEqual([]);
    expect(await origin.isBehind()).toBe(false);
    const again = origin.start();
    work(again.db, 'after the promotion');
    await again.caughtUp();
    await again.stop();
    expect(await origin.isBehind()).toBe(false);
    expect(await standby.isBehind()).toBe(true);
  });

  it('is newer than an old file that was brought back', async () => {
    const { folder, machine } = replicated();
    const origin = machine('origin');
    const old = join(folder, 'old.db');
    const first = origin.start();
    work(first.db, 'one');
    first.db.sqlite.prepare('VACUUM INTO ?').run(old);
    work(first.db, 'two');
    await first.caughtUp();
    await first.stop();
    rmSync(`${origin.file}-wal`);
    renameSync(old, origin.file);
    expect(await origin.isBehind()).toBe(true);
  });

  it('is never called empty if it cannot be read', async () => {
    const url = 's3://bucket.localhost:9/site';
    for (const name of ['LITESTREAM_ACCESS_KEY_ID', 'LITESTREAM_SECRET_ACCESS_KEY']) {
      vi.stubEnv(name, 'x');
    }
    await expect(listReplica(litestream, url)).rejects.toThrow(LitestreamError);
  });
});

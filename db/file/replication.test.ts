// @module-tag slow
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../client';
import { touchSetting } from '../settings';
import { openExisting } from './fileCheck';
import { findLitestream, LitestreamError, listReplica, restoreReplica } from './litestream';
import { promote, replicaProblem } from './replicaFork';
import { holdsPosition, Replication } from './replication';

const litestream = findLitestream();
const times = {
  look: 50,
  stuck: 60_000,
  list: 300,
  retry: 300,
  stop: 10_000,
};
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
    const start = (stuck = times.stuck) => {
      const db = openDatabase(file);
      const options = { litestream, file, url, log, times: { ...times, stuck } };
      const replication = new Replication(options);
      replication.keepUp(db);
      const timer = setInterval(() => replication.keepUp(db), times.look);
      let isRunning = true;
      const stop = async () => {
        if (!isRunning) return;
        isRunning = false;
        clearInterval(timer);
        db.close();
        await replication.stop();
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
  const stored = async () => {
    const copy = join(folder, 'copy.db');
    rmSync(copy, { force: true });
    await restoreReplica(litestream, url, copy);
    return settingsIn(copy);
  };
  return { folder, url, machine, stored };
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
  it('is behind until the last change is in the replica', async () => {
    const { machine, stored } = replicated();
    const { db, replication, caughtUp } = machine('origin').start();
    expect(replication.behindSeconds()).toBeGreaterThan(0);
    await caughtUp();
    touchSetting(db, 'first');
    expect(replication.behindSeconds()).toBeGreaterThan(0);
    await caughtUp();
    expect(await stored()).toContain('first');
  });

  it('reports a stuck Litestream, and restarts it', async () => {
    const { machine, stored } = replicated();
    const { lines, start } = machine('origin');
    const { db, replication, caughtUp } = start(3_000);
    await caughtUp();
    process.kill(replication.pid ?? 0, 'SIGSTOP');
    touchSetting(db, 'while it hung');
    await vi.waitFor(() => expect(replication.behindSeconds()).toBeGreaterThan(3), soon);
    await caughtUp();
    await vi.waitFor(() => expect(lines.at(-1)).toBe('The replica is up to date again.'), soon);
    expect(lines[0]).toMatch(/^The replica is \d+ s behind/);
    expect(lines).toContain('Litestream ended (SIGKILL); it is started again.');
    expect(await stored()).toContain('while it hung');
  });

  it('restarts a Litestream that was killed', async () => {
    const { machine, stored } = replicated();
    const { db, replication, caughtUp } = machine('origin').start();
    await caughtUp();
    const { pid = 0 } = replication;
    process.kill(pid, 'SIGKILL');
    touchSetting(db, 'after its end');
    await vi.waitFor(() => expect(replication.pid ?? pid).not.toBe(pid), soon);
    await caughtUp();
    expect(await stored()).toContain('after its end');
  });

  it('notices that a replica’s disk was removed, and continues when it is back', async () => {
    const { folder, machine, stored } = replicated();
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
    // A listing taken just before the swap may still count as caught up.
    await vi.waitFor(async () => expect(await stored()).toContain('to an empty disk'), soon);
    await caughtUp();
  });

  it('distrusts an emptied replica, and fills it when told to', async () => {
    const { folder, url, machine, stored } = replicated();
    const { file, lines, start } = machine('origin');
    const first = start();
    await first.caughtUp();
    await first.stop();
    rmSync(join(folder, 'replica'), { recursive: true });
    const { db, replication, caughtUp } = start();
    // Nothing counts as stored at the start, so only this line proves that the replica was read.
    const refusal = /lacks what was stored in it.* npm run promote/;
    await vi.waitFor(() => expect(lines.join()).toMatch(refusal), soon);
    expect(replication.behindSeconds()).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'replica'))).toBe(false);
    expect(await promote(litestream, file, url)).toBeUndefined();
    touchSetting(db, 'told to');
    await caughtUp();
    expect(await stored()).toContain('told to');
  });
});

describe.concurrent('a replica', () => {
  it('is incomplete without the beginning of its log', () => {
    const piece = (index: number, offset: number) => ({
      generation: 'a',
      index,
      offset,
      created: '2026-01-01T00:00:00Z',
    });
    const holdsTo = (...segments: ReturnType<typeof piece>[]) =>
      holdsPosition(
        { snapshots: [piece(1, 0)], segments },
        { generation: 'a', index: 1, offset: 900 },
      );
    expect(holdsTo(piece(0, 0), piece(1, 0), piece(1, 700))).toBe(true);
    expect(holdsTo(piece(1, 700))).toBe(false);
    expect(holdsTo(piece(0, 0), piece(2, 0))).toBe(false);
    expect(holdsTo(piece(0, 0))).toBe(false);
    expect(holdsTo(piece(1, 0), piece(1, 900))).toBe(true);
  });

  it('is not newer than the file it follows, however the server ended', async () => {
    const origin = replicated().machine('origin');
    const first = origin.start();
    work(first.db, 'one');
    await first.caughtUp();
    await first.stop();
    expect(await origin.isBehind()).toBe(false);
    expect(existsSync(`${origin.file}.replica`)).toBe(false);
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

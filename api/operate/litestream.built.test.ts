// @module-tag slow
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findLitestream } from '../../db/file/litestream';
import { openSqlite } from '../../db/sqlite';
import { loseFolder } from '../../e2e/loseFolder';
import { adminPassword, type BuiltServer, startServer } from '../../e2e/server';
import { parseEnvironment } from '../environment';
import { cookiesOf, post } from '../testApp';
import { examineReplica } from './doctor';

function replicatedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-litestream-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const file = join(folder, 'data', 'site.db');
  const LITESTREAM_URL = `file://${join(folder, 'replica')}`;
  mkdirSync(join(folder, 'data'));
  copyFileSync(inject('seededFile'), file);
  const start = (...parameters: string[]) => startServer(file, { LITESTREAM_URL }, parameters);
  /** Returns the slugs in the replica; none until it can be restored. */
  const replicated = (): string[] => {
    const copy = join(folder, 'copy.db');
    rmSync(copy, { force: true });
    try {
      execFileSync(findLitestream(), ['restore', '-o', copy, LITESTREAM_URL], { stdio: 'ignore' });
      return slugsIn(copy);
    } catch {
      return [];
    }
  };
  return { folder, file, LITESTREAM_URL, start, replicated };
}

function slugsIn(file: string): string[] {
  const sqlite = openSqlite(file);
  try {
    return sqlite.prepare('SELECT slug FROM blogs').pluck().all() as string[];
  } finally {
    sqlite.close();
  }
}

async function writer({ url }: BuiltServer) {
  const send = (path: string, body: unknown, Cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await send('/api/session', { username: 'admin', password: adminPassword });
  const Cookie = cookiesOf(signedIn);
  return async (slug: string) =>
    expect((await send('/api/blogs', { ...post, slug }, Cookie)).status).toBe(201);
}

describe('a server with LITESTREAM_URL', () => {
  it('has everything synced back after its machine and its file are lost', async () => {
    const { file, folder, start, replicated } = replicatedSite();
    const first = await start();
    const save = await writer(first);
    const saved = Array.from({ length: 25 }, (_, number) => `saved-${number}`);
    for (const slug of saved) await save(slug);
    await expect.poll(replicated, { interval: 200 }).toContain('saved-24');
    for (let number = 0; number < 5; number += 1) await save(`perhaps-lost-${number}`);
    await first.kill();
    await loseFolder(join(folder, 'data'));

    const second = await start();
    const page = await fetch(`${second.url}/api/blogs?fields=slug&range=[0,99]`);
    const slugs = ((await page.json()) as { slug: string }[]).map((row) => row.slug);
    expect(saved.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(second.output()).not.toContain('with the password');
    const saveAgain = await writer(second);
    await saveAgain('after-the-loss');
    await expect.poll(replicated, { interval: 200 }).toContain('after-the-loss');
    expect(await second.stop()).toBe(0);
    expect(slugsIn(file)).toContain('after-the-loss');
  });

  it('has all of it in the replica after an orderly stop', async () => {
    const { start, replicated } = replicatedSite();
    const server = await start();
    const save = await writer(server);
    await save('the-first-one');
    await expect.poll(replicated, { interval: 200 }).toContain('the-first-one');
    await save('the-last-one');
    expect(await server.stop()).toBe(0);
    expect(replicated()).toContain('the-last-one');
  });

  it('starts new where there is neither file nor replica, but only when told to', async () => {
    const { file, start } = replicatedSite();
    rmSync(file);
    await expect(start()).rejects.toThrow(/ended with 78: .*mounted.*with --new-site/s);
    expect(existsSync(file)).toBe(false);
    const server = await start('--new-site');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(existsSync(file)).toBe(true);
    await server.stop();
  });

  it('does not start empty where the replica cannot be read', async () => {
    const { file, folder } = replicatedSite();
    rmSync(file);
    const replica = join(folder, 'replica');
    mkdirSync(join(replica, 'generations', '0123456789abcdef', 'snapshots'), { recursive: true });
    const snapshot = join(replica, 'generations/0123456789abcdef/snapshots/00000000.snapshot.lz4');
    writeFileSync(snapshot, 'rubbish');
    const start = startServer(file, { LITESTREAM_URL: `file://${replica}` });
    await expect(start).rejects.toThrow(/ended with 1: .*can't be restored from file:/s);
    expect(existsSync(file)).toBe(false);
  });

  it('refuses to start on a file that lacks what the replica has, and the doctor says so', async () => {
    const { file, start, LITESTREAM_URL } = replicatedSite();
    const server = await start();
    const save = await writer(server);
    await save('newer-than-the-old-file');
    const environment = parseEnvironment({
      DATABASE_FILE: file,
      LITESTREAM_URL,
      PORT: new URL(server.url).port,
    });
    await expect.poll(async () => (await examineReplica(environment)).state).toBe('ok');
    expect(await server.stop()).toBe(0);
    expect(await examineReplica(environment)).toMatchObject({ state: 'note' });
    rmSync(`${file}-wal`);
    copyFileSync(inject('seededFile'), file);
    expect(await examineReplica(environment)).toMatchObject({ state: 'do' });
    await expect(start()).rejects.toThrow(/ended with 78: .*npm run promote/s);
  });

  it('serves but believes no replica that was emptied, until npm run promote', async () => {
    const { file, folder, start, replicated, LITESTREAM_URL } = replicatedSite();
    const behind = async ({ url }: BuiltServer) => {
      const health = await (await fetch(`${url}/healthz`)).json();
      return (health as { replica: { behind_seconds: number } }).replica.behind_seconds;
    };
    const first = await start();
    await expect.poll(() => behind(first)).toBe(0);
    expect(await first.stop()).toBe(0);
    const replica = join(folder, 'replica');
    rmSync(replica, { recursive: true });
    mkdirSync(replica);

    const second = await start();
    const environment = parseEnvironment({
      DATABASE_FILE: file,
      LITESTREAM_URL,
      PORT: new URL(second.url).port,
    });
    await expect.poll(second.output).toMatch(/lacks what was stored in it.* npm run promote/);
    expect(await behind(second)).toBeGreaterThan(0);
    expect(await examineReplica(environment)).toMatchObject({
      state: 'do',
      found: expect.stringContaining('is empty'),
    });
    expect(readdirSync(replica)).toEqual([]);
    await second.stop();

    const promote = join(import.meta.dirname, '../../dist/server/promote.js');
    execFileSync(process.execPath, [promote, '--yes'], {
      env: { ...process.env, DATABASE_FILE: file, LITESTREAM_URL },
    });
    const third = await start();
    await expect.poll(() => behind(third)).toBe(0);
    await third.stop();
    expect(replicated()).not.toEqual([]);
  });

  it('takes the Litestream of npm, elsewhere one on the PATH of the version that it can read', () => {
    const { folder } = replicatedSite();
    const onPath = (version: string) => {
      const file = join(folder, 'litestream');
      writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
      chmodSync(file, 0o755);
      return file;
    };
    const own = onPath('v0.3.13');
    expect(findLitestream(folder)).toMatch(/@flydotio\/litestream-linux-x64\/litestream$/);
    expect(findLitestream(`/nowhere:${folder}`, 'riscv64')).toBe(own);
    onPath('v0.5.2');
    expect(() => findLitestream(folder, 'riscv64')).toThrow(/is Litestream v0\.5\.2.*0\.3\.13/);
    expect(() => findLitestream('/nowhere', 'riscv64')).toThrow(/there is no Litestream/);
  });
});

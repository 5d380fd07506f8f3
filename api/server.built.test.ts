import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { allMigrations } from '../db/migrationFiles';
import { openSqlite } from '../db/sqlite';
import { adminPassword, startServer } from '../e2e/server';
import { cookiesOf, post } from './testApp';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function seededCopy(): string {
  const file = join(freshFolder(), 'site.db');
  copyFileSync(inject('seededFile'), file);
  return file;
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  expect(response.status).toBe(201);
  return cookiesOf(response);
}

describe('the built server', () => {
  it('seeds a new file, creates the first admin and prints its password once', async () => {
    const file = join(freshFolder(), 'new', 'site.db');
    const first = await startServer(file, { ADMIN_PASSWORD: '' });
    const password = /with the password (\S+)/.exec(first.output())?.[1];
    expect(password).toBeDefined();
    const blogs = (await (await fetch(`${first.url}/api/blogs?fields=id`)).json()) as unknown[];
    expect(blogs).toHaveLength(8);
    expect(await first.stop()).toBe(0);
    const second = await startServer(file, { ADMIN_PASSWORD: '' });
    expect(second.output()).not.toContain('password');
    await second.stop();
  });

  it('says how to install a missing database driver, as does the doctor', async () => {
    const folder = freshFolder();
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const file = seededCopy();
    const install = 'npm install && npm run build';
    const started = startServer(file, {}, [], [], join(folder, 'dist'));
    await expect(started).rejects.toThrow(
      `its driver is missing or built for another Node, so run ${install}`,
    );
    const doctor = spawnSync(process.execPath, [join(folder, 'dist/server/doctor.js')], {
      env: { ...process.env, DATABASE_FILE: file },
      encoding: 'utf8',
    });
    expect(doctor.stdout).toContain(`→ Run ${install} with this Node`);
    expect(doctor.stdout).not.toContain('newest backup');
  });

  it('creates no admin whose password it couldn’t print when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const file = join(freshFolder(), 'site.db');
    const taken = startServer(file, { ADMIN_PASSWORD: '', PORT: String(port) });
    await expect(taken).rejects.toThrow(/ended with 1: Port \d+ is in use\./);
    const free = await startServer(file, { ADMIN_PASSWORD: '' });
    expect(free.output()).toContain('with the password');
    expect(await free.stop()).toBe(0);
  });

  it('is unhealthy if its file was renamed', async () => {
    const file = seededCopy();
    const server = await startServer(file);
    const health = async () => (await fetch(`${server.url}/healthz`)).status;
    expect(await health()).toBe(200);
    renameSync(file, `${file}.moved`);
    expect(await health()).toBe(503);
    cpSync(`${file}.moved`, file);
    expect(await health()).toBe(503);
    await server.stop();
  });

  it('waits for another server on its file, then serves; a third exits with 75', {
    tags: ['slow'],
  }, async () => {
    const file = seededCopy();
    const first = await startServer(file);
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_FILE: file };
    const others = [1, 2].map(() => {
      const child = spawn(process.execPath, ['dist/server/server.js'], { env });
      onTestFinished(() => void child.kill('SIGKILL'));
      const printed = text(child.stdout);
      const blamed = text(child.stderr);
      return { child, printed, blamed, exited: once(child, 'exit') };
    });
    await Promise.all(others.map(({ child }) => once(child.stdout, 'data')));
    const admin = ['dist/server/admin.js', 'list'];
    expect(spawnSync(process.execPath, admin, { env, encoding: 'utf8' }).stdout).toContain('admin');
    await first.kill();
    const refused = await Promise.race(
      others.map(async (other) => {
        await other.exited;
        return other;
      }),
    );
    expect(refused.child.exitCode).toBe(75);
    expect(await refused.blamed).toBe(
      `Another server still uses ${file}. Stop it, or give this one its own database (DATABASE_FILE).\n`,
    );
    const served = others.find((other) => other !== refused);
    served?.child.kill('SIGTERM');
    expect(await served?.exited).toEqual([0, null]);
    expect(await served?.printed).toMatch(/^Another server uses .*waiting up to 50 s.*\nSite: /);
  });

  it('exits with 78 on a failed update, which services need not retry', async () => {
    const file = seededCopy();
    const db = openSqlite(file);
    // Its column or table is there already.
    const { hash } =
      allMigrations().findLast(({ statements }) => /\bADD\b/.test(statements.join())) ?? {};
    db.prepare('DELETE FROM __drizzle_migrations WHERE hash = ?').run(hash);
    db.close();
    await expect(startServer(file)).rejects.toThrow(
      /ended with 78: .*the update to \S+ failed and was undone: .*(duplicate column|already exists)/s,
    );
  });

  it('without a file exits with 78 where a site lived, with 75 where nobody can say', async () => {
    const file = seededCopy();
    rmSync(file);
    writeFileSync(`${file}.erasures`, '');
    await expect(startServer(file)).rejects.toThrow(/ended with 78: .*but a site lived here/s);
    rmSync(`${file}.erasures`);
    const BACKUP_URL = `${file}.nowhere`;
    await expect(startServer(file, { BACKUP_URL })).rejects.toThrow(/ended with 75: .*nowhere/s);
    expect(existsSync(file)).toBe(false);
  });

  it('exits with 78 and advice for a damaged or empty file', async () => {
    const file = seededCopy();
    writeFileSync(file, readFileSync(file).fill(0, 0, 90_000));
    await expect(startServer(file)).rejects.toThrow(
      /ended with 78: .*is not a SQLite database\. Stop the server and run npm run restore -- FILE/,
    );
    writeFileSync(file, '');
    await expect(startServer(file)).rejects.toThrow(
      /ended with 78: .*it is empty.* npm run restore/,
    );
    expect(readFileSync(file)).toHaveLength(0);
  });

  it('exits with one readable line for an invalid environment', async () => {
    await expect(startServer(seededCopy(), { PORT: 'eighty' })).rejects.toThrow(
      /ended with 1: Bad environment\. PORT: [^\n]*\n$/,
    );
    const common = { ADMIN_PASSWORD: 'password1' };
    await expect(startServer(join(freshFolder(), 'site.db'), common)).rejects.toThrow(
      /ended with 1: Bad environment\. ADMIN_PASSWORD: [^\n]*most common[^\n]*\n$/,
    );
  });

  it('loses no acknowledged post when killed during writes', () => killDuringWrites(2));

  it('loses none when killed twenty times', { tags: ['slow'] }, () => killDuringWrites(20));

  async function killDuringWrites(rounds: number) {
    const file = seededCopy();
    const acknowledged: string[] = [];
    let Cookie = '';
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(file);
      // Sessions are stored in the file and survive the kills.
      Cookie ||= await signIn(server.url);
      const write = async (name: string) => {
        const response = await fetch(`${server.url}/api/blogs`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie },
          body: JSON.stringify({ ...post, slug: name }),
        });
        if (response.status === 201) acknowledged.push(name);
      };
      let isDown = false;
      const writers = [1, 2, 3].map(async (writer) => {
        for (let number = 0; !isDown && number < 5000; number += 1) {
          await write(`post-${round}-${writer}-${number}`).catch(() => undefined);
        }
      });
      const enough = acknowledged.length + 15;
      await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(enough);
      await server.kill();
      isDown = true;
      await Promise.all(writers);
    }
    const db = openSqlite(file, { readonly: true });
    const slugs = new Set(db.prepare('SELECT slug FROM blogs').pluck().all());
    expect(acknowledged.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  }

  it('exits with 0 when stopped right after saves', async () => {
    const server = await startServer(seededCopy());
    const Cookie = await signIn(server.url);
    const save = (slug: string) =>
      fetch(`${server.url}/api/blogs`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({ ...post, slug }),
      });
    await Promise.all(['one', 'two', 'three'].map(save));
    expect(await server.stop()).toBe(0);
  });

  it('finishes a request in flight at SIGINT', async () => {
    const file = seededCopy();
    const server = await startServer(file);
    const Cookie = await signIn(server.url);
    const body = JSON.stringify({ ...post, slug: 'in-flight' });
    let send: (() => void) | undefined;
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 20)));
        send = () => {
          controller.enqueue(new TextEncoder().encode(body.slice(20)));
          controller.close();
        };
      },
    });
    const saving = fetch(`${server.url}/api/blogs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    await expect.poll(() => fetch(`${server.url}/healthz`).then((r) => r.status)).toBe(200);
    const stopped = server.stop();
    send?.();
    expect((await saving).status).toBe(201);
    expect(await stopped).toBe(0);
  });
});

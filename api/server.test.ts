import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
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
  it('seeds a new file, makes the first admin and prints its password once', async () => {
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

  it('ends with one readable line on a bad environment', async () => {
    await expect(startServer(seededCopy(), { PORT: 'eighty' })).rejects.toThrow(
      /ended with 1: Bad environment\. PORT: [^\n]*\n$/,
    );
  });

  it('loses no acknowledged post when it is killed twenty times during writes', async () => {
    const file = seededCopy();
    const acknowledged: string[] = [];
    let Cookie = '';
    for (let round = 0; round < 20; round += 1) {
      const server = await startServer(file);
      // The session is in the file: it outlives the kills too.
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
    const db = new Sqlite(file, { readonly: true });
    const slugs = new Set(db.prepare('SELECT slug FROM blogs').pluck().all());
    expect(acknowledged.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  });

  it('lets a request in flight finish at SIGINT', async () => {
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

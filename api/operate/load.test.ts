import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { adminPassword, startServer } from '../../e2e/server';
import { cookiesOf, post } from '../testApp';

const mixedSeconds = 5;

async function loadedServer() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-load-'));
  const file = join(folder, 'site.db');
  copyFileSync(inject('seededFile'), file);
  const server = await startServer(file, { TRUST_PROXY: '1' });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const send = (method: string, path: string, body: unknown, headers = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { url: server.url, send };
}

it('forty sign-ins at once leave page views under 100 ms', async () => {
  const { url, send } = await loadedServer();
  await fetch(`${url}/`).then((response) => response.text());
  let remaining = 40;
  const signIns = Array.from({ length: 40 }, async (_, number) => {
    const headers = { 'X-Forwarded-For': `192.0.2.${number}` };
    const account = { username: `nobody-${number}`, password: 'wrong' };
    const { status } = await send('POST', '/api/session', account, headers);
    remaining -= 1;
    return status;
  });
  const times: number[] = [];
  while (remaining > 0) {
    const began = performance.now();
    const response = await fetch(`${url}/`);
    await response.text();
    times.push(performance.now() - began);
  }
  expect(new Set(await Promise.all(signIns))).toEqual(new Set([401]));
  expect(times.length).toBeGreaterThan(20);
  const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;
  console.log(
    `${times.length} page views during 40 sign-ins; 9 of 10 within ${slow.toFixed(0)} ms.`,
  );
  expect(slow).toBeLessThan(100);
});

it('reads and writes side by side give no error and no lock', async () => {
  const { url, send } = await loadedServer();
  const account = { username: 'admin', password: adminPassword };
  const Cookie = cookiesOf(await send('POST', '/api/session', account));
  const until = Date.now() + mixedSeconds * 1000;
  const statuses = new Map<string, number>();
  const count = async (what: string, response: Response) => {
    await response.arrayBuffer();
    const key = `${what} ${response.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  const repeat = async (work: (number: number) => Promise<void>) => {
    for (let number = 0; Date.now() < until; number += 1) await work(number);
  };
  const reads = [
    '/',
    '/blog',
    '/api/blogs?range=[0,9]',
    '/api/blogs?filter={"q":"visa"}',
    '/rss.xml',
  ];
  await Promise.all([
    ...reads.map((path) => repeat(async () => count('read', await fetch(`${url}${path}`)))),
    ...[1, 2].map((writer) =>
      repeat(async (number) => {
        const body = { ...post, slug: `mixed-${writer}-${number}` };
        await count('write', await send('POST', '/api/blogs', body, { Cookie }));
      }),
    ),
  ]);
  expect([...statuses.keys()].sort()).toEqual(['read 200', 'write 201']);
  expect(statuses.get('write 201')).toBeGreaterThan(5);
});

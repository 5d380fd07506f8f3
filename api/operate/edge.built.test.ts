// @module-tag slow
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, it, onTestFinished } from 'vitest';
import { findLitestream } from '../../db/file/litestream';
import { openSqlite } from '../../db/sqlite';
import { loseFolder } from '../../e2e/loseFolder';
import { freePort, startEdge } from '../../e2e/nginx';
import { adminPassword, startServer } from '../../e2e/server';
import { cookiesOf, post } from '../testApp';

const hasNginx = inject('hasNginx');
if (!hasNginx)
  console.log('SKIPPED: api/operate/edge.test.ts, because nginx is not installed here.');

/** The site's times, 30 times shorter. */
const EDGE_SECONDS = 1;

/** Uncached requests that docs/operating.md promises to handle over a restart. */
const READS_PER_SECOND = 80;

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Saves as an editor who works through `url`. */
async function editor(url: string) {
  const send = (method: string, path: string, body: unknown, Cookie = '') =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify(body),
    });
  const account = { username: 'admin', password: adminPassword };
  const signedIn = await send('POST', '/api/session', account);
  expect(signedIn.status).toBe(201);
  const Cookie = cookiesOf(signedIn);
  return {
    read: async (path: string) => (await fetch(`${url}${path}`, { headers: { Cookie } })).json(),
    save: async (method: string, path: string, body: unknown) => {
      const response = await send(method, path, body, Cookie);
      expect(response.status).toBeLessThan(300);
      return response.json();
    },
  };
}

it.skipIf(!hasNginx)(
  'two nginx edges hold the visitors: changes reach them, a lost origin does not, a standby takes over',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wattlepath-edges-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
    const replica = `file://${join(folder, 'replica')}`;
    const [originPort, standbyPort] = [await freePort(), await freePort()];
    const start = (machine: string, port: number) =>
      startServer(join(folder, machine, 'site.db'), {
        PORT: String(port),
        LITESTREAM_URL: replica,
        EDGE_SECONDS: String(EDGE_SECONDS),
        TRUST_PROXY: '1',
      });
    mkdirSync(join(folder, 'origin'));
    copyFileSync(inject('seededFile'), join(folder, 'origin', 'site.db'));
    const origin = await start('origin', originPort);
    const edges = await Promise.all(
      ['edge-1', 'edge-2'].map((name) => startEdge(join(folder, name), originPort, standbyPort)),
    );
    onTestFinished(async () => void (await Promise.all(edges.map((edge) => edge.stop()))));
    const onBoth = <Result>(use: (url: string) => Promise<Result>) =>
      Promise.all(edges.map(({ url }) => use(url)));

    // Caches every page, and what pages read, on both edges.
    const sitemap = await text(`${origin.url}/sitemap.xml`);
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const [firstPost] = (await (await fetch(`${origin.url}/api/blogs`)).json()) as {
      image_url: string;
    }[];
    const paths = [
      ...pages,
      `/${firstPost?.image_url}`,
      '/api/blogs',
      '/api/blog-categories',
      '/sitemap.xml',
      '/rss.xml',
      '/robots.txt',
    ];
    expect(pages.length).toBeGreaterThan(10);
    const everyPath = (url: string) => Promise.all(paths.map((path) => text(`${url}${path}`)));
    await onBoth(everyPath);
    for (const { url } of edges) {
      const stored = await fetch(`${url}/`, {
        headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
      });
      const etag = stored.headers.get('ETag') ?? '';
      expect(stored.headers.get('Content-Encoding')).toBe('br');
      const again = await fetch(`${url}/`, {
        headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get('X-Edge-Cache')).toMatch(/HIT|STALE|UPDATING/);
      const list = await fetch(`${url}/api/blogs?range=[0,1]`);
      expect(list.headers.get('Content-Range')).toMatch(/^blogs 0-1\//);
    }

    // An editor behind an edge sees changes at once, every edge soon after.
    const desk = await editor(edges[0]?.url ?? '');
    const created = (await desk.save('POST', '/api/blogs', {
      ...post,
      title: 'First words',
    })) as object;
    const path = `/blog/${post.slug}`;
    await onBoth(async (url) => expect(await text(`${url}${path}`)).toContain('First words'));
    const { id } = created as { id: string };
    await desk.save('PUT', `/api/blogs/${id}`, { ...created, title: 'Second thoughts' });
    expect(await desk.read(`/api/blogs/${id}`)).toMatchObject({ title: 'Second thoughts' });
    const saved = performance.now();
    await onBoth((url) =>
      expect.poll(() => text(`${url}${path}`), { interval: 50 }).toContain('Second thoughts'),
    );
    const seconds = (performance.now() - saved) / 1000;
    console.log(
      `A change was seen at both edges after ${seconds.toFixed(1)} s (twice EDGE_SECONDS: ${2 * EDGE_SECONDS} s).`,
    );
    expect(seconds).toBeLessThan(2 * EDGE_SECONDS + 1);

    // Everything saved so far is in the replica.
    const slugs = Array.from({ length: 10 }, (_, number) => `saved-${number}`);
    for (const slug of slugs) await desk.save('POST', '/api/blogs', { ...post, slug });
    await expect
      .poll(() => slugsIn(replica, join(folder, 'copy.db')), { interval: 200 })
      .toContain(slugs.at(-1));

    // With the origin gone, both edges still serve every page.
    await origin.kill();
    await loseFolder(join(folder, 'origin'));
    for (let second = 0; second < 2; second += 1) await onBoth(everyPath);
    expect((await fetch(`${edges[0]?.url}/blog/saved-0`)).status).toBe(502);

    // The standby, an empty machine, restores itself from the replica; the edges find it.
    const standby = await start('standby', standbyPort);
    onTestFinished(async () => void (await standby.stop()));
    await onBoth((url) =>
      expect.poll(async () => (await fetch(`${url}/blog/saved-0`)).status).toBe(200),
    );
    await onBoth(async (url) => {
      for (const slug of slugs) await text(`${url}/blog/${slug}`);
    });
    const newDesk = await editor(edges[1]?.url ?? '');
    await newDesk.save('POST', '/api/blogs', { ...post, slug: 'from-the-standby' });
    await onBoth(async (url) => void (await text(`${url}/blog/from-the-standby`)));
  },
);

it.skipIf(!hasNginx)(
  "with Debian's nginx settings a restart of the origin under 80 reads a second fails nothing, and saves wait",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wattlepath-edge-restart-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'site.db');
    copyFileSync(inject('seededFile'), file);
    const [port, standbyPort] = [await freePort(), await freePort()];
    const settings = { PORT: String(port), EDGE_SECONDS: '1', TRUST_PROXY: '1' };
    let origin = await startServer(file, settings);
    onTestFinished(async () => void (await origin.stop()));
    const edge = await startEdge(join(folder, 'edge'), port, standbyPort);
    onTestFinished(async () => void (await edge.stop()));
    const desk = await editor(edge.url);

    let isOver = false;
    const failures: string[] = [];
    const counts = { reads: 0, saves: 0 };
    const load = async (
      count: 'reads' | 'saves',
      request: (number: number) => Promise<unknown>,
    ) => {
      while (!isOver) {
        counts[count] += 1;
        await request(counts[count]).catch((error) => failures.push(`${count}: ${error}`));
      }
    };
    const workers = [
      load('reads', () => text(`${edge.url}/`)),
      load('reads', () => text(`${edge.url}/blog`)),
      load('reads', () => desk.read('/api/blogs?fields=id,title')),
      load('saves', (number) =>
        desk.save('POST', '/api/blogs', { ...post, slug: `under-load-${number}` }),
      ),
    ];
    // Uncached addresses at a visitor's pace: none waits for another's response.
    const began = performance.now();
    const newReads: Promise<unknown>[] = [];
    const visitors = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * READS_PER_SECOND;
      while (newReads.length < due && !isOver)
        newReads.push(
          text(
            `${edge.url}/api/blogs?range=[${newReads.length},${newReads.length}]&fields=id`,
          ).catch((error) => failures.push(`new reads: ${error}`)),
        );
    }, 10);
    onTestFinished(() => clearInterval(visitors));
    for (let restart = 0; restart < 2; restart += 1) {
      const until = counts.saves + 20;
      await expect.poll(() => counts.saves).toBeGreaterThan(until);
      expect(await origin.stop()).toBe(0);
      origin = await startServer(file, settings);
    }
    const until = counts.saves + 20;
    await expect.poll(() => counts.saves).toBeGreaterThan(until);
    isOver = true;
    await Promise.all([...workers, ...newReads]);
    console.log(
      `Two restarts under ${counts.reads + newReads.length} reads and ${counts.saves} saves.`,
    );
    expect(failures).toEqual([]);
  },
);

/** Returns the slugs in the replica; none while it can't be restored. */
function slugsIn(replica: string, copy: string): string[] {
  rmSync(copy, { force: true });
  try {
    execFileSync(findLitestream(), ['restore', '-o', copy, replica], { stdio: 'ignore' });
    const sqlite = openSqlite(copy);
    const slugs = sqlite.prepare('SELECT slug FROM blogs').pluck().all() as string[];
    sqlite.close();
    return slugs;
  } catch {
    return [];
  }
}

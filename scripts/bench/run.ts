import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchAdmin, fileWith, seededFile } from './data';
import { type Figures, measure, measureOneByOne, sentAnswer, type Target } from './measure';
import { freePort, type Running, startNode } from './processes';
import { startYardsticks } from './yardsticks';

// This file runs from dist/server.
const root = fileURLToPath(new URL('../..', import.meta.url));
/** The size at which the server is also measured beside its yardsticks. */
const usualPosts = 200;
const summary = 'id,slug,title,excerpt,date,author,category,image_url,created_at,updated_at';

export interface BenchOptions {
  seconds: number;
  sizes: number[];
}

/** CPU a request by what is asked for, then by what answers. */
type Table = Map<string, Record<string, number>>;

/**
 * Starts the built server on files of several sizes and prints what a request costs and how that
 * grows; at the usual size beside a bare `node:http` handler and nginx with the same bytes.
 */
export async function runBenchmarks({ seconds, sizes }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-bench-'));
  const table: Table = new Map();
  const [cpu] = cpus();
  console.log(
    `${new Date().toISOString()}, node ${process.version}, ${cpus().length} × ${cpu?.model}`,
  );
  try {
    const seeded = await seededFile(folder);
    for (const posts of sizes) await benchSize(seeded, folder, posts, seconds, table);
    console.log('\nCPU a request (µs), what it is beside node:http (×), and how it grows (×)');
    console.table(Object.fromEntries([...table].map(([name, row]) => [name, withRatios(row)])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function benchSize(
  seeded: string,
  folder: string,
  posts: number,
  seconds: number,
  table: Table,
): Promise<void> {
  const [file, slugs] = fileWith(seeded, folder, posts);
  const environment = { DATABASE_FILE: file, NODE_ENV: 'production' };
  const server = await startNode(
    [join(root, 'dist/server/server.js')],
    await freePort(),
    environment,
  );
  const figures: Record<string, Figures> = {};
  const idle = server.memoryMb();
  try {
    const Cookie = await signIn(server);
    figures['article, first view'] = await firstViews(server, slugs);
    for (const target of targetsOf(slugs, posts, Cookie)) {
      await measure(server, target, Math.min(1, seconds));
      figures[target.name] = await measure(server, target, seconds);
      if (posts === usualPosts) await besides(server, target, seconds, folder, figures, table);
    }
    figures['durable save'] = await saves(server, Cookie);
    console.log(
      `\n${posts} posts: started in ${server.startSeconds.toFixed(2)} s; ${idle.toFixed(0)} MB idle, ${server.memoryMb().toFixed(0)} MB after load`,
    );
    console.table(rounded(figures));
    for (const [name, { cpuMicroseconds }] of Object.entries(figures)) {
      if (name.includes(' by ')) continue;
      table.set(name, { ...table.get(name), [`${posts} posts`]: cpuMicroseconds });
    }
  } finally {
    await server.stop();
    rmSync(file);
  }
}

function targetsOf(slugs: string[], posts: number, Cookie: string): Target[] {
  const list = (query: Record<string, unknown>) =>
    `/api/blogs?${Object.entries(query)
      .map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return `${name}=${encodeURIComponent(text)}`;
      })
      .join('&')}`;
  const plain = { 'Accept-Encoding': 'identity' };
  const br = { 'Accept-Encoding': 'br' };
  const article = `/blog/${slugs[0]}`;
  const bySlug = list({ filter: { slug: slugs[0] } });
  const lastRange = [Math.max(0, posts - 10), posts - 1];
  const same = (name: string, path: string, headers: Record<string, string>): Target => ({
    name,
    path: () => path,
    headers,
  });
  return [
    same('article page', article, plain),
    same('article page, br', article, br),
    same('home page', '/', plain),
    same('home page, br', '/', br),
    same('post by slug (JSON)', bySlug, plain),
    same('list of 10, full bodies', list({ sort: ['date', 'DESC'], range: [0, 9] }), plain),
    {
      name: 'search, always another q',
      path: (number) => list({ filter: { q: `visa ${number}` }, range: [0, 9], fields: summary }),
      headers: plain,
    },
    {
      name: 'admin list, last page, not kept',
      path: (number) =>
        `${list({ sort: ['created_at', 'DESC'], range: lastRange, fields: summary })}&_=${number}`,
      headers: { ...plain, Cookie },
    },
  ];
}

/** The same bytes from the yardsticks, into the table; a target that is never the same has none. */
async function besides(
  server: Running,
  target: Target,
  seconds: number,
  folder: string,
  figures: Record<string, Figures>,
  table: Table,
): Promise<void> {
  if (target.path(0) !== target.path(1)) return;
  const { body } = await sentAnswer(server.url + target.path(0), target.headers);
  const yardsticks = await startYardsticks(root, folder, body);
  for (const [name, yardstick] of Object.entries(yardsticks)) {
    await measure(yardstick, target, Math.min(1, seconds));
    const measured = await measure(yardstick, target, seconds);
    figures[`${target.name}, by ${name}`] = measured;
    table.set(target.name, { ...table.get(target.name), [name]: measured.cpuMicroseconds });
    await yardstick.stop();
  }
}

/** Pages that nobody has asked for yet, so that each is rendered. */
function firstViews(server: Running, slugs: string[]): Promise<Figures> {
  const some = slugs.slice(-150);
  return measureOneByOne(server, some.length, (number) =>
    fetch(`${server.url}/blog/${some[number]}`),
  );
}

function saves(server: Running, Cookie: string): Promise<Figures> {
  const post = {
    ...{ title: 'Saved', excerpt: 'Saved', date: '2026-01-01', author: 'Bench', category: 'News' },
    content: `<p>${'A durable save. '.repeat(300)}</p>`,
  };
  return measureOneByOne(server, 200, (number) =>
    fetch(`${server.url}/api/blogs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ ...post, slug: `saved-${number}` }),
    }),
  );
}

async function signIn({ url }: Running): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(benchAdmin),
  });
  if (response.status !== 201) throw new Error(`sign-in answered ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

function withRatios(row: Record<string, number>): Record<string, number> {
  const result = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Math.round(value)]),
  );
  const usual = row[`${usualPosts} posts`];
  const largest = row['50000 posts'];
  const bare = row['node:http'];
  if (usual && bare) result['× node:http'] = hundredths(usual / bare);
  if (usual && largest) result['× from 200 to 50,000'] = hundredths(largest / usual);
  return result;
}

function rounded(figures: Record<string, Figures>): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, hundredths(value)])),
    ]),
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { writeOldSystem } from './oldSystem';
import { asked } from './request';
import { type Site, startBare, startSite } from './server';

const readsASecond = 50;
const savesASecond = 2;
const scrapeMs = 10_000;
const token = 'the-token-of-this-benchmark';

/** What readers and the server saw, in milliseconds. */
export interface MixFigures {
  reads: number;
  failed: number;
  saves: number;
  p50: number;
  p99: number;
  most: number;
  'bare p50': number;
  'bare p99': number;
  'bare most': number;
  /** By the server's own histogram. */
  'longest stall': number;
}

/**
 * Reads pages and posts, beside them a bare handler that sends an article, while posts are saved, the
 * file is backed up and 500 posts are imported.
 */
export async function mixed(folder: string, minutes: number): Promise<MixFigures> {
  const oldSystem = `${folder}/old`;
  await writeOldSystem(oldSystem, { posts: 500, pictures: 500, megabytes: 9, prefix: 'old-' });
  const site = await startSite(
    folder,
    { posts: 5000, enquiries: 20_000, pictures: 5000, bookings: 2000 },
    { METRICS_TOKEN: token },
  );
  const agent = new Agent({ keepAlive: true });
  const paths = [
    '/',
    '/services/student-visa',
    '/blog',
    ...site.slugs.slice(0, 20).map((slug) => `/blog/${slug}`),
    ...site.slugs.slice(0, 5).map((slug) => `/api/blogs?filter={"slug":"${slug}"}`),
  ].map(encodeURI);
  const read = async (url: string, path: string) => {
    const began = performance.now();
    await asked({ path, headers: { 'Accept-Encoding': 'br' } }, url, agent);
    return performance.now() - began;
  };
  for (const path of paths) await read(site.url, path);
  const list = await asked({ path: '/api/blogs?range=[1000,1009]', headers: {} }, site.url, agent);
  const saved: { id: string }[] = JSON.parse(String(list));
  writeFileSync(
    `${folder}/body`,
    await asked({ path: paths[3] ?? '/', headers: { 'Accept-Encoding': 'br' } }, site.url, agent),
  );
  const bare = await startBare(folder);
  const end = performance.now() + minutes * 60_000;
  const [ours, theirs]: [number[], number[]] = [[], []];
  let [failed, saves, stall] = [0, 0, 0];
  const pending: Promise<unknown>[] = [];
  /** Starts something so many times a second. */
  const repeat = async (aSecond: number, start: (number: number) => Promise<unknown>) => {
    const began = performance.now();
    for (let number = 0; performance.now() < end; number += 1) {
      pending.push(start(number));
      const wait = began + ((number + 1) * 1000) / aSecond - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(wait, 0)));
    }
  };
  const scrape = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
    return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
  };
  await scrape();
  const commands = sideLoad(folder, `${folder}/5000.db`, oldSystem);
  await Promise.all([
    repeat(readsASecond, async (number) => {
      const path = paths[(number * 7) % paths.length] ?? '/';
      try {
        ours.push(await read(site.url, path));
      } catch (error) {
        console.error(String(error));
        failed += 1;
      }
    }),
    repeat(readsASecond, async () => theirs.push(await read(bare.url, '/'))),
    repeat(savesASecond, async (number) => {
      const at = number % saved.length;
      saved[at] = await save(site, saved[at], agent);
      saves += 1;
    }),
    repeat(1000 / scrapeMs, async () => {
      stall = Math.max(stall, await scrape());
    }),
  ]);
  await Promise.all(pending);
  stall = Math.max(stall, await scrape());
  await commands.stop();
  agent.destroy();
  await site.stop();
  await bare.stop();
  return {
    reads: ours.length,
    failed,
    saves,
    p50: percentile(ours, 50),
    p99: percentile(ours, 99),
    most: percentile(ours, 100),
    'bare p50': percentile(theirs, 50),
    'bare p99': percentile(theirs, 99),
    'bare most': percentile(theirs, 100),
    'longest stall': stall,
  };
}

/** Saves a post as it was read or saved last. @returns it as it is now. */
async function save({ url, Cookie }: Site, post: { id: string } | undefined, agent: Agent) {
  const headers = { Cookie, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...post, excerpt: `Saved as ${randomUUID()}` });
  const path = `/api/blogs/${post?.id}`;
  return JSON.parse(String(await asked({ path, method: 'PUT', headers, body }, url, agent)));
}

/** Imports once, and makes one backup after the other. */
function sideLoad(folder: string, file: string, oldSystem: string) {
  let isOver = false;
  const run = async (command: string, ...parameters: string[]) => {
    const script = fileURLToPath(new URL(`${command}.js`, import.meta.url));
    const env = { ...process.env, DATABASE_FILE: file };
    const child = spawn(process.execPath, [script, ...parameters], { env, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${command} ended with ${code}`);
  };
  const backups = async () => {
    mkdirSync(`${folder}/backups`);
    for (let number = 0; !isOver; number += 1) {
      await run('backup', `${folder}/backups/${number}.db`);
      await new Promise((resolve) => setTimeout(resolve, 20_000).unref());
    }
  };
  const running = Promise.all([backups(), run('import', oldSystem, '--apply')]);
  return {
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}

function percentile(times: number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const index = Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1);
  return Math.round((sorted[index] ?? Number.NaN) * 10) / 10;
}

import { Agent } from 'node:http';
import { mergeDue } from '../../db/file/secureDelete';
import { openSqlite } from '../../db/sqlite';
import { asked } from './request';
import { serveFile } from './server';

const readers = 4;
const password = 'benchmark-only';

/** How long one who reads the home page waits, in milliseconds. */
export interface Stalls {
  /** The median, and the longest, while nothing else runs. */
  alone: [median: number, longest: number];
  /** While an export, an erasure, the sweep and the merging of the search's index run. */
  beside: [median: number, longest: number];
}

/**
 * Reads the home page again and again from a server of this file, alone and beside what takes long.
 * @param expire makes what the sweep deletes.
 */
export async function longestStalls(
  file: string,
  expire: (db: ReturnType<typeof openSqlite>) => void,
): Promise<Stalls> {
  let site = await serveFile(file);
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const read = async (until: () => boolean) => {
    const taken: number[] = [];
    const one = async () => {
      while (!until()) {
        const began = performance.now();
        await asked({ path: '/', headers: {} }, site.url, agent);
        taken.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    await Promise.all(Array.from({ length: readers }, one));
    taken.sort((a, b) => a - b);
    return [taken[taken.length >> 1] ?? 0, taken.at(-1) ?? 0] as [number, number];
  };
  const forMs = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  };
  const post = (path: string, body: object) => {
    const headers = { Cookie: site.Cookie, 'Content-Type': 'application/json' };
    return asked({ path, method: 'POST', headers, body: JSON.stringify(body) }, site.url);
  };
  try {
    // Warms up.
    await read(forMs(3000));
    const alone = await read(forMs(3000));
    await site.stop();
    const sqlite = openSqlite(file);
    expire(sqlite);
    sqlite.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(mergeDue, 'bench');
    sqlite.close();
    // Started again, its jobs do all of that at once.
    site = await serveFile(file);
    const work = (async () => {
      await post('/api/session/confirmation', { password });
      await post('/api/exports', { resource: 'enquiries' });
      await post('/api/erasures', { email: 'v4000@visitor.example' });
      await post('/api/exports', { resource: 'enquiries', filter: { q: 'visa' } });
      isOver = true;
    })();
    const end = forMs(10_000);
    const beside = await read(() => isOver && end());
    await work;
    return { alone, beside };
  } finally {
    agent.destroy();
    await site.stop();
  }
}

import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { median } from './median';
import { buildPeers } from './peerProjects';
import { asked } from './request';
import { type Running, startScript, startSite } from './server';

const rounds = 3;
const firstRenders = 40;
const keptRequests = 400;

/** CPU of one server per request, and its response. */
export interface PeerFigures {
  'first render, ms': number;
  '× plain HTML': number;
  'again, ms': number;
  'again, in a CPU second': number;
  KB: number;
}

/**
 * Measures what a page with a table of 1,000 rows of two UUIDs costs here, as an article, beside a
 * `node:http` handler that joins strings, Astro, and React Router, from npm and without a cache of
 * their own: they render for each request. All take turns; all respond without compression.
 */
export async function peers(folder: string): Promise<Record<string, PeerFigures>> {
  const rows = Array.from({ length: 1000 }, () => ({ id: randomUUID(), name: randomUUID() }));
  const scripts = buildPeers(folder, rows);
  const cells = rows.map(({ id, name }) => `<tr><td>${id}</td><td>${name}</td></tr>`);
  const further = {
    count: (rounds + 1) * firstRenders,
    content: `<table><tbody>${cells.join('')}</tbody></table>`,
  };
  const site = await startSite(folder, { posts: 200, enquiries: 0, pictures: 0, further });
  const servers: Record<string, Running> = { Wattlepath: site };
  for (const [who, script] of Object.entries(scripts)) servers[who] = await startScript(...script);
  const costs: Record<string, { first: number[]; again: number[]; bytes: number }> = {};
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [who, server] of Object.entries(servers)) {
      const path = (number: number) =>
        server === site ? `/blog/further-${round * firstRenders + number}` : '/';
      const first = await cost(server, path, firstRenders, 1);
      const again = await cost(server, () => path(0), keptRequests, 20);
      const bytes = await asked({ path: path(0), headers: {} }, server.url);
      costs[who] ??= { first: [], again: [], bytes: bytes.length };
      if (round === 0) continue;
      costs[who].first.push(first);
      costs[who].again.push(again);
    }
  }
  for (const server of Object.values(servers)) await server.stop();
  const plain = median(costs['plain HTML']?.first);
  return Object.fromEntries(
    Object.entries(costs).map(([who, { first, again, bytes }]) => [
      who,
      {
        'first render, ms': rounded(median(first)),
        '× plain HTML': rounded(median(first) / plain),
        'again, ms': rounded(median(again)),
        'again, in a CPU second': Math.round(1000 / median(again)),
        KB: Math.round(bytes / 1024),
      },
    ]),
  );
}

/** Requests so many in so many connections. @returns the server's CPU per request in ms. */
async function cost(
  { url, cpuSeconds }: Running,
  path: (number: number) => string,
  count: number,
  connections: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const before = cpuSeconds();
  let next = 0;
  const askOn = async () => {
    while (next < count) await asked({ path: path(next++), headers: {} }, url, agent);
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return ((cpuSeconds() - before) * 1000) / count;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

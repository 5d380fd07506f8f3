import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFile } from './data';
import { type Figures, measure, sentAnswer } from './measure';
import { cpuTable, type Row, siteTable } from './print';
import type { Running } from './processes';
import { firstViews, labelOf, root, type Site, saves, startSite } from './sites';
import { startYardsticks } from './yardsticks';

/** The size whose answers the yardsticks send too. */
const usualPosts = 200;
const rounds = 3;

export interface BenchOptions {
  /** How long each answers each question in each of the rounds. */
  seconds: number;
  sizes: number[];
}

/**
 * Starts the built server once for each size and prints what a request costs and how that grows,
 * beside a bare `node:http` handler and nginx that send the same bytes. All of them run at once and
 * take turns at each question, so that whatever else the machine does meets them alike.
 */
export async function runBenchmarks({ seconds, sizes }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-bench-'));
  const [cpu] = cpus();
  console.log(
    `${new Date().toISOString()}, node ${process.version}, ${cpus().length} × ${cpu?.model}`,
  );
  const sites: Site[] = [];
  try {
    const seeded = await seededFile(folder);
    for (const posts of sizes) sites.push(await startSite(seeded, folder, posts));
    const rows = new Map<string, Row>();
    rows.set('article page, first view', await inTurn(sites, 1, firstViews));
    for (const [index, { name }] of (sites[0]?.targets ?? []).entries()) {
      console.log(`Measuring ${name} …`);
      rows.set(name, await sideBySide(sites, index, seconds, folder));
    }
    await inTurn(sites, 1, saves);
    rows.set('durable save', await inTurn(sites, rounds, saves));
    for (const site of sites) {
      const [idle, loaded] = [site.idleMb, site.server.memoryMb()].map((mb) => mb.toFixed(0));
      const started = `started in ${site.server.startSeconds.toFixed(2)} s`;
      console.log(`\n${labelOf(site)}: ${started}; ${idle} MB idle, ${loaded} MB after load`);
      console.table(siteTable(rows, labelOf(site)));
    }
    console.log('\nServer CPU a request (µs), beside node:http and nginx with the same bytes');
    console.table(cpuTable(rows, labelOf({ posts: usualPosts })));
  } finally {
    for (const { server } of sites) await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** One question to every site; where its answer is always the same, to the yardsticks as well. */
async function sideBySide(
  sites: Site[],
  index: number,
  seconds: number,
  folder: string,
): Promise<Row> {
  const asked = sites.flatMap((site) => {
    const target = site.targets[index];
    return target ? [{ label: labelOf(site), server: site.server, target }] : [];
  });
  const usual = asked[sites.findIndex(({ posts }) => posts === usualPosts)];
  const yardsticks: Record<string, Running> = {};
  if (usual && usual.target.path(0) === usual.target.path(1)) {
    const url = usual.server.url + usual.target.path(0);
    const { body } = await sentAnswer(url, usual.target.headers);
    Object.assign(yardsticks, await startYardsticks(root, folder, body));
    for (const [label, server] of Object.entries(yardsticks)) {
      asked.push({ label, server, target: usual.target });
    }
  }
  const found: Record<string, Figures[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const { label, server, target } of asked) {
      // The first round warms up.
      const figures = await measure(server, target, round > 0 ? seconds : seconds / 3);
      if (round > 0) found[label] = [...(found[label] ?? []), figures];
    }
  }
  for (const server of Object.values(yardsticks)) await server.stop();
  return middles(found);
}

async function inTurn(
  sites: Site[],
  times: number,
  work: (site: Site) => Promise<Figures>,
): Promise<Row> {
  const found: Record<string, Figures[]> = {};
  for (let round = 0; round < times; round += 1) {
    for (const site of sites) {
      const label = labelOf(site);
      found[label] = [...(found[label] ?? []), await work(site)];
    }
  }
  return middles(found);
}

/** Of each one's rounds, that with the median CPU. */
function middles(found: Record<string, Figures[]>): Row {
  return Object.fromEntries(
    Object.entries(found).flatMap(([label, figures]) => {
      const middle = Math.floor(figures.length / 2);
      const sorted = figures.sort((a, b) => a.cpuMicroseconds - b.cpuMicroseconds);
      return sorted.slice(middle, middle + 1).map((figure) => [label, figure]);
    }),
  );
}

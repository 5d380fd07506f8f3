import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { median } from './bench/median';
import { publicRequests } from './bench/publicRequests';
import { type Question, questions } from './bench/questions';
import { asked } from './bench/request';
import { mostExpensive, scaleCosts } from './bench/scale';
import { type Running, type Site, startBare, startNginx, startSite } from './bench/server';
import { runCommand } from './command';

const rounds = 3;

const usage = `Usage:
  npm run bench    what a request costs, in about five minutes
  npm run bench -- --public    what each request costs that a stranger can make
  npm run bench -- --scale    what each route, sort and job costs with 5,000 posts, 20,000 enquiries and 2,000 bookings`;

const options = {
  public: { type: 'boolean' },
  scale: { type: 'boolean' },
} as const;

/**
 * Measures what a request costs with 200 posts, beside a bare `node:http` handler and nginx sending
 * the same bytes, and with 5,000 posts. All take turns, so that other load affects them equally.
 */
await runCommand({ usage, args: [0, 0], options }, async (_, values) => {
  const folder = mkdtempSync(`${tmpdir()}/wattlepath-bench-`);
  if (values.public) {
    console.table(await publicRequests(folder));
    rmSync(folder, { recursive: true });
    return;
  }
  if (values.scale) {
    const { costs, refused, stalls } = await scaleCosts(folder);
    console.log(`${costs.length} routes, sorts and jobs; the dearest:`);
    console.table(mostExpensive(costs, 20));
    console.log('a reader of / waits, ms [median, longest]:', stalls);
    if (refused.size > 0) console.log('refused:', Object.fromEntries(refused));
    rmSync(folder, { recursive: true });
    return;
  }
  const running: Running[] = [];
  try {
    console.log(new Date().toISOString(), process.version, cpus().length, cpus()[0]?.model);
    const usual = await startSite(folder, { posts: 200, enquiries: 0, pictures: 0 });
    const began = performance.now();
    const large = await startSite(folder, { posts: 5000, enquiries: 20_000, pictures: 5000 });
    running.push(usual, large);
    console.log('seconds to fill the large file:', ((performance.now() - began) / 1000).toFixed(0));
    console.log('start with 200 and 5,000 posts:', usual.start, large.start);
    const hasNginx = spawnSync('nginx', ['-v']).status === 0;
    const table: Record<string, object> = {};
    for (const question of questions) {
      const servers: Record<string, Running> = { usual, large };
      if (question.isSame) {
        writeFileSync(`${folder}/body`, await asked(question.ask(usual), usual.url));
        servers.bare = await startBare(folder);
        if (hasNginx) servers.nginx = await startNginx(folder);
      }
      const costs: Record<string, number[]> = {};
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [who, server] of Object.entries(servers)) {
          const cost = await measure(question, who === 'large' ? large : usual, server);
          if (round > 0) costs[who] = [...(costs[who] ?? []), cost];
        }
      }
      await servers.bare?.stop();
      await servers.nginx?.stop();
      const cost = (who: string) => median(costs[who]);
      table[question.name] = {
        µs: cost('usual').toFixed(0),
        '× node:http': (cost('usual') / cost('bare')).toFixed(1),
        'nginx, µs': cost('nginx').toFixed(0),
        '5,000 posts, ×': (cost('large') / cost('usual')).toFixed(1),
      };
    }
    console.table(table);
  } finally {
    for (const server of running) await server.stop();
    rmSync(folder, { recursive: true });
  }
});

/** Measures server CPU per request in µs. @throws on any failure. */
async function measure({ times, ask }: Question, site: Site, server: Running) {
  const agent = new Agent({ keepAlive: true });
  const before = server.cpuSeconds();
  const end = performance.now() + 1000;
  let count = 0;
  const askOn = async () => {
    while (times ? count < times : performance.now() < end) {
      count += 1;
      await asked(ask(site), server.url, agent);
    }
  };
  await Promise.all(Array.from({ length: times ? 1 : 20 }, askOn));
  agent.destroy();
  return ((server.cpuSeconds() - before) * 1e6) / count;
}

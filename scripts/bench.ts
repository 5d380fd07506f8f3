import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { firstDayMemory } from './bench/firstDay';
import { median } from './bench/median';
import { mixed } from './bench/mix';
import { writeOldSystem } from './bench/oldSystem';
import { peers } from './bench/peers';
import { publicRequests } from './bench/publicRequests';
import { type Question, questions } from './bench/questions';
import { asked } from './bench/request';
import { dearest, scaleCosts } from './bench/scale';
import { type Running, type Site, startBare, startNginx, startSite } from './bench/server';
import { runCommand } from './command';

const rounds = 3;

const usage = `Usage:
  npm run bench    what a request costs, in about five minutes
  npm run bench -- --public    what each request costs that a stranger can make
  npm run bench -- --scale    what each GET costs with 5,000 posts, 20,000 enquiries and 2,000 bookings
  npm run bench -- --mix [MINUTES]    what readers see of saves, backups and an import, in five minutes
  npm run bench -- --peers    what a page of 1,000 rows costs here, with Astro and with React Router
  npm run bench -- --slow    how soon the admin can be used with a CPU slowed four times
  npm run bench -- --typing    what a key costs in a 50 KB article in the editor
  npm run bench -- old-system FOLDER    writes an old system’s tables for npm run import`;

const options = {
  public: { type: 'boolean' },
  scale: { type: 'boolean' },
  mix: { type: 'boolean' },
  peers: { type: 'boolean' },
  slow: { type: 'boolean' },
  typing: { type: 'boolean' },
} as const;

/**
 * Measures what a request costs with 200 posts, beside a bare `node:http` handler and nginx sending
 * the same bytes, and with 5,000 posts. All take turns, so that other load affects them equally.
 */
await runCommand({ usage, args: [0, 2], options }, async ([what, target], values) => {
  if (what === 'old-system' && target) {
    // Input for measuring `npm run import`.
    await writeOldSystem(target, { posts: 5000, pictures: 4603, megabytes: 94 });
    return;
  }
  const folder = mkdtempSync(`${tmpdir()}/wattlepath-bench-`);
  if (values.public) {
    console.table(await publicRequests(folder));
    rmSync(folder, { recursive: true });
    return;
  }
  if (values.scale) {
    const costs = await scaleCosts(folder);
    console.log(`${costs.length} addresses; the dearest:`);
    console.table(dearest(costs, 12));
    rmSync(folder, { recursive: true });
    return;
  }
  if (values.mix) {
    console.table(await mixed(folder, Number(what ?? 5)));
    rmSync(folder, { recursive: true });
    return;
  }
  if (values.peers) {
    console.table(await peers(folder));
    rmSync(folder, { recursive: true });
    return;
  }
  if (values.slow) {
    // Its browser is there for development alone.
    const { slowAdmin } = await import('./bench/slowAdmin');
    console.table(await slowAdmin(folder));
    rmSync(folder, { recursive: true });
    return;
  }
  if (values.typing) {
    // Its browser is there for development alone.
    const { typing } = await import('./bench/typing');
    console.log(await typing(folder));
    rmSync(folder, { recursive: true });
    return;
  }
  const running: Running[] = [];
  try {
    console.log(new Date().toISOString(), process.version, cpus().length, cpus()[0]?.model);
    console.log('MB of a new site:', await firstDayMemory(folder));
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

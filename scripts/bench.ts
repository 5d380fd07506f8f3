import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { firstDayMemory } from './bench/firstDay';
import { type Question, questions } from './bench/questions';
import { type Running, type Site, startBare, startNginx, startSite } from './bench/server';
import { runCommand } from './command';

const rounds = 3;

/**
 * What a request costs with 200 posts, beside a bare `node:http` handler and nginx that send the same
 * bytes, and with 50,000. All run at once and take turns, so that whatever else the machine does
 * meets them alike.
 */
await runCommand(async () => {
  const folder = mkdtempSync(`${tmpdir()}/wattlepath-bench-`);
  const running: Running[] = [];
  try {
    console.log(new Date().toISOString(), process.version, cpus().length, cpus()[0]?.model);
    console.log('MB of a new site:', await firstDayMemory(folder));
    const [usual, large] = [await startSite(folder, 200), await startSite(folder, 50_000)];
    running.push(usual, large);
    console.log('200 and 50,000 posts:', usual.start, large.start);
    const hasNginx = spawnSync('nginx', ['-v']).status === 0;
    const table: Record<string, object> = {};
    for (const question of questions) {
      const servers: Record<string, Running> = { usual, large };
      if (question.isSame) {
        writeFileSync(`${folder}/body`, await sent(usual, question));
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
      const of = (who: string) => costs[who]?.sort((a, b) => a - b)[rounds >> 1] ?? Number.NaN;
      table[question.name] = {
        µs: of('usual').toFixed(0),
        '× node:http': (of('usual') / of('bare')).toFixed(1),
        'nginx, µs': of('nginx').toFixed(0),
        '50,000 posts, ×': (of('large') / of('usual')).toFixed(1),
      };
    }
    console.table(table);
  } finally {
    for (const server of running) await server.stop();
    rmSync(folder, { recursive: true });
  }
});

/** An answer as it goes over the wire, its body still compressed. */
async function sent(site: Site, { ask }: Question): Promise<Uint8Array> {
  const { path, headers } = ask(site);
  const [answer] = await once(get(site.url + path, { headers }), 'response');
  return buffer(answer as IncomingMessage);
}

/** Server CPU a request in µs, of `site` or of what sends the same. @throws on any failure. */
async function measure({ name, times, ask }: Question, site: Site, server: Running) {
  const before = server.cpuSeconds();
  const { requests, non2xx, errors } = await autocannon({
    url: server.url,
    ...(times ? { connections: 1, amount: times } : { connections: 20, duration: 1 }),
    requests: [{ setupRequest: (request) => ({ ...request, ...ask(site) }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`);
  return ((server.cpuSeconds() - before) * 1e6) / requests.total;
}

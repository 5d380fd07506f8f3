import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort, type Running, startNode } from './processes';

// This file runs from dist/server.
const root = fileURLToPath(new URL('../..', import.meta.url));
const secondsEach = 6;
const connections = 20;

interface Figures {
  requestsPerSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Microseconds of server CPU a request. */
  cpuMicroseconds: number;
}

/**
 * Starts the built server on a new file and prints, beside a bare `node:http` handler of the same
 * bytes, what a request costs.
 */
export async function runBenchmarks(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-bench-'));
  const server = await startNode([join(root, 'dist/server/server.js')], await freePort(), {
    DATABASE_FILE: join(folder, 'site.db'),
    ADMIN_PASSWORD: 'benchmark-only',
  });
  try {
    const [post] = (await (await fetch(`${server.url}/api/blogs?fields=slug`)).json()) as {
      slug: string;
    }[];
    console.log(`First start, seeding included: ${server.startSeconds.toFixed(2)} s`);
    for (const [name, path] of [
      ['article page', `/blog/${post?.slug}`],
      ['home page', '/'],
      ['list of 10 (JSON)', '/api/blogs?range=[0,9]'],
    ] as const) {
      for (const encoding of ['identity', 'br'])
        await compare(name, server, path, encoding, folder);
    }
    console.log(`Memory after: ${server.memoryMb().toFixed(0)} MB`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function compare(
  name: string,
  server: Running,
  path: string,
  encoding: string,
  folder: string,
): Promise<void> {
  const headers = { 'Accept-Encoding': encoding };
  const bytes = await sentBytes(`${server.url}${path}`, headers);
  const file = join(folder, 'body');
  writeFileSync(file, bytes);
  const bare = await startNode([join(root, 'scripts/bench/bare.js'), file], await freePort(), {});
  try {
    await measure(server, path, headers, 2);
    await measure(bare, path, headers, 2);
    const ours = await measure(server, path, headers, secondsEach);
    const base = await measure(bare, path, headers, secondsEach);
    const ratio = (ours.cpuMicroseconds / base.cpuMicroseconds).toFixed(2);
    console.log(
      `\n${name}, ${encoding}, ${bytes.length} bytes: CPU a request ${ratio}x the bare handler`,
    );
    console.table({ wattlepath: rounded(ours), 'node:http': rounded(base) });
  } finally {
    await bare.stop();
  }
}

/** The body as it goes over the wire, still compressed. */
async function sentBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function measure(
  target: Running,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Figures> {
  const before = target.cpuSeconds();
  const result = await autocannon({
    url: `${target.url}${path}`,
    headers,
    connections,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx} not 2xx`);
  return {
    requestsPerSecond: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicroseconds: ((target.cpuSeconds() - before) * 1e6) / result.requests.total,
  };
}

function rounded(figures: Figures): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  );
}

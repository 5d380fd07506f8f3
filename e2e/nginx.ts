import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const shipped = join(import.meta.dirname, '../docs/nginx/edge.conf');

/** Returns an unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts nginx with Debian's limits and the shipped edge configuration, changing only addresses and
 * paths.
 */
export async function startEdge(folder: string, origin: number, standby: number) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  let edge = readFileSync(shipped, 'utf8');
  for (const [from, to] of [
    ['10.0.0.1:3000', `127.0.0.1:${origin}`],
    ['10.0.0.2:3000', `127.0.0.1:${standby}`],
    ['/var/cache/nginx/wattlepath', join(folder, 'cache')],
    ['/var/log/nginx/wattlepath.log', join(folder, 'access.log')],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:3009', `127.0.0.1:${await freePort()}`],
  ] as const) {
    if (!edge.includes(from)) throw new Error(`docs/nginx/edge.conf has no ${from}`);
    edge = edge.replaceAll(from, to);
  }
  const own = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};\n`)
    .join('');
  const main = `${own}daemon off;\nworker_processes auto;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\nevents { worker_connections 768; }\nhttp {\naccess_log off;\n${temporary}${edge}\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const parameters = ['-p', folder, '-e', join(folder, 'error.log')];
  const child = spawn('nginx', [...parameters, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/healthz`, child);
  return { url, stop: () => stop(child) };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return void (await response.arrayBuffer());
  }
  throw new Error(`nginx ended with ${child.exitCode}: ${complaint}`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

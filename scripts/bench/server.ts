import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { type Amounts, fillFile } from './data';

/** A measured server. Reads /proc, so Linux only. */
export type Running = Awaited<ReturnType<typeof start>>;

/** The built server on a file with these posts, and a signed-in admin's cookie. */
export interface Site extends Running {
  posts: number;
  slugs: string[];
  Cookie: string;
}

/** Starts the built server like `npm start`, on a filled file or on a new one that it seeds. */
export async function startSite(
  folder: string,
  amounts?: Amounts,
  settings: Record<string, string> = {},
): Promise<Site> {
  const posts = amounts?.posts ?? 0;
  const file = `${folder}/${posts}.db`;
  const slugs = amounts ? await fillFile(file, amounts) : [];
  return { ...(await serveFile(file, settings)), posts, slugs };
}

/** Starts the built server on a file, and signs in. */
export async function serveFile(
  file: string,
  settings: Record<string, string> = {},
): Promise<Running & { Cookie: string }> {
  const admin = { username: 'admin', password: 'benchmark-only' };
  const flags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));
  // This file runs from dist/server.
  const server = fileURLToPath(new URL('server.js', import.meta.url));
  const running = await start(process.execPath, () => [...flags, server], {
    DATABASE_FILE: file,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  });
  const headers = { 'Content-Type': 'application/json' };
  const signIn = { method: 'POST', headers, body: JSON.stringify(admin) };
  const response = await fetch(`${running.url}/api/session`, signIn);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { ...running, Cookie: cookies.join('; ') };
}

/** Starts a bare `node:http` handler that sends the file `body` in `folder`. */
export function startBare(folder: string): Promise<Running> {
  const script = `const body = require('fs').readFileSync('${folder}/body');
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length };
    require('http').createServer((_, response) => response.writeHead(200, headers).end(body))
      .listen(process.env.PORT, '127.0.0.1')`;
  return start(process.execPath, () => ['-e', script]);
}

/** Starts a script of Node on a free port that it reads from PORT, in production. */
export function startScript(script: string, ...parameters: string[]): Promise<Running> {
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1' };
  return start(process.execPath, () => [script, ...parameters], settings);
}

/** Starts nginx with one worker that serves that file at every address, like a static site. */
export function startNginx(folder: string): Promise<Running> {
  return start('nginx', (port) => {
    const configuration = `daemon off; master_process off; pid pid; events {}
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000000;
  client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;
  server { listen 127.0.0.1:${port}; default_type text/html; root ${folder};
    location / { rewrite ^ /body break; } } }`;
    writeFileSync(`${folder}/nginx.conf`, configuration);
    return ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  });
}

/** Starts a program on a free port. @throws if it doesn't respond within 60 s. */
async function start(program: string, parameters: (port: number) => string[], settings = {}) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const began = performance.now();
  // As in the unit and the container.
  const env = { ...process.env, ...settings, PORT: String(port), MALLOC_ARENA_MAX: '1' };
  const child = spawn(program, parameters(port), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (performance.now() - began > 60_000) throw new Error(`${program} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - began) / 1000;
  const read = (file: string) => readFileSync(`/proc/${file}`, 'utf8');
  /** User and system time so far: fields 14 and 15 of proc_pid_stat(5), in 1/100 s. */
  const cpuSeconds = () => {
    const [user, system] = read(`${child.pid}/stat`).replace(/.*\) /s, '').split(' ').slice(11);
    return (Number(user) + Number(system)) / 100;
  };
  /** Resident memory including the image process: 4 KB pages, the second field of statm. */
  const megabytes = () => {
    const children = read(`${child.pid}/task/${child.pid}/children`).split(' ').filter(Boolean);
    const pages = [child.pid, ...children].map((pid) => Number(read(`${pid}/statm`).split(' ')[1]));
    return pages.reduce((sum, count) => sum + count) / 256;
  };
  const stop = async () => void (child.kill() && (await once(child, 'exit')));
  return { url, start: { seconds, megabytes: megabytes() }, cpuSeconds, megabytes, stop };
}

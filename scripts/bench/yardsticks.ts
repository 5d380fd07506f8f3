import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type Running, start, startNode } from './processes';

/** What the server is measured beside: the same bytes from a bare `node:http` handler and nginx. */
export async function startYardsticks(
  root: string,
  folder: string,
  body: Buffer,
): Promise<Record<string, Running>> {
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const bare = [join(root, 'scripts/bench/bare.js'), file];
  const yardsticks: Record<string, Running> = {
    'node:http': await startNode(bare, await freePort(), {}),
  };
  if (spawnSync('nginx', ['-v']).status === 0) yardsticks.nginx = await startNginx(folder, file);
  return yardsticks;
}

/** One worker that answers every address with one file, as it would a static site's page. */
async function startNginx(folder: string, file: string): Promise<Running> {
  const port = await freePort();
  const own = join(folder, 'nginx');
  mkdirSync(own, { recursive: true });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(own, name)};`)
    .join(' ');
  writeFileSync(
    join(own, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${join(own, 'pid')}; events {}
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000000; ${temporary}
  server { listen 127.0.0.1:${port}; default_type text/html; root ${folder};
    location / { rewrite ^ ${file.slice(folder.length)} break; } } }`,
  );
  const parameters = ['-p', own, '-e', join(own, 'error.log'), '-c', join(own, 'nginx.conf')];
  return start('nginx', parameters, port, {});
}

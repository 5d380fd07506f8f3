import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '../node20');
const binary = join(folder, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/**
 * Compiles the SQLite driver of Node 20 where it is not there yet. Later Nodes take the one that
 * `npm install` brought, which has its binaries with it.
 * @throws where the compiler, Python or the network is missing.
 */
export function ensureDriver() {
  if (!process.version.startsWith('v20.') || existsSync(binary)) return;
  console.log('Compiling the SQLite driver of Node 20 (about a minute, once) …');
  // Node's headers often lie beside it; node-gyp would fetch them all the same.
  const prefix = dirname(dirname(process.execPath));
  const headers = existsSync(join(prefix, 'include/node/node.h'));
  const env = { ...process.env, ...(headers && { npm_config_nodedir: prefix }) };
  try {
    execSync('npm ci --ignore-scripts=false', { cwd: folder, env, stdio: 'inherit' });
  } catch {
    throw new Error(
      'Node 20 needs a C++ compiler, make and Python for its SQLite driver (Debian: apt-get install build-essential python3). Install them, or Node 22 or newer, which need none.',
    );
  }
}

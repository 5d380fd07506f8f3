import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '../node20');

/**
 * Compiles the SQLite driver of Node 20 (and 22 before 22.14) where it is not there yet. Later Nodes
 * take the one that `npm install` brought, which has its binaries with it.
 * @throws where the compiler, Python or the network is missing.
 */
export function ensureDriver() {
  if (Number(process.versions.napi) >= 10 || isCompiled()) return;
  console.log(
    `Compiling the SQLite driver of Node ${process.version} (about a minute, ten on a busy machine; once) …`,
  );
  // Node's headers often lie beside it; node-gyp would fetch them all the same.
  const prefix = dirname(dirname(process.execPath));
  const headers = existsSync(join(prefix, 'include/node/node.h'));
  const env = { ...process.env, ...(headers && { npm_config_nodedir: prefix }) };
  try {
    execSync('npm ci --ignore-scripts=false', { cwd: folder, env, stdio: 'inherit' });
  } catch {
    throw new Error(
      `Node ${process.version} needs a C++ compiler, make and Python for its SQLite driver (Debian: apt-get install build-essential python3). Install them, or Node 22.14 or newer, which need none.`,
    );
  }
}

function isCompiled() {
  try {
    const Sqlite = createRequire(import.meta.url)('../node20/index.cjs');
    new Sqlite(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

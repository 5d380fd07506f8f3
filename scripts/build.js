import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ensureDriver } from './driver.js';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist');
// A folder of this process alone: two starts at the same moment build at the same moment.
const building = `${built}.new`;
const fresh = join(building, String(process.pid));
const stampFile = join(built, 'source.sha256');
const releases = join(root, 'releases');
const acceptedName = 'source.sha256';
const folders = ['admin', 'api', 'db', 'scripts', 'shared', 'site'];
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/**
 * Builds what is missing or out of date, in a separate process, whose memory is freed.
 * Ends this process where the build fails.
 */
export function ensureBuilt() {
  ensureDriver();
  const hash = sourceHash();
  if (builtFrom() === hash || isReleased(hash)) return;
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/**
 * Tells whether an update (scripts/update.ts) put a release in the place of `dist/`, from which these
 * sources may differ until they are changed, or is doing so.
 * @param {string} hash
 */
function isReleased(hash) {
  if (!lstatSync(built, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  const isUpdating = existsSync(join(releases, 'switch.json'));
  const accepted = join(releases, acceptedName);
  return isUpdating || (existsSync(accepted) && readFileSync(accepted, 'utf8') === hash);
}

/** Builds beside `dist/` and puts it in its place, unless it was built from the very same sources. */
async function build() {
  const hash = sourceHash();
  if (builtFrom() === hash) return;
  console.log('Building (about half a minute, only after a change) …');
  process.chdir(root);
  // Vitest sets NODE_ENV to 'test', with which Vite would write React's development calls.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  removeLeftOver();
  try {
    await (await createBuilder({ logLevel: 'warn' })).buildApp();
    describeSchema();
    writeFileSync(join(fresh, 'source.sha256'), hash);
    swap();
  } catch (error) {
    console.error('The build failed; the previous build is unchanged. Fix this and start again:');
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Writes down the tables that the migrations make, with which each start compares the file's. */
function describeSchema() {
  const server = join(fresh, 'server');
  const args = [join(server, 'server.js'), '--describe-schema'];
  // Without this process's settings, which may not be a server's.
  const env = { PATH: process.env.PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The schema can't be described: ${stderr}`);
  writeFileSync(join(server, 'schema.json'), stdout);
}

/** What builds left behind that were ended before they were done. */
function removeLeftOver() {
  const folders = existsSync(building) ? readdirSync(building) : [];
  for (const folder of folders.filter((pid) => !isRunning(Number(pid)))) {
    rmSync(join(building, folder), { recursive: true, force: true });
  }
}

/** @param {number} pid NaN, of a folder that is no process's, never runs. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function swap() {
  const old = `${built}.old`;
  rmSync(old, { recursive: true, force: true });
  if (lstatSync(built, { throwIfNoEntry: false })) renameSync(built, old);
  renameSync(fresh, built);
  rmSync(old, { recursive: true, force: true });
}

function builtFrom() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.map((name) => join(root, name)), ...sources].sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--accept')) writeFileSync(join(releases, acceptedName), sourceHash());
  else {
    ensureDriver();
    await build();
  }
}

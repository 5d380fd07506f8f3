import { execFile, execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Litestream failed. The message tells the operator why. */
export class LitestreamError extends Error {}

/**
 * Returns the path of npm's Litestream or, on machines without an npm package for it, of the one on
 * the PATH.
 * @throws LitestreamError that says what to install.
 */
export function findLitestream(path = process.env.PATH ?? '', arch = process.arch): string {
  const binary = packaged(arch) ?? onPath(path);
  if (binary) return binary;
  throw new LitestreamError(
    'LITESTREAM_URL is set, but there is no Litestream. On Linux with an x64 processor npm install brings it; elsewhere install version 0.3.13 (https://github.com/benbjohnson/litestream/releases/tag/v0.3.13), so that litestream is on the PATH.',
  );
}

function packaged(arch: string): string | undefined {
  const name = `@flydotio/litestream-${process.platform}-${arch}/package.json`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), 'litestream');
  } catch {
    return undefined;
  }
}

/** @throws LitestreamError for another version: 0.5 uses another replica format. */
function onPath(path: string): string | undefined {
  const files = path.split(delimiter).map((folder) => join(folder, 'litestream'));
  const file = files.find(isExecutable);
  if (!file) return undefined;
  const version = execFileSync(file, ['version'], { encoding: 'utf8' }).trim();
  if (/^v?0\.3\./.test(version)) return file;
  throw new LitestreamError(
    `${file} is Litestream ${version}, whose replicas this program can't read. Install version 0.3.13 in its place (https://github.com/benbjohnson/litestream/releases/tag/v0.3.13).`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A position in the database's history: a byte offset in a numbered log of one unbroken generation.
 */
export interface Position {
  generation: string;
  index: number;
  offset: number;
}

/** The contents of a replica: where each piece begins and when it was stored (ISO text). */
export interface Listing {
  snapshots: Piece[];
  segments: Piece[];
}

interface Piece extends Position {
  created: string;
}

/** Treats a bucket that takes longer as unreachable. */
const listingMilliseconds = 20_000;

/**
 * Lists what the replica holds.
 * @throws LitestreamError if it can't be read.
 */
export async function listReplica(
  litestream: string,
  url: string,
  stopping?: AbortSignal,
): Promise<Listing> {
  const [snapshots, segments] = await Promise.all([
    listPieces(litestream, 'snapshots', url, stopping),
    listPieces(litestream, 'wal', url, stopping),
  ]);
  return { snapshots, segments };
}

async function listPieces(
  litestream: string,
  kind: 'snapshots' | 'wal',
  url: string,
  signal: AbortSignal | undefined,
): Promise<Piece[]> {
  const text = await run(litestream, [kind, url], { timeout: listingMilliseconds, signal });
  const rows = text.trim().split('\n').slice(1);
  return rows.map((row) => {
    const [, generation = '', index, ...rest] = row.split(/\s+/);
    const offset = kind === 'wal' ? Number(rest[0]) : 0;
    return { generation, index: Number(index), offset, created: rest.at(-1) ?? '' };
  });
}

/**
 * Returns the piece stored last; of several in one second, the furthest.
 * @returns undefined if there is no snapshot to restore from.
 */
export function newestPiece({ snapshots, segments }: Listing): Piece | undefined {
  return snapshots[0] && [...snapshots, ...segments].sort(byAge).at(-1);
}

function byAge(one: Piece, other: Piece): number {
  if (one.created !== other.created) return one.created < other.created ? -1 : 1;
  return one.index - other.index || one.offset - other.offset;
}

/**
 * Restores the replica's newest state to `target`, a new file.
 * @throws LitestreamError if the replica is empty or can't be read.
 */
export async function restoreReplica(
  litestream: string,
  url: string,
  target: string,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  // A leftover log belongs to another history.
  for (const ending of ['-wal', '-shm']) rmSync(target + ending, { force: true });
  try {
    await run(litestream, ['restore', '-o', target, url]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new LitestreamError(`${target} can't be restored from ${url}: ${reason}`);
  } finally {
    // Left over from opening the file before its final rename.
    for (const ending of ['.tmp-wal', '.tmp-shm']) rmSync(target + ending, { force: true });
  }
}

/** Reads errors from the log: Litestream reports some failures with exit code 0. */
async function run(
  litestream: string,
  parameters: string[],
  { timeout = 0, signal }: { timeout?: number; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const options = { timeout, signal, maxBuffer: 64e6 };
  try {
    const { stdout, stderr } = await promisify(execFile)(litestream, parameters, options);
    const complaint = errorLine(stderr);
    if (!complaint) return stdout;
    throw new LitestreamError(complaint);
  } catch (error) {
    if (error instanceof LitestreamError) throw error;
    const { stderr = '', killed = false } = error as { stderr?: string; killed?: boolean };
    const silence = `it did not answer within ${timeout / 1000} s`;
    throw new LitestreamError(killed ? silence : (errorLine(stderr) ?? String(error)));
  }
}

function errorLine(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => /\bERROR\b/.test(line));
  return lines[0]?.replace(/^.*?ERROR\s*/, '').slice(0, 300);
}

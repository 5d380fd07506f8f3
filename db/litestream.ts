import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';

/** Litestream can't do its work, in words for the operator. */
export class LitestreamError extends Error {}

/**
 * The `litestream` on the PATH or, where there is none, the one that npm installed.
 * @throws LitestreamError that says how to install it.
 */
export function findLitestream(path = process.env.PATH ?? ''): string {
  // npm puts a wrapper on the PATH, which passes on neither signals nor the exit code.
  const folders = path.split(delimiter).filter((folder) => !/node_modules[\\/]\.bin$/.test(folder));
  const onPath = folders.map((folder) => join(folder, 'litestream'));
  const found = [...onPath, packaged()].find((file) => file && isExecutable(file));
  if (found) return found;
  throw new LitestreamError(
    'LITESTREAM_URL is set, but there is no litestream. Install it (https://litestream.io/install) or run npm install.',
  );
}

function packaged(): string | undefined {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/package.json`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), 'litestream');
  } catch {
    return undefined;
  }
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
 * Where there is no database, fetches it from its replica, if that exists.
 * @throws LitestreamError where the replica can't be read: a server must not start empty then.
 */
export function restoreFromReplica(litestream: string, file: string, url: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  // A log that outlived its file belongs to another history.
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  const parameters = ['restore', '-if-replica-exists', '-o', file, url];
  const { status, error } = spawnSync(litestream, parameters, { stdio: 'inherit' });
  if (status === 0) return;
  const reason = error?.message ?? `litestream ended with ${status}`;
  throw new LitestreamError(`${file} can't be restored from ${withoutPassword(url)}: ${reason}.`);
}

/** A replica's URL as it may be shown: one of sftp has the password in it. */
export function withoutPassword(url: string): string {
  return url.replace(/:\/\/.*@/, '://…@');
}

/**
 * Runs `node SERVER` under Litestream, which copies each change to `url` within about a second.
 * Signals are passed on. @returns the exit code, once both have ended.
 */
export function replicate(
  litestream: string,
  file: string,
  url: string,
  server: string,
): Promise<number> {
  const command = [process.execPath, ...process.execArgv, server].map(quoted).join(' ');
  const parameters = ['replicate', '-exec', command, resolve(file), url];
  const child = spawn(litestream, parameters, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new LitestreamError(error.message)));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** One word of a command line as Litestream's parser (mattn/go-shellwords) reads it. */
function quoted(word: string): string {
  return `"${word.replaceAll(/["\\$`]/g, '\\$&')}"`;
}

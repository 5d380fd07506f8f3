import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Position } from './litestream';

/** Length of a SQLite log's header. Its two random salts change each time the log restarts. */
const headerBytes = 32;

/** The copy of the database's log that Litestream keeps beside the database. */
export interface CopiedLog {
  /** The end of the copy. */
  position: Position;
  /** When the copy last grew, in ms (file system time). */
  at: number;
  /** Path of the newest copied log. */
  log: string;
}

/** Returns Litestream's state folder for a database: its generation and copies of the logs. */
export function shadowFolder(file: string): string {
  return join(dirname(file), `.${basename(file)}-litestream`);
}

/** @returns undefined until Litestream has begun a generation. */
export function copiedLog(file: string): CopiedLog | undefined {
  try {
    const folder = shadowFolder(file);
    const generation = readFileSync(join(folder, 'generation'), 'utf8').trim();
    const logs = join(folder, 'generations', generation, 'wal');
    const name = readdirSync(logs).sort().at(-1);
    if (!name) return undefined;
    const log = join(logs, name);
    const { size, mtimeMs } = statSync(log);
    const position = { generation, index: Number.parseInt(name, 16), offset: size };
    return { position, at: mtimeMs, log };
  } catch {
    return undefined;
  }
}

/**
 * Returns when the database's log was last written, in ms (file system time); 0 if there is none.
 */
export function writtenAt(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Returns how far Litestream has copied the database, if the log is still the one it copied: only
 * this server wrote to it, and Litestream will continue the same generation.
 */
export function unbrokenPosition(file: string): Position | undefined {
  const copied = copiedLog(file);
  const header = copied && headerOf(copied.log);
  return header?.length === headerBytes && header.equals(headerOf(`${file}-wal`))
    ? copied?.position
    : undefined;
}

function headerOf(log: string): Buffer {
  const buffer = Buffer.alloc(headerBytes);
  try {
    const handle = openSync(log, 'r');
    try {
      return buffer.subarray(0, readSync(handle, buffer, 0, headerBytes, 0));
    } finally {
      closeSync(handle);
    }
  } catch {
    return buffer.subarray(0, 0);
  }
}

/** Tells whether `target` lies at or before `reached`. */
export function isAtOrAfter(reached: Position | undefined, target: Position): boolean {
  if (!reached || reached.generation !== target.generation) return false;
  if (reached.index !== target.index) return reached.index > target.index;
  return reached.offset >= target.offset;
}

import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Position } from './litestream';

/** Of a log of SQLite; two random numbers in it are new each time that the log begins anew. */
const headerBytes = 32;

/** What Litestream has copied of the database's log, beside the database. */
export interface CopiedLog {
  /** The end of what was copied. */
  position: Position;
  /** When something was last copied, in ms as of the file system. */
  at: number;
  /** The newest copy. */
  log: string;
}

/** Litestream's own folder for a database: which generation it is in, and a copy of its logs. */
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

/** When the database's log was last written, in ms as of the file system; 0 where there is none. */
export function writtenAt(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * How far Litestream has copied the database, if the database's log is still the one that it copied:
 * nothing but this server wrote to it, and Litestream will go on in the same generation.
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

/** Whether all up to `target` is within what ends at `reached`. */
export function hasReached(reached: Position | undefined, target: Position): boolean {
  if (!reached || reached.generation !== target.generation) return false;
  if (reached.index !== target.index) return reached.index > target.index;
  return reached.offset >= target.offset;
}

import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Position } from './litestream';

// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
const headerBytes = 32;
const frameHeaderBytes = 24;

/** Litestream's own folder for a database: which generation it is in, and a copy of its logs. */
export function shadowFolder(file: string): string {
  return join(dirname(file), `.${basename(file)}-litestream`);
}

/**
 * How far the database itself has come. Where its log holds more than Litestream has read, that is
 * a position just past what was read.
 * @returns undefined until Litestream has begun a generation.
 */
export function filePosition(file: string): Position | undefined {
  const shadow = newestShadow(file);
  if (!shadow) return undefined;
  const { position, log } = shadow;
  const header = bytesAt(`${file}-wal`, 0, headerBytes);
  if (header.length < headerBytes) return position;
  if (!header.equals(bytesAt(log, 0, headerBytes))) {
    const isWritten = continues(file, header, headerBytes);
    return isWritten ? { ...position, index: position.index + 1, offset: 1 } : position;
  }
  const isAhead = continues(file, header, position.offset);
  return isAhead ? { ...position, offset: position.offset + 1 } : position;
}

/**
 * Whether the database's log is the one that Litestream copied, to its end or further: nothing but
 * this server wrote to it, and Litestream will go on in the same generation.
 * @returns the position that Litestream had reached, or undefined where the log is another.
 */
export function unbrokenPosition(file: string): Position | undefined {
  const shadow = newestShadow(file);
  if (!shadow) return undefined;
  const { position, log } = shadow;
  const header = bytesAt(log, 0, headerBytes);
  if (header.length < headerBytes) return undefined;
  const last = position.offset - frameHeaderBytes - header.readUInt32BE(8);
  const isSame = (at: number, length: number) =>
    bytesAt(log, at, length).equals(bytesAt(`${file}-wal`, at, length));
  if (!isSame(0, headerBytes)) return undefined;
  return last < headerBytes || isSame(last, frameHeaderBytes) ? position : undefined;
}

/** Whether all up to `target` is within what ends at `reached`. */
export function hasReached(reached: Position | undefined, target: Position): boolean {
  if (!reached || reached.generation !== target.generation) return false;
  if (reached.index !== target.index) return reached.index > target.index;
  return reached.offset >= target.offset;
}

function newestShadow(file: string): { position: Position; log: string } | undefined {
  try {
    const folder = shadowFolder(file);
    const generation = readFileSync(join(folder, 'generation'), 'utf8').trim();
    const logs = join(folder, 'generations', generation, 'wal');
    const name = readdirSync(logs).sort().at(-1);
    if (!name) return undefined;
    const log = join(logs, name);
    const position = { generation, index: Number.parseInt(name, 16), offset: statSync(log).size };
    return { position, log };
  } catch {
    return undefined;
  }
}

/** Whether the frame at `offset` of the log belongs to it; what is left of an older one doesn't. */
function continues(file: string, header: Buffer, offset: number): boolean {
  const frame = bytesAt(`${file}-wal`, offset, frameHeaderBytes);
  return frame.length === frameHeaderBytes && frame.subarray(8, 16).equals(header.subarray(16, 24));
}

function bytesAt(file: string, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  try {
    const handle = openSync(file, 'r');
    try {
      return buffer.subarray(0, readSync(handle, buffer, 0, length, position));
    } finally {
      closeSync(handle);
    }
  } catch {
    return buffer.subarray(0, 0);
  }
}

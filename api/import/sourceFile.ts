import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { reasonOf } from '../../db/fileCheck';
import { SourceRefusal } from './shape';

const maxMegabytes = 1000;
/** zip, gzip, bzip2, 7z, xz, zstd. */
const archives = ['PK\x03\x04', '\x1f\x8b', 'BZh', '7z\xbc\xaf', '\xfd7zXZ', '\x28\xb5\x2f\xfd'];
/** No post comes near, with its pictures in it as data. */
export const maxEntryBytes = 64 * 1024 * 1024;

/**
 * Refuses what no source is before a byte of it is taken apart.
 * @returns the beginning of the file, which says what it is.
 * @throws SourceRefusal for archives, and above 1 GB.
 */
export function beginningOf(file: string, megabytes = maxMegabytes): string {
  try {
    const { size } = statSync(file);
    if (size > megabytes * 1e6) {
      throw new SourceRefusal(
        `${file} has ${Math.round(size / 1e6)} MB, and ${megabytes} MB at most are read. Export it in parts.`,
      );
    }
    const start = Buffer.alloc(4096);
    const handle = openSync(file, 'r');
    const read = readSync(handle, start, 0, start.length, 0);
    closeSync(handle);
    const text = start.toString('utf8', 0, read);
    if (archives.some((mark) => start.toString('latin1').startsWith(mark))) {
      throw new SourceRefusal(`${file} is an archive. Unpack it first, and name what was in it.`);
    }
    return text.replace(/^\uFEFF/, '').trimStart();
  } catch (error) {
    if (error instanceof SourceRefusal) throw error;
    throw new SourceRefusal(`${file} can't be read: ${reasonOf(error)}.`);
  }
}

/** A file's text in pieces. */
export function piecesOf(file: string): AsyncIterable<string> {
  return createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });
}

import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { reasonOf } from '../../db/file/fileCheck';
import { SourceRefusal } from './types';

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
    const start = firstBytes(file);
    if (archives.some((mark) => start.toString('latin1').startsWith(mark))) {
      throw new SourceRefusal(`${file} is an archive. Unpack it first, and name what was in it.`);
    }
    return new TextDecoder(encodingOf(file)).decode(start).trimStart();
  } catch (error) {
    if (error instanceof SourceRefusal) throw error;
    throw new SourceRefusal(`${file} can't be read: ${reasonOf(error)}.`);
  }
}

function firstBytes(file: string): Buffer {
  const start = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start, 0, start.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** By its first bytes, or by what its XML says of itself; otherwise UTF-8. */
function encodingOf(file: string): string {
  const start = firstBytes(file).toString('latin1');
  if (/^(\xff\xfe|<\0)/.test(start)) return 'utf-16le';
  if (/^(\xfe\xff|\0<)/.test(start)) return 'utf-16be';
  const [, named = 'utf-8'] =
    /^\s*<\?xml[^>]{0,100}\bencoding=["']([\w.:-]+)["']/.exec(start) ?? [];
  try {
    return new TextDecoder(named).encoding;
  } catch {
    throw new SourceRefusal(`${file} is in ${named}, which is not known. Save it as UTF-8.`);
  }
}

/**
 * A file's text in pieces.
 * @throws SourceRefusal where its bytes are not of its encoding: letters would be lost in silence.
 */
export async function* piecesOf(file: string): AsyncGenerator<string> {
  const encoding = encodingOf(file);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new SourceRefusal(
        `${file} is not all ${encoding.toUpperCase()}. Save it as UTF-8 first, such as with: iconv -f WINDOWS-1252 -t UTF-8`,
      );
    }
  };
  for await (const bytes of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    yield decode(bytes as Buffer);
  }
  yield decode();
}

/** A file's whole text. @throws SourceRefusal where it is not UTF-8. */
export function textOfFile(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new SourceRefusal('its bytes are not UTF-8');
  }
}

import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { JSONParser } from '@streamparser/json';
import { parse } from 'csv-parse';
import { explainError } from '../../db/file/fileCheck';
import { SourceRefusal } from './records';

const maxMegabytes = 1000;
/** zip, gzip, bzip2, 7z, xz, zstd. */
const archives = ['PK\x03\x04', '\x1f\x8b', 'BZh', '7z\xbc\xaf', '\xfd7zXZ', '\x28\xb5\x2f\xfd'];
/** Far above any post with inline images. */
export const maxEntryBytes = 64 * 1024 * 1024;
/** Maximum nesting of one entry: open brackets take memory. */
const maxOpen = 200_000;

/**
 * Refuses unsupported files before parsing.
 * @returns the beginning of the file, for detection.
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
    throw new SourceRefusal(`${file} can't be read: ${explainError(error)}.`);
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

/** Detects the encoding by the first bytes or the XML declaration; default UTF-8. */
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
 * Reads a file's text in chunks.
 * @throws SourceRefusal for invalid bytes: letters would be lost silently.
 */
export async function* chunksOf(file: string): AsyncGenerator<string> {
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

/** Reads a whole file. @throws SourceRefusal if it isn't UTF-8. */
export function textOfFile(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new SourceRefusal('its bytes are not UTF-8');
  }
}

export type Row = Record<string, unknown>;

export interface TableRow {
  /** Name of its list; empty if the file is a single list. */
  table: string;
  row: Row;
}

/**
 * Streams the rows of lists in a JSON file.
 * @param paths of the rows, e.g. `$.db.*.data.*.*`.
 * @throws SourceRefusal for invalid JSON, or an oversized entry.
 */
export async function* jsonRows(file: string, paths: string[]): AsyncGenerator<TableRow> {
  const parser = new JSONParser({ paths, keepStack: false });
  let rows: TableRow[] = [];
  parser.onValue = ({ value, key, stack }) => {
    const row = rowIn(value);
    const table = typeof key === 'number' ? stack.at(-1)?.key : key;
    if (row === value) rows.push({ table: typeof table === 'string' ? table : '', row });
  };
  let since = 0;
  let depth = 0;
  try {
    for await (const piece of chunksOf(file)) {
      depth = Math.max(0, depth + opened(piece));
      if (depth > maxOpen) throw new SourceRefusal(`${file} nests lists without end.`);
      parser.write(piece);
      since = rows.length > 0 ? 0 : since + piece.length;
      if (rows.length > 0) depth = 0;
      if (since > maxEntryBytes) {
        throw new SourceRefusal(`${file} has an entry of more than ${maxEntryBytes / 2 ** 20} MB.`);
      }
      yield* rows;
      rows = [];
    }
  } catch (error) {
    if (error instanceof SourceRefusal) throw error;
    throw new SourceRefusal(`${file} is not valid JSON: ${String(error).slice(0, 200)}.`);
  }
  if (!parser.isEnded) throw new SourceRefusal(`${file} ends in the middle. Copy it again.`);
}

/** Counts how many more brackets a chunk opens than it closes, including those in texts. */
const opened = (piece: string): number =>
  (piece.match(/[[{]/g)?.length ?? 0) - (piece.match(/[\]}]/g)?.length ?? 0);

/**
 * Streams the rows of a CSV file, whose first line names the columns. @throws SourceRefusal if it
 * is invalid.
 */
export async function* csvRows(file: string): AsyncGenerator<TableRow> {
  const parser = parse({ columns: true, bom: true, max_record_size: maxEntryBytes });
  // Errors surface in the loop below.
  pipeline(chunksOf(file), parser, () => {});
  try {
    for await (const row of parser) yield { table: '', row: row as Row };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceRefusal(`${file} is not valid CSV: ${reason}.`);
  }
}

/** Returns a value as a row; empty if it isn't one. */
export const rowIn = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};

/** Returns a field as text; empty if it is missing. */
export function textField(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

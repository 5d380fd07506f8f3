import { JSONParser } from '@streamparser/json';
import { maxEntryBytes, piecesOf } from './sourceFile';
import { SourceRefusal } from './types';

/** Brackets left open in one entry: what is open takes memory. */
const maxOpen = 200_000;

export type Row = Record<string, unknown>;

export interface TableRow {
  /** The name of the list that it stands in; empty where the file is one list. */
  table: string;
  row: Row;
}

/**
 * The rows of the lists in a JSON file, one by one: none is held longer than it is used.
 * @param paths where the rows are, e.g. `$.db.*.data.*.*`.
 * @throws SourceRefusal where it is no JSON, or an entry is larger than any is.
 */
export async function* jsonRows(file: string, paths: string[]): AsyncGenerator<TableRow> {
  const parser = new JSONParser({ paths, keepStack: false });
  let found: TableRow[] = [];
  parser.onValue = ({ value, key, stack }) => {
    if (!isRow(value)) return;
    const table = typeof key === 'number' ? stack.at(-1)?.key : key;
    found.push({ table: typeof table === 'string' ? table : '', row: value });
  };
  let since = 0;
  let depth = 0;
  try {
    for await (const piece of piecesOf(file)) {
      depth = Math.max(0, depth + opened(piece));
      if (depth > maxOpen) throw new SourceRefusal(`${file} nests lists without end.`);
      parser.write(piece);
      since = found.length > 0 ? 0 : since + piece.length;
      if (found.length > 0) depth = 0;
      if (since > maxEntryBytes) {
        throw new SourceRefusal(`${file} has an entry of more than ${maxEntryBytes / 2 ** 20} MB.`);
      }
      yield* found;
      found = [];
    }
  } catch (error) {
    if (error instanceof SourceRefusal) throw error;
    throw new SourceRefusal(`${file} is not JSON to its end: ${String(error).slice(0, 200)}.`);
  }
  if (!parser.isEnded) throw new SourceRefusal(`${file} ends in the middle. Copy it again.`);
}

/** How many more brackets a piece opens than it closes; those in texts count too. */
function opened(piece: string): number {
  let count = 0;
  for (let index = 0; index < piece.length; index += 1) {
    const code = piece.charCodeAt(index) | 0x20;
    // `[` and `{`, `]` and `}` differ in one bit.
    if (code === 0x7b) count += 1;
    else if (code === 0x7d) count -= 1;
  }
  return count;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field as text; empty where it has none. */
export function textOf(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

import { JSONParser } from '@streamparser/json';
import { SourceRefusal } from './shape';
import { maxEntryBytes, piecesOf } from './sourceFile';

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
  try {
    for await (const piece of piecesOf(file)) {
      parser.write(piece);
      since = found.length > 0 ? 0 : since + piece.length;
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

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field as text; empty where it has none. */
export function textOf(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beginningOf, csvRows, jsonRows, type Row, type TableRow, textField } from './readFile';
import { type ImportRecord, type ImportSource, newPost } from './records';
import { timeOf } from './text';

const tables = ['blog_categories', 'admins', 'blogs'] as const;
/** Matches a file that is an object of such lists. */
const namesTable = /^\{[\s\S]*"(blog_categories|admins|blogs)"\s*:\s*\[/;

/**
 * Opens the old system's tables, from a folder of CSV or JSON files or from one file; undefined if
 * there are none.
 */
export function oldSystemSource(path: string): ImportSource | undefined {
  const isFolder = statSync(path).isDirectory();
  const names = isFolder ? readdirSync(path) : [basename(path)];
  const files = tables.flatMap((table) => {
    const isTable = new RegExp(`^${table}(_rows)?\\.(csv|json)$`, 'i');
    const name = names.find((each) => isTable.test(each));
    return name ? [{ table, file: isFolder ? join(path, name) : path }] : [];
  });
  const isWhole = !isFolder && namesTable.test(beginningOf(path));
  if (files.length === 0 && !isWhole) return undefined;
  const read = files.length > 0 ? files : [{ table: '', file: path }];
  for (const { file } of read) beginningOf(file);
  return {
    label: `the old system's tables in ${path}`,
    key: 'old-system',
    keepsIds: true,
    folders: [isFolder ? path : dirname(path)],
    async *read() {
      for (const { table, file } of read) {
        for await (const { table: named, row } of rowsOf(file)) {
          yield* recordOf(table || named, row);
        }
      }
    },
  };
}

function rowsOf(file: string): AsyncIterable<TableRow> {
  if (/\.csv$/i.test(file)) return csvRows(file);
  // A list of rows, or an object of such lists.
  return jsonRows(file, beginningOf(file).startsWith('[') ? ['$.*'] : ['$.*.*']);
}

const fields = ['slug', 'title', 'excerpt', 'date', 'author', 'category', 'image_url', 'content'];
const known = new Set(['id', ...fields, 'created_at', 'updated_at']);

function* recordOf(table: string, row: Row): Generator<ImportRecord> {
  if (table === 'blog_categories') yield { kind: 'row', list: 'categories', row };
  if (table === 'admins') yield { kind: 'row', list: 'admins', row };
  if (table !== 'blogs') return;
  const others = Object.entries(row).filter(
    ([name, value]) => !known.has(name) && value !== null && value !== '',
  );
  yield newPost({
    ...Object.fromEntries(fields.map((name) => [name, textField(row, name)])),
    id: textField(row, 'id') || textField(row, 'slug'),
    state: 'live',
    created_at: timeOf(textField(row, 'created_at')),
    updated_at: timeOf(textField(row, 'updated_at')),
    linkNames: [`/blog/${textField(row, 'slug')}`],
    losses: others.map(([name]) => `field ${name}`),
  });
}

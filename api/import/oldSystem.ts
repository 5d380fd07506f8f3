import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { isUsableHash } from '../accounts/passwords';
import { jsonRows, type Row, type TableRow, textOf } from './jsonRows';
import { beginningOf, maxEntryBytes, piecesOf } from './sourceFile';
import { type Imported, type Source, SourceRefusal } from './types';
import { timeOf } from './values';

const tables = ['blog_categories', 'admins', 'blogs'] as const;
/** Of a file that is an object of such lists. */
const namesTable = /^\{[\s\S]*"(blog_categories|admins|blogs)"\s*:\s*\[/;

/** The tables of a folder, each as CSV or JSON, or of one file; undefined where there is none. */
export function oldSystemSource(path: string): Source | undefined {
  const isFolder = statSync(path).isDirectory();
  const names = isFolder ? readdirSync(path) : [basename(path)];
  const files = tables.flatMap((table) => {
    const name = names.find((each) =>
      new RegExp(`^${table}(_rows)?\\.(csv|json)$`, 'i').test(each),
    );
    return name ? [{ table, file: isFolder ? join(path, name) : path }] : [];
  });
  const isWhole = !isFolder && namesTable.test(beginningOf(path));
  if (files.length === 0 && !isWhole) return undefined;
  const read = files.length > 0 ? files : [{ table: '', file: path }];
  for (const { file } of read) beginningOf(file);
  return {
    label: `the old system's tables in ${path}`,
    key: 'old-system',
    folders: [isFolder ? path : dirname(path)],
    async *read() {
      for (const { table, file } of read) {
        for await (const { table: named, row } of rowsOf(file)) {
          const imported = importedOf(table || named, row);
          if (imported) yield imported;
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

async function* csvRows(file: string): AsyncGenerator<TableRow> {
  const parser = parse({ columns: true, bom: true, max_record_size: maxEntryBytes });
  // What fails in it fails the reading below.
  pipeline(piecesOf(file), parser, () => {});
  try {
    for await (const row of parser) yield { table: '', row: row as Row };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceRefusal(`${file} is not CSV to its end: ${reason}.`);
  }
}

function importedOf(table: string, row: Row): Imported | undefined {
  const text = (name: string) => textOf(row, name);
  const id = text('id');
  const times = { created_at: timeOf(text('created_at')), updated_at: timeOf(text('updated_at')) };
  if (table === 'blogs') {
    const image = text('image_url');
    return {
      kind: 'post',
      ...times,
      id: id || text('slug'),
      wantedId: id,
      isLive: true,
      slug: text('slug'),
      title: text('title'),
      excerpt: text('excerpt'),
      date: text('date'),
      author: text('author'),
      category: text('category'),
      content: text('content'),
      image,
      image_alt: null,
      seo_title: '',
      seo_description: '',
      addresses: [],
      formerSlugs: [],
      losses: othersOf(row, postFields),
    };
  }
  if (table === 'blog_categories') {
    const name = text('name');
    return {
      kind: 'category',
      id: id || name,
      wantedId: id,
      name,
      description: text('description'),
      ...times,
    };
  }
  if (table === 'admins') {
    const username = text('username');
    const password_hash = text('password_hash');
    if (isUsableHash(password_hash))
      return { kind: 'admin', id: id || username, username, password_hash };
    return {
      kind: 'loss',
      what: `admin ${username}: its password hash is not bcrypt of a cost from 4 to 14; make it with npm run admin -- create`,
    };
  }
  return undefined;
}

const postFields = new Set([
  ...['id', 'slug', 'title', 'excerpt', 'date', 'author', 'category', 'image_url', 'content'],
  ...['created_at', 'updated_at'],
]);

function othersOf(row: Row, known: ReadonlySet<string>): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    known.has(name) || value === null || value === '' ? [] : [`field ${name}`],
  );
}

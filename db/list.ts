import { and, asc, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

/** What a list asks for, checked against the resource's allow-lists before it comes here. */
export interface ListQuery {
  sort: { column: string; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  /** Columns to return; all public ones where absent. */
  fields?: string[] | undefined;
  /** Text searched for, in any case, in the resource's search columns. */
  q?: string | undefined;
  /** Rows with one of these ids. */
  ids?: string[] | undefined;
}

export interface ListPage<Row> {
  rows: Partial<Row>[];
  /** Rows that match, on all pages. */
  total: number;
}

interface Listed {
  table: SQLiteTable;
  /** The columns that may leave the database through this list, by name. */
  columns: Record<string, SQLiteColumn>;
  id: SQLiteColumn;
  searched: SQLiteColumn[];
}

/**
 * One page of a table. The id breaks ties, so that no row is on two pages or on none.
 * @throws RangeError for a column that is not in `listed.columns`.
 */
export function listPage<Row>(
  { orm }: Database,
  listed: Listed,
  query: ListQuery,
  extra?: SQL,
): ListPage<Row> {
  const order = query.sort.direction === 'ASC' ? asc : desc;
  const where = and(
    query.q ? containsText(listed.searched, query.q) : undefined,
    query.ids ? inArray(listed.id, query.ids) : undefined,
    extra,
  );
  const fields = query.fields ?? Object.keys(listed.columns);
  const selection = Object.fromEntries(fields.map((name) => [name, column(listed, name)]));
  const rows = orm
    .select(selection)
    .from(listed.table)
    .where(where)
    .orderBy(order(column(listed, query.sort.column)), order(listed.id))
    .limit(query.limit)
    .offset(query.offset)
    .all();
  const counted = orm
    .select({ total: sql<number>`count(*)` })
    .from(listed.table)
    .where(where)
    .get();
  return { rows: rows as Partial<Row>[], total: counted?.total ?? 0 };
}

function column(listed: Listed, name: string): SQLiteColumn {
  const found = Object.hasOwn(listed.columns, name) ? listed.columns[name] : undefined;
  if (!found) throw new RangeError(`no column ${name}`);
  return found;
}

function containsText(columns: SQLiteColumn[], text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // LIKE ignores case for ASCII alone; `fold` (db/client.ts) is slower and knows every script.
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  return or(
    ...columns.map((searched) =>
      isAscii
        ? sql`${searched} LIKE ${pattern} ESCAPE '\\'`
        : sql`fold(${searched}) LIKE ${pattern.toLowerCase()} ESCAPE '\\'`,
    ),
  );
}

import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

/** What a list asks for, checked against the resource's allow-lists before it comes here. */
export interface ListQuery<
  Column extends string = string,
  Filter extends string = never,
  Field extends Column = Column,
> {
  sort: { column: Column; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  /** Columns to return; all public ones where absent. */
  fields?: readonly Field[] | undefined;
  /** The text that a column must hold, exactly. */
  filters?: Partial<Record<Filter, string>>;
  /** Text searched for, in any case, in the resource's search columns. */
  q?: string | undefined;
  /** Rows with one of these ids. */
  ids?: string[] | undefined;
}

export interface ListPage<Row> {
  rows: Row[];
  /** Rows that match, on all pages. */
  total: number;
}

interface Listed {
  table: SQLiteTable;
  /** The columns that may leave the database through this list, by name. */
  columns: Record<string, SQLiteColumn>;
  id: SQLiteColumn;
  searched: SQLiteColumn[];
  /** What orders rows with the same text in a column, before the id does: what its index has next. */
  tieBreaks?: Record<string, SQLiteColumn>;
}

/**
 * One page of a table. The id breaks ties, so that no row is on two pages or on none.
 * @param how `known`: the number of rows that match, where it need not be counted; `among`: which rows
 * hold the text, where an index says so.
 * @throws RangeError for a column that is not in `listed.columns`.
 */
export function listPage<Row>(
  db: Database,
  listed: Listed,
  query: Omit<ListQuery, 'filters'>,
  extra?: SQL,
  how: { known?: number | undefined; among?: SQL | undefined } = {},
): ListPage<Row> {
  const { known, among } = how;
  const where = and(
    query.q ? (among ?? containsText(listed.searched, query.q)) : undefined,
    query.ids ? inArray(listed.id, query.ids) : undefined,
    extra,
  );
  const fields = query.fields ?? Object.keys(listed.columns);
  const selection = Object.fromEntries(fields.map((name) => [name, column(listed, name)]));
  const total = known ?? countRows(db, listed.table, where);
  const ties = listed.tieBreaks?.[query.sort.column];
  const sorted = [column(listed, query.sort.column), ...(ties ? [ties] : []), listed.id];
  const rows = fromNearerEnd(query, total, ({ isBackwards, limit, offset }) => {
    const isAscending = (query.sort.direction === 'ASC') !== isBackwards;
    const order = isAscending ? asc : desc;
    return db.orm
      .select(selection)
      .from(listed.table)
      .where(where)
      .orderBy(...sorted.map((by) => order(by)))
      .limit(limit)
      .offset(offset)
      .all();
  });
  return { rows: rows as Row[], total };
}

/** What the rows have in columns, exactly: the filters, by the columns' names. */
export const matching = (
  { columns }: Pick<Listed, 'columns'>,
  filters: Partial<Record<string, string>> = {},
): SQL | undefined =>
  and(
    ...Object.entries(filters).map(([name, text]) => {
      const filtered = columns[name];
      return filtered && text !== undefined ? eq(filtered, text) : undefined;
    }),
  );

/** The names of a list's columns, for the rules of its resource. */
export const namesOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

export function countRows({ orm }: Database, table: SQLiteTable, where?: SQL): number {
  return orm.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0;
}

interface Part {
  isBackwards: boolean;
  limit: number;
  offset: number;
}

/**
 * The rows of a page of `total`, which SQLite reaches by stepping over all before it: those of the
 * second half are read backwards from the end.
 */
export function fromNearerEnd<Row>(
  { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>,
  total: number,
  read: (part: Part) => Row[],
): Row[] {
  const held = Math.min(limit, total - offset);
  if (held <= 0) return [];
  const after = total - offset - held;
  if (offset <= after) return read({ isBackwards: false, limit: held, offset });
  return read({ isBackwards: true, limit: held, offset: after }).reverse();
}

function column(listed: Listed, name: string): SQLiteColumn {
  const found = Object.hasOwn(listed.columns, name) ? listed.columns[name] : undefined;
  if (!found) throw new RangeError(`no column ${name}`);
  return found;
}

/** Whether one of the columns holds the text, in any case. */
export function containsText(columns: SQLiteColumn[], text: string): SQL | undefined {
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

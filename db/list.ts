import { and, asc, count, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
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

/** A stored column, or one that is worked out. */
type Column = SQLiteColumn | SQL;

interface Listed {
  table: SQLiteTable | SQLiteView;
  /** The columns that may leave the database through this list, by name. */
  columns: Record<string, Column>;
  id: SQLiteColumn;
  searched: Column[];
  /** What orders rows with the same value in a column, before the id does. */
  ties?: Record<string, SQLiteColumn>;
}

/**
 * One page of a table. The id breaks ties, so that no row is on two pages or on none.
 * @param known the number of rows that match, where it need not be counted.
 * @throws RangeError for a column that is not in `listed.columns`.
 */
export function listPage<Row>(
  db: Database,
  listed: Listed,
  query: Omit<ListQuery, 'filters'>,
  extra?: SQL,
  known?: number,
): ListPage<Row> {
  const where = and(
    query.q ? containsText(listed.searched, query.q) : undefined,
    query.ids ? inArray(listed.id, query.ids) : undefined,
    extra,
  );
  const fields = query.fields ?? Object.keys(listed.columns);
  const selection = Object.fromEntries(fields.map((name) => [name, column(listed, name)]));
  const order = query.sort.direction === 'ASC' ? asc : desc;
  const tie = listed.ties?.[query.sort.column];
  const sorted = [column(listed, query.sort.column), ...(tie ? [tie] : []), listed.id];
  const rows = db.orm
    .select(selection)
    .from(listed.table)
    .where(where)
    .orderBy(...sorted.map((by) => order(sql`${by}`)))
    .limit(query.limit)
    .offset(query.offset)
    .all();
  return { rows: rows as Row[], total: known ?? countRows(db, listed.table, where) };
}

/** What the rows have in columns, exactly: the filters, by the columns' names. */
export const matching = (
  { columns }: Pick<Listed, 'columns'>,
  filters: Partial<Record<string, string>> = {},
): SQL | undefined =>
  and(
    ...Object.entries(filters).map(([name, text]) => {
      const filtered = columns[name];
      return filtered && text !== undefined ? sql`${filtered} = ${text}` : undefined;
    }),
  );

/** The names of a list's columns, for the rules of its resource. */
export const namesOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

export function countRows({ orm }: Database, table: SQLiteTable | SQLiteView, where?: SQL): number {
  return orm.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0;
}

function column(listed: Listed, name: string): Column {
  const found = Object.hasOwn(listed.columns, name) ? listed.columns[name] : undefined;
  if (!found) throw new RangeError(`no column ${name}`);
  return found;
}

/** Whether one of the columns holds the text, in any case. */
function containsText(columns: Column[], text: string): SQL | undefined {
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

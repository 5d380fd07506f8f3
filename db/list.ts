import { and, asc, count, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import { type Database, foldCase } from './client';

/** Parameters of a list, already checked against the resource's allow-lists. */
export interface ListQuery<
  Column extends string = string,
  Filter extends string = never,
  Field extends Column = Column,
> {
  sort: { column: Column; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  /** Columns to return; default: all public ones. */
  fields?: readonly Field[] | undefined;
  /** Exact values that columns must have. */
  filters?: Partial<Record<Filter, string>>;
  /** Text to search for, in any case, in the resource's search columns. */
  q?: string | undefined;
  ids?: string[] | undefined;
}

export interface ListPage<Row> {
  rows: Row[];
  /** Number of matching rows on all pages. */
  total: number;
}

/** A stored or computed column. */
type Column = SQLiteColumn | SQL;

interface ListedRow {
  table: SQLiteTable | SQLiteView;
  /** Public columns, by name. */
  columns: Record<string, Column>;
  id: SQLiteColumn;
  searched: Column[];
  /** Columns that order rows with equal values, before the id does. */
  ties?: Record<string, SQLiteColumn>;
}

/**
 * Returns one page of a table. Ids break ties, so that every row is on exactly one page.
 * @param known number of matching rows, to skip counting.
 * @throws RangeError for a column that is not in `listed.columns`.
 */
export function listPage<Row>(
  db: Database,
  listed: ListedRow,
  query: Omit<ListQuery, 'filters'>,
  extra?: SQL,
  known?: number,
): ListPage<Row> {
  const where = conditionOf(listed, query, extra);
  const fields = query.fields ?? Object.keys(listed.columns);
  const selection = Object.fromEntries(fields.map((name) => [name, column(listed, name)]));
  const rows = db.orm
    .select(selection)
    .from(listed.table)
    .where(where)
    .orderBy(...orderOf(listed, query))
    .limit(query.limit)
    .offset(query.offset)
    .all();
  return { rows: rows as Row[], total: known ?? countRows(db, listed.table, where) };
}

/** Rows of which the ids are read at a time. */
const idsAtOnce = 500;

/**
 * Goes through the ids of all matching rows, in their order, reading some at a time: none comes twice
 * whatever changes meanwhile.
 */
export function* listIds(
  db: Database,
  listed: ListedRow,
  query: Pick<ListQuery, 'sort' | 'q' | 'ids'>,
  extra?: SQL,
): Generator<string> {
  const by = column(listed, query.sort.column);
  const comes = sql.raw(query.sort.direction === 'ASC' ? '>' : '<');
  let last: { by: unknown; id: unknown } | undefined;
  for (;;) {
    const isAfter = last && sql`(${by}, ${listed.id}) ${comes} (${last.by}, ${last.id})`;
    const rows: { by: unknown; id: unknown }[] = db.orm
      .select({ by: sql`${by}`, id: listed.id })
      .from(listed.table)
      .where(and(conditionOf(listed, query, extra), isAfter))
      .orderBy(...orderOf({ ...listed, ties: {} }, query))
      .limit(idsAtOnce)
      .all();
    for (const { id } of rows) yield String(id);
    if (rows.length < idsAtOnce) return;
    last = rows.at(-1);
  }
}

const conditionOf = (listed: ListedRow, { q, ids }: Pick<ListQuery, 'q' | 'ids'>, extra?: SQL) =>
  and(
    q ? containsWords(listed.searched, q) : undefined,
    ids ? inArray(listed.id, ids) : undefined,
    extra,
  );

function orderOf(listed: ListedRow, { sort }: Pick<ListQuery, 'sort'>): SQL[] {
  const order = sort.direction === 'ASC' ? asc : desc;
  const tie = listed.ties?.[sort.column];
  const sorted = [column(listed, sort.column), ...(tie ? [tie] : []), listed.id];
  return sorted.map((by) => order(sql`${by}`));
}

/** Returns one page of rows in memory, searching all their texts. */
export function listRows<Row extends { id: string }>(
  rows: readonly Row[],
  { sort, offset, limit, fields, q, ids }: Omit<ListQuery, 'filters'>,
): ListPage<Partial<Row>> {
  const { column: by, direction } = sort;
  const value = (row: Row, name: string): unknown => (row as Record<string, unknown>)[name];
  const contains = (row: Row, text: string) =>
    Object.values(row).some(
      (part) => typeof part === 'string' && foldCase(part).includes(foldCase(text)),
    );
  const wanted = rows.filter((row) => (!q || contains(row, q)) && (!ids || ids.includes(row.id)));
  // Rows come in their own order, which stays if they lack the column.
  const sorted = wanted.toSorted((one, other) => {
    const [a, b] = [value(one, by), value(other, by)];
    const order =
      a === b || a === undefined ? 0 : Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1);
    return direction === 'ASC' ? order : -order;
  });
  const page = sorted.slice(offset, offset + limit);
  const cut = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => fields?.includes(name)));
  return {
    rows: fields ? page.map((row) => cut(row) as Partial<Row>) : page,
    total: wanted.length,
  };
}

/** Builds the condition for exact filters, by column name. */
export const whereEquals = (
  { columns }: Pick<ListedRow, 'columns'>,
  filters: Partial<Record<string, string>> = {},
): SQL | undefined =>
  and(
    ...Object.entries(filters).map(([name, text]) => {
      const filtered = columns[name];
      return filtered && text !== undefined ? sql`${filtered} = ${text}` : undefined;
    }),
  );

/** Returns the names of a list's columns, for its validation. */
export const columnNames = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

export function countRows({ orm }: Database, table: SQLiteTable | SQLiteView, where?: SQL): number {
  return orm.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0;
}

function column(listed: ListedRow, name: string): Column {
  const expression = Object.hasOwn(listed.columns, name) ? listed.columns[name] : undefined;
  if (!expression) throw new RangeError(`no column ${name}`);
  return expression;
}

/** Builds the condition that each word of the text stands in one of the columns, in any case. */
export const containsWords = (columns: Column[], text: string): SQL | undefined =>
  and(...wordsOf(text).map((word) => containsWord(columns, word)));

/** Splits what was typed into words; white space alone is one. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 ? words : [text];
}

function containsWord(columns: Column[], text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // LIKE ignores case for ASCII only; `fold` (db/client.ts) is slower and handles every script.
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  return or(
    ...columns.map((searched) =>
      isAscii
        ? sql`${searched} LIKE ${pattern} ESCAPE '\\'`
        : sql`fold(${searched}) LIKE ${pattern.toLowerCase()} ESCAPE '\\'`,
    ),
  );
}

import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PlainResource } from '../shared/resource';
import { type Database, inTransaction } from './client';
import { rejectTaken, StaleError } from './errors';
import { type ListPage, type ListQuery, listPage, matching } from './list';
import { nextVersion, now } from './time';

/** What a resource's rows are read from: a described table, or functions of the same form. */
export interface Source<Row, Column extends string, Filter extends string> {
  /** Columns that a list may return and be sorted by. */
  columns: readonly Column[];
  /** What a list may be narrowed by, besides `q` and `id`. */
  filters: readonly Filter[];
  list(db: Database, query: ListQuery<Column, Filter>): ListPage<Partial<Row>>;
  get(db: Database, id: string): Row | undefined;
}

export type ResourceTable = SQLiteTable & { id: SQLiteColumn };
type RowOf<Table extends ResourceTable> = Table['$inferSelect'];
type Name<Table extends ResourceTable> = keyof RowOf<Table> & string;

interface Rules<
  Table extends ResourceTable,
  Hidden extends Name<Table>,
  Filter extends string,
  More extends object,
> {
  /** Columns that never leave the database. */
  hidden?: readonly Hidden[];
  /** Which rows of the table the resource has, where it hasn't all. */
  only?: SQL;
  /** Columns in which a list's `q` is looked for. */
  searched?: readonly Name<Table>[];
  /** Columns that a list may be narrowed by, to one value, or whatever `where` knows. */
  filters?: readonly Filter[];
  /** Which rows a list has, where its filters are more than columns. */
  where?(filters: Partial<Record<Filter, string>>): SQL | undefined;
  /** Which field the caller knows a unique column (of several the first) as; `id` is known. */
  unique?: Partial<Record<Name<Table>, string>>;
  /** Columns that follow from what is written. */
  derived?(values: Partial<RowOf<Table>>): Partial<RowOf<Table>>;
  /** What whole rows show beside their columns. */
  more?(db: Database, rows: Omit<RowOf<Table>, Hidden>[]): More[];
  /** In the transaction of an update, after it. */
  updated?(db: Database, before: RowOf<Table>, after: RowOf<Table>): void;
  /** In the transaction of a removal, before it. @throws InUseError where it must stay. */
  removing?(db: Database, row: RowOf<Table>): void;
}

/**
 * A table as a resource, each of its columns named once: list, get, create, update and remove. Times
 * of creation and change are kept where the table has them; `updated_at` is the row's version.
 */
export function describe<
  Table extends ResourceTable,
  Hidden extends Name<Table> = never,
  Filter extends string = never,
  More extends object = object,
>(table: Table, rules: Rules<Table, Hidden, Filter, More> = {}) {
  type Row = RowOf<Table>;
  type Visible = Omit<Row, Hidden>;
  type Shown = Visible & More;
  type Column = Exclude<Name<Table>, Hidden>;
  const hidden: readonly string[] = rules.hidden ?? [];
  const all: Record<string, SQLiteColumn> = getTableColumns(table);
  const shown = Object.fromEntries(Object.entries(all).filter(([name]) => !hidden.includes(name)));
  const listed = {
    table: table as SQLiteTable,
    columns: shown,
    id: table.id,
    searched: (rules.searched ?? []).flatMap((name) => all[name] ?? []),
  };
  const unique = Object.fromEntries(
    Object.entries<string | undefined>({ id: 'id', ...rules.unique }).map(([column, field]) => [
      `${getTableName(table)}.${column}`,
      field ?? column,
    ]),
  );
  const key = (id: string) => eq(table.id, table.id.dataType === 'number' ? Number(id) : id);
  const visible = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name in shown)) as Visible;
  const withMore = (db: Database, rows: Visible[]): Shown[] => {
    const more = rules.more?.(db, rows);
    return rows.map((row, index) => ({ ...row, ...more?.[index] })) as Shown[];
  };
  const show = (db: Database, row: Row) => withMore(db, [visible(row)])[0] as Shown;

  function stored({ orm }: Database, id: string): Row | undefined {
    const where = and(key(id), rules.only);
    return orm.select().from(listed.table).where(where).get() as Row | undefined;
  }

  function list(db: Database, query: ListQuery<Column, Filter>): ListPage<Partial<Shown>> {
    const { filters = {} } = query;
    const where = rules.where ? rules.where(filters) : matching(listed, filters);
    const page = listPage<Visible>(db, listed, query, and(rules.only, where));
    return {
      ...page,
      rows: query.fields ? (page.rows as Partial<Shown>[]) : withMore(db, page.rows),
    };
  }

  function get(db: Database, id: string): Shown | undefined {
    const row = stored(db, id);
    return row && show(db, row);
  }

  /** @throws TakenError for a value that must be unique. */
  function create(db: Database, id: string, values: Partial<Row>, time = now()): Shown {
    const row = { ...values, ...rules.derived?.(values), ...times(time, time), id };
    const made = rejectTaken(unique, () =>
      db.orm.insert(listed.table).values(row).returning().get(),
    );
    return show(db, made as Row);
  }

  /**
   * Overwrites the fields that are given.
   * @returns undefined where there is no such row.
   * @throws StaleError where `readVersion` is given and not the stored one; TakenError.
   */
  function update(
    db: Database,
    id: string,
    values: Partial<Row>,
    readVersion?: string,
  ): Shown | undefined {
    return inTransaction(db, () => {
      const before = stored(db, id);
      if (!before) return undefined;
      const version: unknown = (before as Record<string, unknown>).updated_at;
      if (readVersion !== undefined && readVersion !== version) throw new StaleError();
      const changes = {
        ...values,
        ...rules.derived?.(values),
        ...(typeof version === 'string' && { updated_at: nextVersion(version) }),
      };
      const after = rejectTaken(unique, () =>
        db.orm.update(listed.table).set(changes).where(key(id)).returning().get(),
      ) as Row;
      rules.updated?.(db, before, after);
      return show(db, after);
    });
  }

  /** @returns the removed row, or undefined where there was none. @throws InUseError. */
  function remove(db: Database, id: string): Shown | undefined {
    return inTransaction(db, () => {
      const row = stored(db, id);
      if (!row) return undefined;
      rules.removing?.(db, row);
      const removed = show(db, row);
      db.orm.delete(listed.table).where(key(id)).run();
      return removed;
    });
  }

  const times = (created_at: string, updated_at: string) => ({
    ...('created_at' in all && { created_at }),
    ...('updated_at' in all && { updated_at }),
  });

  const columns = Object.keys(shown) as Column[];
  const filters = rules.filters ?? ([] as readonly Filter[]);
  return { columns, filters, list, get, create, update, remove };
}

/**
 * A table as its resource, with nothing by hand. Its functions are those of `describe`.
 * @throws TakenError for a field that is unique.
 */
export function plain<
  Described extends PlainResource,
  Table extends ResourceTable & Record<keyof Described['fields'] | 'updated_at', SQLiteColumn>,
>(table: Table, resource: Described) {
  const { fields, searched = Object.keys(fields) } = resource;
  const unique = Object.keys(fields).filter((name) => fields[name]?.isUnique);
  const described = describe(table, {
    searched: searched as Name<Table>[],
    unique: Object.fromEntries(unique.map((name) => [name, name])) as Partial<
      Record<Name<Table>, string>
    >,
  });
  return { ...described, table: table as SQLiteTable, resource };
}

/** A row as a described table shows it. */
export type Shown<Described extends { get(db: Database, id: string): unknown }> = NonNullable<
  ReturnType<Described['get']>
>;

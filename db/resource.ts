import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Field, Fields, PlainResource } from '../shared/resource';
import { type Database, inTransaction } from './client';
import { rejectTaken, StaleError } from './errors';
import { type ListPage, type ListQuery, listIds, listPage, whereEquals } from './list';
import { nextVersion, now } from './time';

/** Source of a resource's rows: a described table, or functions of the same shape. */
export interface RowSource<Row, Column extends string, Filter extends string> {
  /** Columns that lists may return and sort by. */
  columns: readonly Column[];
  /** List filters, besides `q` and `id`. */
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
  /** Restricts the resource to some rows of the table. */
  only?: SQL;
  /** Columns that a list's `q` searches. */
  searched?: readonly Name<Table>[];
  /** Columns that lists can be filtered by, or names that `where` handles. */
  filters?: readonly Filter[];
  /** Condition for filters that aren't plain columns. */
  where?(filters: Partial<Record<Filter, string>>): SQL | undefined;
  /** Maps a unique column (the first of several) to the caller's field name; `id` is built in. */
  unique?: Partial<Record<Name<Table>, string>>;
  derived?(values: Partial<RowOf<Table>>): Partial<RowOf<Table>>;
  /** Adds computed values to whole rows. */
  more?(db: Database, rows: Omit<RowOf<Table>, Hidden>[]): More[];
  /** Runs in the transaction of an update, after it. */
  updated?(db: Database, before: RowOf<Table>, after: RowOf<Table>): void;
  /** Runs in the transaction of a removal, before it. @throws InUseError if the row must stay. */
  removing?(db: Database, row: RowOf<Table>): void;
}

/**
 * Defines a resource on a table: list, get, create, update and remove, with each column named once.
 * Maintains creation and change times if the table has them; `updated_at` is the row's version.
 */
export function defineResource<
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
    const where = rules.where ? rules.where(filters) : whereEquals(listed, filters);
    const page = listPage<Visible>(db, listed, query, and(rules.only, where));
    return {
      ...page,
      rows: query.fields ? (page.rows as Partial<Shown>[]) : withMore(db, page.rows),
    };
  }

  /** Goes through the ids of all rows of a list, in their order. */
  function ids(
    db: Database,
    query: Omit<ListQuery<Column, Filter>, 'offset' | 'limit'>,
  ): Generator<string> {
    const { filters = {} } = query;
    const where = rules.where ? rules.where(filters) : whereEquals(listed, filters);
    return listIds(db, listed, query, and(rules.only, where));
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
   * Overwrites the given fields.
   * @returns undefined if there is no such row.
   * @throws StaleError if `readVersion` is given and differs from the stored one; TakenError.
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

  /** @returns the removed row, or undefined if there was none. @throws InUseError. */
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
  return { columns, filters, list, ids, get, create, update, remove };
}

/**
 * Defines a resource on a plain table, without options.
 * @throws TakenError for a unique field.
 */
export function plain<
  Described extends PlainResource,
  Table extends ResourceTable & Record<keyof Described['fields'] | 'updated_at', SQLiteColumn>,
>(table: Table, resource: Described) {
  const fields: Fields = resource.fields;
  const names = Object.keys(fields);
  const { searched = names.filter((name) => fields[name]?.kind === undefined) } = resource;
  const unique = names.filter((name) => fields[name] && isUnique(fields[name]));
  const described = defineResource(table, {
    searched: searched as Name<Table>[],
    unique: Object.fromEntries(unique.map((name) => [name, name])) as Partial<
      Record<Name<Table>, string>
    >,
  });
  return { ...described, table: table as SQLiteTable, resource };
}

/** Tells whether a field's values must be unique. */
export const isUnique = (field: Field): boolean => 'isUnique' in field && field.isUnique === true;

/** A row as a described table returns it. */
export type Shown<Described extends { get(db: Database, id: string): unknown }> = NonNullable<
  ReturnType<Described['get']>
>;

import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PlainResource } from '../shared/resource';
import { type PlainName, type PlainTexts, plainResources } from '../shared/resources';
import type { Database } from './client';
import { replyTemplates } from './enquiries/schema';
import { plain, type Shown, type Source } from './resource';

/** The plain resources with their tables. */
export const plainSources = {
  'answer-templates': plain(replyTemplates, plainResources['answer-templates']),
} as const satisfies Record<PlainName, PlainSource>;

/** A row of a plain resource as the API returns it. */
export type PlainRow<Name extends PlainName> = Shown<(typeof plainSources)[Name]>;

/** A row of any plain resource. */
export interface AnyRow extends Record<string, unknown> {
  id: string;
  created_at: string;
  updated_at: string;
}

/** Any plain resource, for code that handles all of them. */
export interface PlainSource extends Source<AnyRow, string, never> {
  table: SQLiteTable;
  resource: PlainResource;
  create(db: Database, id: string, values: object): AnyRow;
  update(db: Database, id: string, values: object, readVersion?: string): AnyRow | undefined;
  remove(db: Database, id: string): AnyRow | undefined;
}

export const plainEntries: readonly (readonly [PlainName, PlainSource])[] = Object.entries(
  plainSources,
) as [PlainName, PlainSource][];

export const tableName = ({ table }: PlainSource): string => getTableName(table);

/** Finds the row that conflicts on a unique column; undefined if there is none. */
export function findConflict(
  { orm }: Database,
  { table, resource: { fields } }: PlainSource,
  values: Record<string, unknown>,
): AnyRow | undefined {
  const columns = getTableColumns(table);
  for (const [name, field] of Object.entries(fields)) {
    const column = columns[name];
    if (!field.isUnique || !column) continue;
    const row = orm.select().from(table).where(sql`${column} = ${values[name]}`).get();
    if (row) return row as AnyRow;
  }
  return undefined;
}

/**
 * Returns the public rows of a plain resource in its order, at most 100.
 * @throws RangeError if it has no public rows.
 */
export function publicRows<Name extends PlainName>(db: Database, name: Name): PlainTexts<Name>[] {
  const { resource, list }: PlainSource = plainSources[name];
  const [column, direction] = resource.sort;
  if (!resource.isPublic) throw new RangeError(`${name} is for admins`);
  const page = list(db, { sort: { column, direction }, offset: 0, limit: 100 });
  return page.rows as PlainTexts<Name>[];
}

/** Returns the rows of a plain resource that are about an address. */
export function plainRowsOf(
  { orm }: Database,
  { table, resource: { personal } }: PlainSource,
  email: string,
): AnyRow[] {
  const column = personal === undefined ? undefined : getTableColumns(table)[personal];
  if (!column) return [];
  return orm
    .select()
    .from(table)
    .where(sql`lower(${column}) = ${email.toLowerCase()}`)
    .all() as AnyRow[];
}

import { count, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PlainResource } from '../shared/resource';
import { type PlainName, plainResources } from '../shared/resources';
import { admins } from './accounts/admins';
import type { Database } from './client';
import { replyTemplates } from './enquiries/schema';
import * as firm from './firm/schema';
import { isUnique, plain, type RowSource, type Shown } from './resource';
import { snippets } from './snippets/schema';

export const plainSources = {
  'answer-templates': plain(replyTemplates, plainResources['answer-templates']),
  offices: plain(firm.offices, plainResources.offices),
  people: plain(firm.people, plainResources.people),
  'special-days': plain(firm.specialDays, plainResources['special-days']),
  'consultation-kinds': plain(firm.consultationKinds, plainResources['consultation-kinds']),
  partners: plain(firm.partners, plainResources.partners),
  claims: plain(firm.claims, plainResources.claims),
  approvals: plain(firm.approvals, plainResources.approvals),
  company: plain(firm.company, plainResources.company),
  snippets: plain(snippets, plainResources.snippets),
} as const satisfies Record<PlainName, PlainSource>;

export type PlainRow<Name extends PlainName> = Shown<(typeof plainSources)[Name]>;

export interface AnyRow extends Record<string, unknown> {
  id: string;
  created_at: string;
  updated_at: string;
}

export interface PlainSource extends RowSource<AnyRow, string, never> {
  table: SQLiteTable;
  resource: PlainResource;
  create(db: Database, id: string, values: object, time?: string): AnyRow;
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
    if (!isUnique(field) || !column) continue;
    const row = orm.select().from(table).where(sql`${column} = ${values[name]}`).get();
    if (row) return row as AnyRow;
  }
  return undefined;
}

/** Tells whether a resource that rows refer to has a row with this id. */
export function isKnownId(db: Database, resource: string, id: string): boolean {
  const plain = plainEntries.find(([name]) => name === resource)?.[1];
  return (plain ?? admins).get(db, id) !== undefined;
}

/** Rows that name a row: how many of each resource. */
export interface RowReference {
  name: PlainName;
  count: number;
}

/** Counts the rows that name a row in one of their reference fields. */
export function referencesTo({ orm }: Database, resource: string, id: string): RowReference[] {
  return plainEntries.flatMap(([name, { table, resource: described }]) => {
    const columns = getTableColumns(table);
    const conditions = Object.entries(described.fields).flatMap(([field, { kind, ...rest }]) => {
      const column = columns[field];
      if (!column || !('to' in rest) || rest.to !== resource) return [];
      return kind === 'references'
        ? sql`EXISTS (SELECT 1 FROM json_each(${column}) WHERE value = ${id})`
        : sql`${column} = ${id}`;
    });
    if (conditions.length === 0) return [];
    const where = sql.join(conditions, sql` OR `);
    const rows = orm.select({ count: count() }).from(table).where(where).get();
    return rows && rows.count > 0 ? [{ name, count: rows.count }] : [];
  });
}

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

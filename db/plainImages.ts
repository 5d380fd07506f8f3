import { getTableColumns, getTableName, like, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { titleField } from '../shared/resource';
import type { PlainName } from '../shared/resources';
import type { Database } from './client';
import { type AnyRow, type PlainSource, plainEntries } from './plain';

export interface ImageRow {
  resource: PlainName;
  id: string;
  title: string;
}

interface ImageColumn {
  name: PlainName;
  source: PlainSource;
  field: string;
  column: SQLiteColumn;
}

/** Columns of plain resources that hold an image's path. */
const imageColumns: readonly ImageColumn[] = plainEntries.flatMap(([name, source]) => {
  const columns = getTableColumns(source.table);
  return Object.entries(source.resource.fields).flatMap(([field, { kind }]) => {
    const column = columns[field];
    return kind === 'image' && column ? [{ name, source, field, column }] : [];
  });
});

/** `images/`, a UUID, and the file's ending. */
const idIn = (column: SQLiteColumn) => sql<string>`substr(${column}, 8, 36)`;

export const rowImageIds: SQL = sql.join(
  imageColumns.map(
    ({ source, column }) =>
      sql`SELECT ${idIn(column)} FROM ${sql.identifier(getTableName(source.table))} WHERE ${column} LIKE 'images/%'`,
  ),
  sql` UNION `,
);

/** Lists the rows that show an image. */
export function rowsWithImage({ orm }: Database, id: string): ImageRow[] {
  return imageColumns.flatMap(({ name, source, column }) => {
    const rows = orm
      .select()
      .from(source.table)
      .where(like(column, `images/${id}.%`))
      .all() as AnyRow[];
    const title = titleField(source.resource.fields);
    return rows.map((row) => ({ resource: name, id: row.id, title: String(row[title]) }));
  });
}

export function countRowImages({ orm }: Database): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { source, column } of imageColumns) {
    const ids = orm
      .select({ id: idIn(column) })
      .from(source.table)
      .where(like(column, 'images/%'))
      .all();
    for (const { id } of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Replaces an image in every row. @param path of the new one. @returns the number of rows. */
export function replaceRowImages(db: Database, id: string, path: string): number {
  const replaced = imageColumns.map(({ source, field, column }) => {
    const rows = db.orm
      .select()
      .from(source.table)
      .where(like(column, `images/${id}.%`))
      .all() as AnyRow[];
    for (const row of rows) source.update(db, row.id, { [field]: path });
    return rows.length;
  });
  return replaced.reduce((sum, count) => sum + count, 0);
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../client';
import { imports } from './schema';

export type ImportRow = typeof imports.$inferSelect;
type Thing = Pick<ImportRow, 'source' | 'kind' | 'source_id'>;

/** What an import brought of a thing last; undefined where it never came. */
export function lastImport({ orm }: Database, thing: Thing): ImportRow | undefined {
  const { source, kind, source_id } = imports;
  const isThing = and(
    eq(source, thing.source),
    eq(kind, thing.kind),
    eq(source_id, thing.source_id),
  );
  return orm.select().from(imports).where(isThing).get();
}

/** Writes down what came, one row a thing; without a hash it is known by its id alone. */
export function noteImport(
  { orm }: Database,
  { hash = '', ...row }: Omit<ImportRow, 'hash'> & { hash?: string },
): void {
  const { target_id, version } = row;
  orm
    .insert(imports)
    .values({ ...row, hash })
    .onConflictDoUpdate({
      target: [imports.source, imports.kind, imports.source_id],
      set: { target_id, hash, version },
    })
    .run();
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../client';
import { imports } from './schema';

export type ImportRow = typeof imports.$inferSelect;
type Thing = Pick<ImportRow, 'source' | 'kind' | 'source_id'>;

/** Returns the last import of a thing; undefined if it was never imported. */
export function lastImport({ orm }: Database, thing: Thing): ImportRow | undefined {
  const { source, kind, source_id } = imports;
  const isThing = and(
    eq(source, thing.source),
    eq(kind, thing.kind),
    eq(source_id, thing.source_id),
  );
  return orm.select().from(imports).where(isThing).get();
}

/** Records an import, one row per thing. Without a hash only its id is known. */
export function recordImport(
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

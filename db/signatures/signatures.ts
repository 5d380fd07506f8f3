import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { signatures } from './schema';

export type SignatureRow = typeof signatures.$inferSelect;

export function insertSignature(
  { orm }: Database,
  values: Omit<SignatureRow, 'id' | 'withdrawn_at' | 'created_at'>,
): void {
  orm
    .insert(signatures)
    .values({ ...values, id: crypto.randomUUID(), created_at: now() })
    .run();
}

/** Returns the last signature under a subject, whether or not it still holds. */
export const lastSignature = ({ orm }: Database, subject: string): SignatureRow | undefined =>
  orm
    .select()
    .from(signatures)
    .where(eq(signatures.subject, subject))
    .orderBy(desc(signatures.created_at))
    .limit(1)
    .get();

/** Returns the last signature under each subject. */
export function lastSignatures({ orm }: Database): Map<string, SignatureRow> {
  const rows = orm.select().from(signatures).orderBy(asc(signatures.created_at)).all();
  return new Map(rows.map((row) => [row.subject, row]));
}

/** Takes the signatures under a subject back. @returns whether there were any. */
export function withdrawSignatures({ orm }: Database, subject: string): boolean {
  const standing = and(eq(signatures.subject, subject), isNull(signatures.withdrawn_at));
  return orm.update(signatures).set({ withdrawn_at: now() }).where(standing).run().changes > 0;
}

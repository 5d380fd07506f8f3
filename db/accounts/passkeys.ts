import { and, count, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { rejectTaken } from '../errors';
import { now } from '../time';
import { passkeys } from './schema';

export type Passkey = typeof passkeys.$inferSelect;

/** Lists an admin's passkeys, oldest first. */
export function listPasskeys({ orm }: Database, adminId: string): Passkey[] {
  return orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.admin_id, adminId))
    .orderBy(passkeys.created_at)
    .all();
}

export function countPasskeys({ orm }: Database, adminId: string): number {
  const isOwn = eq(passkeys.admin_id, adminId);
  return orm.select({ found: count() }).from(passkeys).where(isOwn).get()?.found ?? 0;
}

/** @param credentialId the authenticator's id for it, base64url. */
export function findPasskey({ orm }: Database, credentialId: string): Passkey | undefined {
  return orm.select().from(passkeys).where(eq(passkeys.credential_id, credentialId)).get();
}

/** @throws TakenError if another passkey has this `credential_id`. */
export function addPasskey(
  { orm }: Database,
  values: Omit<Passkey, 'id' | 'created_at' | 'last_used_at'>,
): Passkey {
  const row = { ...values, id: crypto.randomUUID(), created_at: now() };
  return rejectTaken({ 'passkeys.credential_id': 'credential_id' }, () =>
    orm.insert(passkeys).values(row).returning().get(),
  );
}

const isOwn = (adminId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.admin_id, adminId));

/** @returns undefined if the admin has no such passkey. */
export function renamePasskey(
  { orm }: Database,
  adminId: string,
  id: string,
  name: string,
): Passkey | undefined {
  return orm.update(passkeys).set({ name }).where(isOwn(adminId, id)).returning().get();
}

/** @returns undefined if the admin has no such passkey. */
export function removePasskey({ orm }: Database, adminId: string, id: string): Passkey | undefined {
  return orm.delete(passkeys).where(isOwn(adminId, id)).returning().get();
}

/** @returns the number removed. */
export function removeAllPasskeys({ orm }: Database, adminId: string): number {
  return orm.delete(passkeys).where(eq(passkeys.admin_id, adminId)).run().changes;
}

/**
 * Records that a passkey was used.
 * @returns false if it was removed, or if `counter` did not increase: then it was cloned, or the
 *   response replayed.
 */
export function recordPasskeyUse({ orm }: Database, id: string, counter: number): boolean {
  const hasGoneOn = or(
    lt(passkeys.counter, counter),
    sql`${passkeys.counter} = 0 and ${counter} = 0`,
  );
  return (
    orm
      .update(passkeys)
      .set({ counter, last_used_at: now() })
      .where(and(eq(passkeys.id, id), hasGoneOn))
      .run().changes > 0
  );
}

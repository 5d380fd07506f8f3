import { and, type Column, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { admins, passkeys, recoveryCodes, twoFactors } from './schema';

/** An admin's authenticator. */
export type TwoFactor = typeof twoFactors.$inferSelect;

/**
 * SQL for queries that join `second_steps`: since when the admin in `adminId` has two-step sign-in,
 * or null.
 */
export const sinceColumn = (adminId: Column) =>
  sql<string | null>`coalesce(${twoFactors.confirmed_at},
    (select min(${passkeys.created_at}) from ${passkeys} where ${passkeys.admin_id} = ${adminId}))`;

/** Returns when two-step sign-in was turned on; undefined if the password alone is enough. */
export function twoFactorSince({ orm }: Database, adminId: string): string | undefined {
  const row = orm
    .select({ since: sinceColumn(admins.id) })
    .from(admins)
    .leftJoin(twoFactors, eq(twoFactors.admin_id, admins.id))
    .where(eq(admins.id, adminId))
    .get();
  return row?.since ?? undefined;
}

/** Returns the admin's authenticator, active or only offered. */
export function getTwoFactor({ orm }: Database, adminId: string): TwoFactor | undefined {
  return orm.select().from(twoFactors).where(eq(twoFactors.admin_id, adminId)).get();
}

/**
 * Stores a secret to set up an authenticator with, replacing one offered before.
 * @returns false if two-step sign-in is already on.
 */
export function offerTwoFactor({ orm }: Database, adminId: string, secret: string): boolean {
  const values = { secret, created_at: now() };
  return (
    orm
      .insert(twoFactors)
      .values({ admin_id: adminId, ...values })
      .onConflictDoUpdate({
        target: twoFactors.admin_id,
        set: values,
        setWhere: isNull(twoFactors.confirmed_at),
      })
      .run().changes > 0
  );
}

/**
 * Activates the authenticator.
 * @param step of the code that confirmed it, which can't be used again.
 * @returns false if it is already active, or another secret was offered since.
 */
export function confirmTwoFactor(
  { orm }: Database,
  { admin_id, secret }: Pick<TwoFactor, 'admin_id' | 'secret'>,
  step: number,
): boolean {
  const isOffered = and(
    eq(twoFactors.admin_id, admin_id),
    eq(twoFactors.secret, secret),
    isNull(twoFactors.confirmed_at),
  );
  const on = { confirmed_at: now(), last_step: step };
  return orm.update(twoFactors).set(on).where(isOffered).run().changes > 0;
}

/** Marks a code's step as used. @returns false if this step or a later one was already used. */
export function consumeStep({ orm }: Database, adminId: string, step: number): boolean {
  const isUnused = and(
    eq(twoFactors.admin_id, adminId),
    isNotNull(twoFactors.confirmed_at),
    or(isNull(twoFactors.last_step), lt(twoFactors.last_step, step)),
  );
  return orm.update(twoFactors).set({ last_step: step }).where(isUnused).run().changes > 0;
}

/** Marks a recovery code as used. @returns false if it doesn't exist or was already used. */
export function consumeRecoveryCode({ orm }: Database, adminId: string, hash: string): boolean {
  const isUnused = and(
    eq(recoveryCodes.admin_id, adminId),
    eq(recoveryCodes.hash, hash),
    isNull(recoveryCodes.used_at),
  );
  return orm.update(recoveryCodes).set({ used_at: now() }).where(isUnused).run().changes > 0;
}

export function countRecoveryCodes({ orm }: Database, adminId: string): number {
  const isUnused = and(eq(recoveryCodes.admin_id, adminId), isNull(recoveryCodes.used_at));
  return orm.select({ left: count() }).from(recoveryCodes).where(isUnused).get()?.left ?? 0;
}

export function replaceRecoveryCodes({ orm }: Database, adminId: string, hashes: string[]): void {
  orm.transaction((tx) => {
    tx.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId)).run();
    if (hashes.length === 0) return;
    tx.insert(recoveryCodes)
      .values(hashes.map((hash) => ({ admin_id: adminId, hash })))
      .run();
  });
}

/** Removes the authenticator but not the recovery codes. @returns whether it was active. */
export function removeTwoFactor({ orm }: Database, adminId: string): boolean {
  const removed = orm.delete(twoFactors).where(eq(twoFactors.admin_id, adminId)).returning().get();
  return Boolean(removed?.confirmed_at);
}

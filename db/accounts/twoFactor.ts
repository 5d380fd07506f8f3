import { and, type Column, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { admins, passkeys, recoveryCodes, secondSteps } from './schema';

/** An admin's authenticator. */
export type SecondStep = typeof secondSteps.$inferSelect;

/** For queries that join `second_steps`: since when the admin in `adminId` has two-step sign-in, or null. */
export const sinceColumn = (adminId: Column) =>
  sql<string | null>`coalesce(${secondSteps.confirmed_at},
    (select min(${passkeys.created_at}) from ${passkeys} where ${passkeys.admin_id} = ${adminId}))`;

/** Since when the password alone signs the admin in no more; undefined where it does. */
export function secondStepSince({ orm }: Database, adminId: string): string | undefined {
  const found = orm
    .select({ since: sinceColumn(admins.id) })
    .from(admins)
    .leftJoin(secondSteps, eq(secondSteps.admin_id, admins.id))
    .where(eq(admins.id, adminId))
    .get();
  return found?.since ?? undefined;
}

/** The authenticator that an admin has or was only offered. */
export function getSecondStep({ orm }: Database, adminId: string): SecondStep | undefined {
  return orm.select().from(secondSteps).where(eq(secondSteps.admin_id, adminId)).get();
}

/**
 * Keeps a secret that an authenticator may be set up with, in place of one offered before.
 * @returns whether it was kept: not where two-step sign-in is on.
 */
export function offerSecondStep({ orm }: Database, adminId: string, secret: string): boolean {
  const values = { secret, created_at: now() };
  return (
    orm
      .insert(secondSteps)
      .values({ admin_id: adminId, ...values })
      .onConflictDoUpdate({
        target: secondSteps.admin_id,
        set: values,
        setWhere: isNull(secondSteps.confirmed_at),
      })
      .run().changes > 0
  );
}

/**
 * Has the authenticator count from now on.
 * @param step of the code that proved it, which doesn't work again.
 * @returns false where it counts already, or another secret was offered since.
 */
export function confirmSecondStep(
  { orm }: Database,
  { admin_id, secret }: Pick<SecondStep, 'admin_id' | 'secret'>,
  step: number,
): boolean {
  const isOffered = and(
    eq(secondSteps.admin_id, admin_id),
    eq(secondSteps.secret, secret),
    isNull(secondSteps.confirmed_at),
  );
  const on = { confirmed_at: now(), last_step: step };
  return orm.update(secondSteps).set(on).where(isOffered).run().changes > 0;
}

/** Marks a code's step as used. @returns false where it, or a later one, was used before. */
export function takeStep({ orm }: Database, adminId: string, step: number): boolean {
  const isUnused = and(
    eq(secondSteps.admin_id, adminId),
    isNotNull(secondSteps.confirmed_at),
    or(isNull(secondSteps.last_step), lt(secondSteps.last_step, step)),
  );
  return orm.update(secondSteps).set({ last_step: step }).where(isUnused).run().changes > 0;
}

/** Marks a recovery code as used. @returns false where there is none such, or it was used. */
export function takeRecoveryCode({ orm }: Database, adminId: string, hash: string): boolean {
  const isUnused = and(
    eq(recoveryCodes.admin_id, adminId),
    eq(recoveryCodes.hash, hash),
    isNull(recoveryCodes.used_at),
  );
  return orm.update(recoveryCodes).set({ used_at: now() }).where(isUnused).run().changes > 0;
}

/** How many recovery codes weren't used yet. */
export function countRecoveryCodes({ orm }: Database, adminId: string): number {
  const isUnused = and(eq(recoveryCodes.admin_id, adminId), isNull(recoveryCodes.used_at));
  return orm.select({ left: count() }).from(recoveryCodes).where(isUnused).get()?.left ?? 0;
}

/** Puts new recovery codes, or none, in the place of all. */
export function replaceRecoveryCodes({ orm }: Database, adminId: string, hashes: string[]): void {
  orm.transaction((tx) => {
    tx.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId)).run();
    if (hashes.length === 0) return;
    tx.insert(recoveryCodes)
      .values(hashes.map((hash) => ({ admin_id: adminId, hash })))
      .run();
  });
}

/** Forgets the authenticator, but not the recovery codes. @returns whether it counted. */
export function removeSecondStep({ orm }: Database, adminId: string): boolean {
  const removed = orm
    .delete(secondSteps)
    .where(eq(secondSteps.admin_id, adminId))
    .returning()
    .get();
  return Boolean(removed?.confirmed_at);
}

import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from './client';
import { recoveryCodes, secondSteps } from './schema';
import { now } from './time';

/** An admin's authenticator. */
export type SecondStep = typeof secondSteps.$inferSelect;

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
 * Switches two-step sign-in on with the secret that was offered and ten recovery codes' hashes.
 * @param step of the code that proved the authenticator, which doesn't work again.
 * @returns false where it is on already, or another secret was offered since.
 */
export function confirmSecondStep(
  { orm }: Database,
  offered: Pick<SecondStep, 'admin_id' | 'secret'>,
  { step, hashes }: { step: number; hashes: string[] },
): boolean {
  const { admin_id, secret } = offered;
  return orm.transaction((tx) => {
    const isOffered = and(
      eq(secondSteps.admin_id, admin_id),
      eq(secondSteps.secret, secret),
      isNull(secondSteps.confirmed_at),
    );
    const on = { confirmed_at: now(), last_step: step };
    if (tx.update(secondSteps).set(on).where(isOffered).run().changes === 0) return false;
    tx.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, admin_id)).run();
    tx.insert(recoveryCodes)
      .values(hashes.map((hash) => ({ admin_id, hash })))
      .run();
    return true;
  });
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

/** Puts new recovery codes in the place of all. */
export function replaceRecoveryCodes({ orm }: Database, adminId: string, hashes: string[]): void {
  orm.transaction((tx) => {
    tx.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId)).run();
    tx.insert(recoveryCodes)
      .values(hashes.map((hash) => ({ admin_id: adminId, hash })))
      .run();
  });
}

/** Switches two-step sign-in off and forgets its codes. @returns whether it was on. */
export function removeSecondStep({ orm }: Database, adminId: string): boolean {
  return orm.transaction((tx) => {
    tx.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId)).run();
    const removed = tx
      .delete(secondSteps)
      .where(eq(secondSteps.admin_id, adminId))
      .returning()
      .get();
    return Boolean(removed?.confirmed_at);
  });
}

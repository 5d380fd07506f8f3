import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from './client';
import { InUseError, rejectTaken, StaleError } from './errors';
import { type ListPage, type ListQuery, listPage } from './list';
import { admins, sessions } from './schema';
import { nextVersion, now } from './time';

const { id, username, created_at, updated_at } = admins;
const columns = { id, username, created_at, updated_at };

/** An admin as the API shows it: the password hash stays in this folder and in sign-in. */
export type Admin = Pick<typeof admins.$inferSelect, keyof typeof columns>;

const listed = { table: admins, columns, id: admins.id, searched: [admins.username] };
const unique = { 'admins.username': 'username', 'admins.id': 'id' };

export function listAdmins(db: Database, query: ListQuery): ListPage<Partial<Admin>> {
  return listPage(db, listed, query);
}

export function getAdmin({ orm }: Database, id: string): Admin | undefined {
  return orm.select(columns).from(admins).where(eq(admins.id, id)).get();
}

export function countAdmins({ orm }: Database): number {
  return orm.select({ admins: count() }).from(admins).get()?.admins ?? 0;
}

export interface Credentials {
  id: string;
  username: string;
  password_hash: string;
  /** Where security messages go. */
  email: string | null;
}

/** The stored hash of an admin's password, for comparing at sign-in and password change. */
export function findCredentials(
  { orm }: Database,
  by: { username: string } | { id: string },
): Credentials | undefined {
  const match = 'id' in by ? eq(admins.id, by.id) : eq(admins.username, by.username);
  const { password_hash, email } = admins;
  return orm.select({ id, username, password_hash, email }).from(admins).where(match).get();
}

/** @throws TakenError for `username` or `id`. */
export function createAdmin(
  { orm }: Database,
  id: string,
  values: { username: string; password_hash: string },
): Admin {
  const time = now();
  return rejectTaken(unique, () =>
    orm
      .insert(admins)
      .values({ ...values, id, created_at: time, updated_at: time })
      .returning(columns)
      .get(),
  );
}

/**
 * Changes an admin's name or password. A new password ends all of the admin's sessions.
 * @returns undefined where there is no such admin.
 * @throws StaleError where `readVersion` is given and not the stored one; TakenError for `username`.
 */
export function updateAdmin(
  { orm }: Database,
  id: string,
  values: { username?: string | undefined; password_hash?: string | undefined },
  readVersion?: string | undefined,
): Admin | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select(columns).from(admins).where(eq(admins.id, id)).get();
    if (!stored) return undefined;
    if (readVersion !== undefined && readVersion !== stored.updated_at) throw new StaleError();
    if (values.password_hash) tx.delete(sessions).where(eq(sessions.admin_id, id)).run();
    return rejectTaken(unique, () =>
      tx
        .update(admins)
        .set({ ...values, updated_at: nextVersion(stored.updated_at) })
        .where(eq(admins.id, id))
        .returning(columns)
        .get(),
    );
  });
}

/** Sets the address for security messages; null for none. */
export function setAdminEmail({ orm }: Database, id: string, email: string | null): void {
  orm.update(admins).set({ email }).where(eq(admins.id, id)).run();
}

/** Writes down that two-step sign-in was asked of the admin, once. @returns since when. */
export function askForSecondStep({ orm }: Database, id: string): string {
  const time = now();
  const isFirst = and(eq(admins.id, id), isNull(admins.second_step_asked_at));
  orm.update(admins).set({ second_step_asked_at: time }).where(isFirst).run();
  return time;
}

/**
 * @returns the deleted admin, or undefined where there was none.
 * @throws InUseError for the last one, without whom nobody could sign in.
 */
export function deleteAdmin({ orm }: Database, id: string): Admin | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select(columns).from(admins).where(eq(admins.id, id)).get();
    if (!stored) return undefined;
    const all = tx.select({ admins: count() }).from(admins).get();
    if (all?.admins === 1) throw new InUseError(1);
    tx.delete(admins).where(eq(admins.id, id)).run();
    return stored;
  });
}

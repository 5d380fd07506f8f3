import { and, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../client';
import { InUseError } from '../errors';
import { endLinksOf } from '../firm/accountLinks';
import { defineResource, type Shown } from '../resource';
import { now } from '../time';
import { sessions, admins as table } from './schema';

/** Admins as the API returns them. Credentials stay inside this folder and sign-in. */
export const admins = defineResource(table, {
  hidden: ['password_hash', 'email', 'second_step_asked_at'],
  searched: ['username'],
  unique: { username: 'username' },
  /** Ends all of the admin's sessions after a password change. */
  updated: ({ orm }, before, after) => {
    const isNew = before.password_hash !== after.password_hash;
    if (isNew) orm.delete(sessions).where(eq(sessions.admin_id, after.id)).run();
  },
  /** Refuses to delete the last admin, or the last who may do everything. */
  removing: (db, row) => {
    if (countAdmins(db) === 1 || isLastOwner(db, row)) throw new InUseError(1);
    endLinksOf(db, row.id);
  },
});

export type Admin = Shown<typeof admins>;

export function countAdmins({ orm }: Pick<Database, 'orm'>): number {
  return orm.select({ admins: count() }).from(table).get()?.admins ?? 0;
}

/** Tells whether this is the only admin who may see clients and publish. */
export function isLastOwner(
  { orm }: Pick<Database, 'orm'>,
  { id, may_see_clients, may_publish }: Pick<Admin, 'id' | 'may_see_clients' | 'may_publish'>,
): boolean {
  const isOther = and(
    ne(table.id, id),
    eq(table.may_see_clients, true),
    eq(table.may_publish, true),
  );
  const isOwner = may_see_clients && may_publish;
  return isOwner && !orm.select({ id: table.id }).from(table).where(isOther).get();
}

export interface Credentials {
  id: string;
  username: string;
  password_hash: string;
  email: string | null;
}

/** Returns the stored password hash, for sign-in and password changes. */
export function findCredentials(
  { orm }: Database,
  by: { username: string } | { id: string },
): Credentials | undefined {
  const match = 'id' in by ? eq(table.id, by.id) : eq(table.username, by.username);
  const { id, username, password_hash, email } = table;
  return orm.select({ id, username, password_hash, email }).from(table).where(match).get();
}

/** Lists the accounts that publish and have an address for mail about their account. */
export function publishersWithMail({ orm }: Database): Omit<Credentials, 'password_hash'>[] {
  const { id, username, email } = table;
  const isMailed = and(eq(table.may_publish, true), isNotNull(email));
  return orm.select({ id, username, email }).from(table).where(isMailed).orderBy(username).all();
}

/** Sets the address for security messages; null removes it. */
export function setAdminEmail({ orm }: Database, id: string, email: string | null): void {
  orm.update(table).set({ email }).where(eq(table.id, id)).run();
}

/**
 * Records when the admin was first asked to set up two-step sign-in. @returns that time, ISO text.
 */
export function recordTwoFactorRequest({ orm }: Database, id: string): string {
  const time = now();
  const isFirst = and(eq(table.id, id), isNull(table.second_step_asked_at));
  orm.update(table).set({ second_step_asked_at: time }).where(isFirst).run();
  return time;
}

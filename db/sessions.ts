import { eq, lt } from 'drizzle-orm';
import type { Database } from './client';
import { admins, sessions } from './schema';
import { now, secondsAgo } from './time';

export interface ActiveSession {
  id: string;
  admin_id: string;
  username: string;
  last_used_at: string;
}

/** Starts a session and clears away those unused for `idleSeconds`. */
export function createSession(
  { orm }: Database,
  id: string,
  adminId: string,
  idleSeconds: number,
): void {
  const time = now();
  orm.transaction((tx) => {
    tx.delete(sessions)
      .where(lt(sessions.last_used_at, secondsAgo(idleSeconds)))
      .run();
    tx.insert(sessions)
      .values({ id, admin_id: adminId, created_at: time, last_used_at: time })
      .run();
  });
}

/** @returns undefined where the session was ended or has been idle for `idleSeconds`. */
export function findSession(
  { orm }: Database,
  id: string,
  idleSeconds: number,
): ActiveSession | undefined {
  const session = orm
    .select({
      id: sessions.id,
      admin_id: sessions.admin_id,
      username: admins.username,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.admin_id))
    .where(eq(sessions.id, id))
    .get();
  return session && session.last_used_at >= secondsAgo(idleSeconds) ? session : undefined;
}

export function touchSession({ orm }: Database, id: string): void {
  orm.update(sessions).set({ last_used_at: now() }).where(eq(sessions.id, id)).run();
}

export function deleteSession({ orm }: Database, id: string): void {
  orm.delete(sessions).where(eq(sessions.id, id)).run();
}

/** Signs everyone out. */
export function deleteAllSessions({ orm }: Database): void {
  orm.delete(sessions).run();
}

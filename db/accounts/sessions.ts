import { and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Database } from '../client';
import { now, secondsAgo } from '../time';
import { admins, sessions, twoFactors } from './schema';
import { sinceColumn } from './twoFactor';

export interface ActiveSession {
  id: string;
  admin_id: string;
  username: string;
  may_see_clients: boolean;
  may_publish: boolean;
  created_at: string;
  last_used_at: string;
  /** When the password was last confirmed in this session. */
  confirmed_at: string | null;
  /** When the admin turned on two-step sign-in. */
  second_step_since: string | null;
  second_step_asked_at: string | null;
}

/** A session as shown to its own admin. */
export type OwnSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'device' | 'created_at' | 'last_used_at'
>;

interface Ages {
  idleSeconds: number;
  longestSeconds: number;
}

export function createSession(
  { orm }: Database,
  id: string,
  { adminId, device }: { adminId: string; device: string },
): void {
  const time = now();
  orm
    .insert(sessions)
    .values({ id, admin_id: adminId, created_at: time, last_used_at: time, device })
    .run();
}

/** Deletes sessions idle for `idleSeconds`. @returns how many. */
export function sweepSessions({ orm }: Database, idleSeconds: number): number {
  const isIdle = lt(sessions.last_used_at, secondsAgo(idleSeconds));
  return orm.delete(sessions).where(isIdle).run().changes;
}

/** @returns undefined if the session ended, is idle, or began more than `longestSeconds` ago. */
export function findSession({ orm }: Database, id: string, ages: Ages): ActiveSession | undefined {
  return orm
    .select({
      id: sessions.id,
      admin_id: sessions.admin_id,
      username: admins.username,
      may_see_clients: admins.may_see_clients,
      may_publish: admins.may_publish,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
      confirmed_at: sessions.confirmed_at,
      second_step_since: sinceColumn(sessions.admin_id),
      second_step_asked_at: admins.second_step_asked_at,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.admin_id))
    .leftJoin(twoFactors, eq(twoFactors.admin_id, sessions.admin_id))
    .where(and(eq(sessions.id, id), isActive(ages)))
    .get();
}

function isActive({ idleSeconds, longestSeconds }: Ages) {
  return and(
    gte(sessions.last_used_at, secondsAgo(idleSeconds)),
    gte(sessions.created_at, secondsAgo(longestSeconds)),
  );
}

/** Lists an admin's sessions, last used first. */
export function listSessions({ orm }: Database, adminId: string, ages: Ages): OwnSession[] {
  const { id, device, created_at, last_used_at } = sessions;
  return orm
    .select({ id, device, created_at, last_used_at })
    .from(sessions)
    .where(and(eq(sessions.admin_id, adminId), isActive(ages)))
    .orderBy(desc(last_used_at), desc(created_at))
    .all();
}

/** Ends one of the admin's own sessions. @returns whether there was one. */
export function endSession({ orm }: Database, adminId: string, id: string): boolean {
  const isOwn = and(eq(sessions.id, id), eq(sessions.admin_id, adminId));
  return orm.delete(sessions).where(isOwn).run().changes > 0;
}

/** Ends all of an admin's sessions except one. @returns the number ended. */
export function endOtherSessions({ orm }: Database, adminId: string, keptId: string): number {
  const isOther = and(eq(sessions.admin_id, adminId), ne(sessions.id, keptId));
  return orm.delete(sessions).where(isOther).run().changes;
}

export function touchSession({ orm }: Database, id: string): void {
  orm.update(sessions).set({ last_used_at: now() }).where(eq(sessions.id, id)).run();
}

/** Records that the password was just confirmed. */
export function confirmSession({ orm }: Database, id: string): void {
  orm.update(sessions).set({ confirmed_at: now() }).where(eq(sessions.id, id)).run();
}

export function deleteSession({ orm }: Database, id: string): void {
  orm.delete(sessions).where(eq(sessions.id, id)).run();
}

/** Signs everyone out. */
export function deleteAllSessions({ orm }: Database): void {
  orm.delete(sessions).run();
}

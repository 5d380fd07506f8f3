import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { askForTwoFactor, type Credentials, findCredentials } from '../../db/accounts/admins';
import {
  type ActiveSession,
  createSession,
  deleteSession,
  findSession,
  touchSession,
} from '../../db/accounts/sessions';
import { inTransaction } from '../../db/client';
import { writeWhereRoom } from '../../db/errors';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import { forgetCookie, readCookie, type Signer, sendCookie } from './cookies';
import { deviceLabel } from './deviceLabel';

/** A session ends after this long without a request. */
const idleSeconds = 12 * 60 * 60;
/** And after this long whatever its use: who holds a stolen cookie doesn't hold it for good. */
const longestSeconds = 30 * 24 * 60 * 60;
/** How long a browser counts as known after the last sign-in from it. */
const deviceSeconds = 90 * 24 * 60 * 60;
/** A session's row is written at most this often, not at every request. */
const touchSeconds = 60;
/** Sent by the admin's pages with what they ask while nobody is at them: no use of the session. */
const unattended = 'X-Unattended';
/** How long a password or code that was typed once more counts as fresh. */
const freshSeconds = 10 * 60;
/** How long one may put two-step sign-in off where it is required. */
const graceMs = 7 * 24 * 60 * 60 * 1000;
export const sessionAges = { idleSeconds, longestSeconds };

/**
 * Starts a session for an admin whose password and second step were just checked, ends the one that
 * this browser had, and remembers the browser until the password changes.
 * @param note writes down, in the same transaction, that it was started.
 * @throws ApiFailure 401 where the password changed, or the admin went, while they were checked.
 */
export async function startSession(
  services: Services,
  c: Context,
  admin: Pick<Credentials, 'id' | 'password_hash'>,
  note?: () => void,
): Promise<void> {
  const { db } = services;
  const id = crypto.randomUUID();
  const former = await readCookie(services, c, 'session');
  inTransaction(db, () => {
    if (typeof former?.sid === 'string') deleteSession(db, former.sid);
    const device = deviceLabel(c.req.header('User-Agent'));
    if (findCredentials(db, admin)?.password_hash !== admin.password_hash) {
      throw new HttpError(401, { message: 'Your account has just been changed. Sign in again.' });
    }
    createSession(db, id, { adminId: admin.id, device }, idleSeconds);
    note?.();
  });
  await sendSessionCookie(services, c, id);
  const known = { sub: admin.id, password: fingerprint(admin) };
  await sendCookie(services, c, 'device', known, { seconds: deviceSeconds });
}

function sendSessionCookie(services: Services, c: Context, sid: string): Promise<void> {
  const ages = { seconds: idleSeconds, goodSeconds: longestSeconds };
  return sendCookie(services, c, 'session', { sid }, ages);
}

/** Whether the admin has signed in from this browser before, with the password of today. */
export async function isKnownDevice(
  signer: Signer,
  c: Context,
  admin: Credentials | undefined,
): Promise<boolean> {
  const payload = await readCookie(signer, c, 'device');
  if (!admin || !payload) return false;
  return payload.sub === admin.id && payload.password === fingerprint(admin);
}

/** Tells one password hash from the next and nothing of it. */
export function fingerprint({ password_hash }: Pick<Credentials, 'password_hash'>): string {
  return createHash('sha256').update(password_hash).digest('base64url');
}

export function forgetSessionCookie(signer: Signer, c: Context): void {
  forgetCookie(signer, c, 'session');
}

/** The session of the request's cookie, used from now on if a person asks; undefined where there is none. */
export async function currentSession(
  services: Services,
  c: Context,
): Promise<ActiveSession | undefined> {
  const payload = await readCookie(services, c, 'session');
  if (typeof payload?.sid !== 'string') return undefined;
  const session = findSession(services.db, payload.sid, sessionAges);
  const isUsed = c.req.header(unattended) === undefined;
  if (session && isUsed && Date.now() - Date.parse(session.last_used_at) > touchSeconds * 1000) {
    writeWhereRoom(() => touchSession(services.db, session.id));
    await sendSessionCookie(services, c, session.id);
  }
  return session;
}

/**
 * Until when an admin may go on without two-step sign-in (ISO text) where it is required: a week from
 * the first request. Undefined where there is nothing to set up.
 */
export function twoFactorDue(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  session: ActiveSession,
): string | undefined {
  if (environment.TWO_STEP !== 'required' || session.second_step_since) return undefined;
  const asked = session.second_step_asked_at ?? askForTwoFactor(db, session.admin_id);
  return new Date(Date.parse(asked) + graceMs).toISOString();
}

/** As `currentSession`, but undefined where nothing goes on without setting two-step sign-in up. */
export async function usableSession(
  services: Services,
  c: Context,
): Promise<ActiveSession | undefined> {
  const session = await currentSession(services, c);
  return session && !isOverdue(services, session) ? session : undefined;
}

function isOverdue(services: Services, session: ActiveSession): boolean {
  const due = twoFactorDue(services, session);
  return due !== undefined && Date.parse(due) <= Date.now();
}

/**
 * Lets only a signed-in admin through; 401 for everyone else, and 403 with `set_up: 'second-step'`
 * where two-step sign-in is required and the time for setting it up is over.
 * @param toSetUp for what setting it up needs: let through all the same.
 */
export function requireAdmin(
  services: Services,
  { toSetUp = false } = {},
): MiddlewareHandler<AdminVariables> {
  return async (c, next) => {
    const session = await currentSession(services, c);
    if (!session) throw new HttpError(401, { message: 'Sign in to do this.' });
    if (!toSetUp && isOverdue(services, session)) {
      const message = 'Set up two-step sign-in under My account first: this site requires it.';
      throw new HttpError(403, { message, set_up: 'second-step' });
    }
    c.set('admin', {
      id: session.admin_id,
      username: session.username,
      sessionId: session.id,
      signedInAt: session.created_at,
      confirmedAt: session.confirmed_at,
    });
    await next();
  };
}

/**
 * Lets an admin through who typed the password or a code in the last ten minutes (`POST
 * /api/session/confirmation`); 403 with `confirm: 'password'` otherwise, 401 without a session.
 * @param signInCounts whether signing in was typing it.
 */
export function requireFresh(
  services: Services,
  { signInCounts = false, toSetUp = false } = {},
): MiddlewareHandler<AdminVariables> {
  const admin = requireAdmin(services, { toSetUp });
  return (c, next) =>
    admin(c, async () => {
      const { confirmedAt, signedInAt } = c.get('admin');
      if (!isFresh(confirmedAt) && !(signInCounts && isFresh(signedInAt))) {
        const message = 'Enter your password again to continue.';
        throw new HttpError(403, { message, confirm: 'password' });
      }
      await next();
    });
}

function isFresh(time: string | null): boolean {
  const age = Date.now() - Date.parse(time ?? '');
  return age >= 0 && age < freshSeconds * 1000;
}

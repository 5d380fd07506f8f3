import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import {
  type Credentials,
  findCredentials,
  recordTwoFactorRequest,
} from '../../db/accounts/admins';
import {
  type ActiveSession,
  createSession,
  deleteSession,
  findSession,
  touchSession,
} from '../../db/accounts/sessions';
import { inTransaction } from '../../db/client';
import { writeIfPossible } from '../../db/errors';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import { type CookieSigner, clearSignedCookie, readSignedCookie, setSignedCookie } from './cookies';
import { deviceLabel } from './deviceLabel';

const idleSeconds = 12 * 60 * 60;
/** Absolute limit of a session, so that a stolen cookie expires. */
const longestSeconds = 30 * 24 * 60 * 60;
/** How long a browser counts as known after its last sign-in. */
const deviceSeconds = 90 * 24 * 60 * 60;
/** Limits how often a session's row is written. */
const touchSeconds = 60;
/** Sent by admin pages with automatic requests, which don't count as use of the session. */
const unattended = 'X-Unattended';
/** How long a confirmed password or code counts as recent. */
const freshSeconds = 10 * 60;
/** Grace period for setting up required two-step sign-in. */
const graceMs = 7 * 24 * 60 * 60 * 1000;
export const sessionAges = { idleSeconds, longestSeconds };

/**
 * Starts a session for a fully verified admin, ends this browser's previous one, and remembers the
 * browser until the password changes.
 * @param note records the sign-in in the same transaction.
 * @throws HttpError 401 if the password changed or the admin was deleted during verification.
 */
export async function startSession(
  services: Services,
  c: Context,
  admin: Pick<Credentials, 'id' | 'password_hash'>,
  note?: () => void,
): Promise<void> {
  const { db } = services;
  const id = crypto.randomUUID();
  const former = await readSignedCookie(services, c, 'session');
  inTransaction(db, () => {
    if (typeof former?.sid === 'string') deleteSession(db, former.sid);
    const device = deviceLabel(c.req.header('User-Agent'));
    if (findCredentials(db, admin)?.password_hash !== admin.password_hash) {
      throw new HttpError(401, { message: 'Your account has just been changed. Sign in again.' });
    }
    createSession(db, id, { adminId: admin.id, device });
    note?.();
  });
  await setSessionCookie(services, c, id);
  const known = { sub: admin.id, password: fingerprint(admin) };
  await setSignedCookie(services, c, 'device', known, { seconds: deviceSeconds });
}

function setSessionCookie(services: Services, c: Context, sid: string): Promise<void> {
  const ages = { seconds: idleSeconds, goodSeconds: longestSeconds };
  return setSignedCookie(services, c, 'session', { sid }, ages);
}

/** Tells whether the admin has signed in from this browser before, with the current password. */
export async function isKnownDevice(
  signer: CookieSigner,
  c: Context,
  admin: Credentials | undefined,
): Promise<boolean> {
  const payload = await readSignedCookie(signer, c, 'device');
  if (!admin || !payload) return false;
  return payload.sub === admin.id && payload.password === fingerprint(admin);
}

/** Identifies a password hash without revealing it. */
export function fingerprint({ password_hash }: Pick<Credentials, 'password_hash'>): string {
  return createHash('sha256').update(password_hash).digest('base64url');
}

export function clearSessionCookie(signer: CookieSigner, c: Context): void {
  clearSignedCookie(signer, c, 'session');
}

/** Sessions by request: a guard and its route share one read. */
const readSessions = new WeakMap<Context, Promise<ActiveSession | undefined>>();

/**
 * Returns the session of the request's cookie and marks it as used if a person asks; undefined if
 * there is none. Reads it once a request.
 */
export function currentSession(services: Services, c: Context): Promise<ActiveSession | undefined> {
  const session = readSessions.get(c) ?? readSession(services, c);
  readSessions.set(c, session);
  return session;
}

async function readSession(services: Services, c: Context): Promise<ActiveSession | undefined> {
  const payload = await readSignedCookie(services, c, 'session');
  if (typeof payload?.sid !== 'string') return undefined;
  const session = findSession(services.db, payload.sid, sessionAges);
  const isUsed = c.req.header(unattended) === undefined;
  if (session && isUsed && Date.now() - Date.parse(session.last_used_at) > touchSeconds * 1000) {
    writeIfPossible(() => touchSession(services.db, session.id));
    await setSessionCookie(services, c, session.id);
  }
  return session;
}

/**
 * Returns when the grace period for required two-step sign-in ends (ISO text): a week after the
 * admin's first request. Undefined if nothing has to be set up.
 */
export function twoFactorDue(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  session: ActiveSession,
): string | undefined {
  if (environment.TWO_STEP !== 'required' || session.second_step_since) return undefined;
  const asked = session.second_step_asked_at ?? recordTwoFactorRequest(db, session.admin_id);
  return new Date(Date.parse(asked) + graceMs).toISOString();
}

/** Like `currentSession`, but undefined if two-step sign-in has to be set up first. */
export async function usableSession(
  services: Services,
  c: Context,
): Promise<ActiveSession | undefined> {
  const session = await currentSession(services, c);
  return session && !isGraceOver(services, session) ? session : undefined;
}

function isGraceOver(services: Services, session: ActiveSession): boolean {
  const due = twoFactorDue(services, session);
  return due !== undefined && Date.parse(due) <= Date.now();
}

/**
 * Requires a signed-in admin: 401 otherwise, and 403 with `set_up: 'second-step'` after the grace
 * period for required two-step sign-in.
 * @param toSetUp lets requests through that are needed to set it up.
 */
export function requireAdmin(
  services: Services,
  { toSetUp = false } = {},
): MiddlewareHandler<AdminVariables> {
  return async (c, next) => {
    const session = await currentSession(services, c);
    if (!session) throw new HttpError(401, { message: 'Sign in to do this.' });
    if (!toSetUp && isGraceOver(services, session)) {
      const message = 'Set up two-step sign-in under My account first: this site requires it.';
      throw new HttpError(403, { message, set_up: 'second-step' });
    }
    c.set('admin', {
      id: session.admin_id,
      username: session.username,
      maySeeClients: session.may_see_clients,
      mayPublish: session.may_publish,
      sessionId: session.id,
      signedInAt: session.created_at,
      confirmedAt: session.confirmed_at,
    });
    await next();
  };
}

/**
 * Requires a password or code confirmed in the last ten minutes (`POST /api/session/confirmation`):
 * 403 with `confirm: 'password'` otherwise, 401 without a session.
 * @param signInCounts whether signing in counts as confirmation.
 */
export function requireFresh(
  services: Services,
  { signInCounts = false, toSetUp = false } = {},
): MiddlewareHandler<AdminVariables> {
  const admin = requireAdmin(services, { toSetUp });
  return (c, next) =>
    admin(c, async () => {
      assertFresh(c.get('admin'), signInCounts);
      await next();
    });
}

type SignedIn = AdminVariables['Variables']['admin'];

/** @throws HttpError 403 with `confirm: 'password'` as `requireFresh`. */
export function assertFresh({ confirmedAt, signedInAt }: SignedIn, signInCounts = false): void {
  if (isFresh(confirmedAt) || (signInCounts && isFresh(signedInAt))) return;
  const message = 'Enter your password again to continue.';
  throw new HttpError(403, { message, confirm: 'password' });
}

/**
 * Lets an account change where clients' data goes.
 * @throws HttpError 403 if it may not see clients, or without a password confirmed lately.
 */
export function requireClientsRight(admin: SignedIn): void {
  if (!admin.maySeeClients) {
    const message =
      "Only accounts that may see clients' data change where it goes: email addresses and links to other companies. Ask one of them.";
    throw new HttpError(403, { message });
  }
  assertFresh(admin, true);
}

/**
 * Lets an owner change what the firm asserts: who is registered, what is claimed.
 * @throws HttpError 403 if the account may not see clients, or without a password, code or passkey
 *   given lately: signing in doesn't count.
 */
export function requireOwner(admin: SignedIn): void {
  if (!admin.maySeeClients) {
    const message =
      'Only accounts that may see clients’ data change what the firm vouches for: registrations, claims, approvals and its own name and numbers. Ask one of them.';
    throw new HttpError(403, { message });
  }
  assertFresh(admin);
}

function isFresh(time: string | null): boolean {
  const age = Date.now() - Date.parse(time ?? '');
  return age >= 0 && age < freshSeconds * 1000;
}

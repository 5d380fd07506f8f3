import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import { type ActiveSession, createSession, findSession, touchSession } from '../db/sessions';
import type { AdminVariables, Services } from './context';
import { ApiFailure } from './errors';

/** A session ends after this long without a request. */
export const idleSeconds = 12 * 60 * 60;
const deviceSeconds = 180 * 24 * 60 * 60;
/** A session's row is written at most this often, not at every request. */
const touchSeconds = 60;
const algorithm = 'HS256';

type Signer = Pick<Services, 'environment' | 'secret'>;

function cookieName({ environment }: Signer, name: 'session' | 'device'): string {
  return environment.SITE_URL.startsWith('https:') ? `__Host-${name}` : name;
}

function cookieOptions({ environment }: Signer, maxAge: number) {
  const secure = environment.SITE_URL.startsWith('https:');
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge } as const;
}

function sign(signer: Signer, kind: string, claims: Record<string, string>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setAudience(kind)
    .setIssuedAt()
    .sign(signer.secret);
}

async function readToken(signer: Signer, c: Context, kind: 'session' | 'device') {
  const token = getCookie(c, cookieName(signer, kind));
  if (!token) return undefined;
  try {
    const options = { algorithms: [algorithm], audience: kind };
    return (await jwtVerify(token, signer.secret, options)).payload;
  } catch {
    return undefined;
  }
}

/** Starts a session for an admin whose password was just checked, and remembers the device. */
export async function startSession(services: Services, c: Context, adminId: string): Promise<void> {
  const id = crypto.randomUUID();
  createSession(services.db, id, adminId, idleSeconds);
  await sendSessionCookie(services, c, id);
  const device = await sign(services, 'device', { sub: adminId, device: crypto.randomUUID() });
  setCookie(c, cookieName(services, 'device'), device, cookieOptions(services, deviceSeconds));
}

async function sendSessionCookie(services: Services, c: Context, id: string): Promise<void> {
  const token = await sign(services, 'session', { sid: id });
  setCookie(c, cookieName(services, 'session'), token, cookieOptions(services, idleSeconds));
}

/** The id of the browser an admin has signed in from before, if it is this one. */
export async function knownDevice(
  signer: Signer,
  c: Context,
  adminId: string | undefined,
): Promise<string | undefined> {
  const payload = await readToken(signer, c, 'device');
  if (!adminId || payload?.sub !== adminId) return undefined;
  return typeof payload.device === 'string' ? payload.device : undefined;
}

export function forgetSessionCookie(signer: Signer, c: Context): void {
  const { httpOnly, sameSite, path, secure } = cookieOptions(signer, 0);
  deleteCookie(c, cookieName(signer, 'session'), { httpOnly, sameSite, path, secure });
}

/** The session of the request's cookie, used from now on; undefined where there is none. */
export async function currentSession(
  services: Services,
  c: Context,
): Promise<ActiveSession | undefined> {
  const payload = await readToken(services, c, 'session');
  if (typeof payload?.sid !== 'string') return undefined;
  const session = findSession(services.db, payload.sid, idleSeconds);
  if (session && Date.now() - Date.parse(session.last_used_at) > touchSeconds * 1000) {
    touchSession(services.db, session.id);
    await sendSessionCookie(services, c, session.id);
  }
  return session;
}

/** Lets only a signed-in admin through; 401 for everyone else. */
export function requireAdmin(services: Services): MiddlewareHandler<AdminVariables> {
  return async (c, next) => {
    const session = await currentSession(services, c);
    if (!session) throw new ApiFailure(401, { message: 'Sign in to do this.' });
    c.set('admin', {
      id: session.admin_id,
      username: session.username,
      sessionId: session.id,
    });
    await next();
  };
}

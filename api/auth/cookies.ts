import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../context';

export type Signer = Pick<Services, 'environment' | 'secret'>;

/** Each cookie has a name and an audience of its own: none is good for what another is. */
type Kind = 'session' | 'device' | 'first-step' | 'passkey';

const algorithm = 'HS256';

function cookieName({ environment }: Signer, kind: Kind): string {
  return environment.SITE_URL.startsWith('https:') ? `__Host-${kind}` : kind;
}

function cookieOptions({ environment }: Signer) {
  const secure = environment.SITE_URL.startsWith('https:');
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
}

/**
 * Sends a signed cookie.
 * @param seconds how long the browser keeps it, and how long it is good for where `goodSeconds` isn't given.
 */
export async function sendCookie(
  signer: Signer,
  c: Context,
  kind: Kind,
  claims: Record<string, string>,
  { seconds, goodSeconds = seconds }: { seconds: number; goodSeconds?: number },
): Promise<void> {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setAudience(kind)
    .setIssuedAt()
    .setExpirationTime(`${goodSeconds}s`)
    .sign(signer.secret);
  setCookie(c, cookieName(signer, kind), token, { ...cookieOptions(signer), maxAge: seconds });
}

/** What the request's cookie says; undefined where it is none of ours, or too old. */
export async function readCookie(signer: Signer, c: Context, kind: Kind) {
  const token = getCookie(c, cookieName(signer, kind));
  if (!token) return undefined;
  try {
    const options = { algorithms: [algorithm], audience: kind, requiredClaims: ['exp'] };
    return (await jwtVerify(token, signer.secret, options)).payload;
  } catch {
    return undefined;
  }
}

export function forgetCookie(signer: Signer, c: Context, kind: Kind): void {
  deleteCookie(c, cookieName(signer, kind), cookieOptions(signer));
}

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../context';
import { readToken, signToken, type TokenPurpose } from './tokens';

export type Signer = Pick<Services, 'environment' | 'secret'>;

/** Cookies are named after the purpose of their token. */
type Kind = Exclude<TokenPurpose, 'preview'>;

export function cookieName({ environment }: Pick<Signer, 'environment'>, kind: Kind): string {
  return environment.SITE_URL.startsWith('https:') ? `__Host-${kind}` : kind;
}

function cookieOptions({ environment }: Signer) {
  const secure = environment.SITE_URL.startsWith('https:');
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
}

/**
 * Sets a signed cookie.
 * @param seconds how long the browser keeps it, and its validity unless `goodSeconds` is given.
 */
export async function setSignedCookie(
  signer: Signer,
  c: Context,
  kind: Kind,
  claims: Record<string, string>,
  { seconds, goodSeconds = seconds }: { seconds: number; goodSeconds?: number },
): Promise<void> {
  const expires = new Date(Date.now() + goodSeconds * 1000);
  const token = await signToken(signer.secret, kind, claims, expires);
  setCookie(c, cookieName(signer, kind), token, { ...cookieOptions(signer), maxAge: seconds });
}

/** Reads a signed cookie; undefined if it is missing, forged or expired. */
export async function readSignedCookie(signer: Signer, c: Context, kind: Kind) {
  const token = getCookie(c, cookieName(signer, kind));
  return token ? readToken(signer.secret, kind, token) : undefined;
}

export function clearSignedCookie(signer: Signer, c: Context, kind: Kind): void {
  deleteCookie(c, cookieName(signer, kind), cookieOptions(signer));
}

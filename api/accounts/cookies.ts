import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../context';
import { readToken, signToken, type TokenPurpose } from './tokens';

export type CookieSigner = Pick<Services, 'environment' | 'secret'>;

/** Cookies are named after the purpose of their token. */
type Kind = Exclude<TokenPurpose, 'preview'>;

export function cookieName({ environment }: Pick<CookieSigner, 'environment'>, kind: Kind): string {
  return environment.SITE_URL.startsWith('https:') ? `__Host-${kind}` : kind;
}

function cookieOptions({ environment }: CookieSigner) {
  const secure = environment.SITE_URL.startsWith('https:');
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
}

/**
 * Sets a signed cookie.
 * @param seconds how long the browser keeps it, and its validity unless `goodSeconds` is given.
 */
export async function setSignedCookie(
  signer: CookieSigner,
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
export async function readSignedCookie(signer: CookieSigner, c: Context, kind: Kind) {
  const token = getCookie(c, cookieName(signer, kind));
  return token ? readToken(signer.secret, kind, token) : undefined;
}

export function clearSignedCookie(signer: CookieSigner, c: Context, kind: Kind): void {
  deleteCookie(c, cookieName(signer, kind), cookieOptions(signer));
}

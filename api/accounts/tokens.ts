import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** What a token is for: none is good for what another is. */
export type TokenPurpose = 'session' | 'device' | 'first-step' | 'passkey' | 'preview';

const algorithm = 'HS256';

/** A JWT, as cookies and preview links carry it, that is good until `expires`. */
export function signToken(
  secret: KeyObject,
  purpose: TokenPurpose,
  claims: Record<string, string>,
  expires: Date,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(secret);
}

/** What a token says; undefined where it is none of ours, for another purpose, or too old. */
export async function readToken(secret: KeyObject, purpose: TokenPurpose, token: string) {
  try {
    const options = { algorithms: [algorithm], audience: purpose, requiredClaims: ['exp'] };
    return (await jwtVerify(token, secret, options)).payload;
  } catch {
    return undefined;
  }
}

/** The signature (base64url) of a text that has its own form: a link in mail, the time of a form. */
export function signText(key: KeyObject | string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function isSigned(key: KeyObject | string, text: string, signature: string): boolean {
  const [right, sent] = [Buffer.from(signText(key, text)), Buffer.from(signature)];
  return right.length === sent.length && timingSafeEqual(right, sent);
}

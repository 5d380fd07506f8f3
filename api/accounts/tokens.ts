import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** A token's purpose: it is invalid for any other. */
export type TokenPurpose = 'session' | 'device' | 'first-step' | 'passkey' | 'preview';

const algorithm = 'HS256';

/** Signs a JWT, for cookies and preview links, valid until `expires`. */
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

/** Returns a token's payload; undefined if it is forged, expired, or for another purpose. */
export async function readToken(secret: KeyObject, purpose: TokenPurpose, token: string) {
  try {
    const options = { algorithms: [algorithm], audience: purpose, requiredClaims: ['exp'] };
    return (await jwtVerify(token, secret, options)).payload;
  } catch {
    return undefined;
  }
}

/** Signs text that has its own format, such as a mail link or a form's time. Returns base64url. */
export function signText(key: KeyObject | string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function isSigned(key: KeyObject | string, text: string, signature: string): boolean {
  const [right, sent] = [Buffer.from(signText(key, text)), Buffer.from(signature)];
  return right.length === sent.length && timingSafeEqual(right, sent);
}

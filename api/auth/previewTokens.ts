import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/client';
import { findPreviewLink, type PreviewLink } from '../../db/previewLinks';
import type { Services } from '../context';

/** How long a preview link works. */
export const previewSeconds = 7 * 24 * 60 * 60;

type Signer = Pick<Services, 'secret'>;

/** The signed text that a link's address ends with. */
export function previewToken({ secret }: Signer, { id, expires_at }: PreviewLink): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview')
    .setJti(id)
    .setExpirationTime(new Date(expires_at))
    .sign(secret);
}

/** The link that a token was made for; undefined where it is forged, expired or revoked. */
export async function readPreviewToken(
  { secret, db }: Signer & { db: Database },
  token: string,
): Promise<PreviewLink | undefined> {
  try {
    const options = { algorithms: ['HS256'], audience: 'preview' };
    const { payload } = await jwtVerify(token, secret, options);
    return payload.jti === undefined ? undefined : findPreviewLink(db, payload.jti);
  } catch {
    return undefined;
  }
}

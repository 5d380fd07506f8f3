import type { Database } from '../../db/client';
import { findPreviewLink, type PreviewLink } from '../../db/posts/previewLinks';
import type { Services } from '../context';
import { readToken, signToken } from './tokens';

/** How long a preview link works. */
export const previewSeconds = 7 * 24 * 60 * 60;

type Signer = Pick<Services, 'secret'>;

/** The signed text that a link's address ends with. */
export function previewToken({ secret }: Signer, { id, expires_at }: PreviewLink): Promise<string> {
  return signToken(secret, 'preview', { jti: id }, new Date(expires_at));
}

/** The link that a token was made for; undefined where it is forged, expired or revoked. */
export async function readPreviewToken(
  { secret, db }: Signer & { db: Database },
  token: string,
): Promise<PreviewLink | undefined> {
  const id = (await readToken(secret, 'preview', token))?.jti;
  return id === undefined ? undefined : findPreviewLink(db, id);
}

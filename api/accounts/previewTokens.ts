import type { Database } from '../../db/client';
import { findPreviewLink, type PreviewLink } from '../../db/posts/previewLinks';
import type { Services } from '../context';
import { readToken, signToken } from './tokens';

/** Lifetime of a preview link. */
export const previewSeconds = 7 * 24 * 60 * 60;

type SecretHolder = Pick<Services, 'secret'>;

export function previewToken(
  { secret }: SecretHolder,
  { id, expires_at }: PreviewLink,
): Promise<string> {
  return signToken(secret, 'preview', { jti: id }, new Date(expires_at));
}

/** Returns a token's preview link; undefined if it is forged, expired or revoked. */
export async function readPreviewToken(
  { secret, db }: SecretHolder & { db: Database },
  token: string,
): Promise<PreviewLink | undefined> {
  const id = (await readToken(secret, 'preview', token))?.jti;
  return id === undefined ? undefined : findPreviewLink(db, id);
}

import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { PreviewLink } from '../../db/posts/previewLinks';
import type { Services } from '../context';
import { readPreviewToken } from './previewTokens';

/**
 * A browser may have several previews open, each with its own cookie. Together they stay well below
 * the size limit of request headers.
 */
const most = 32;
const previewCookieName = (linkId: string) =>
  `preview-${Number.parseInt(linkId.slice(0, 4), 16) % most}`;

/** Returns the cookie that lets whoever opened a preview load images used only in its draft. */
export function previewCookie(
  { environment }: Pick<Services, 'environment'>,
  token: string,
  { id, expires_at }: PreviewLink,
): string {
  return generateCookie(previewCookieName(id), token, {
    httpOnly: true,
    path: '/images',
    sameSite: 'Lax',
    secure: environment.SITE_URL.startsWith('https:'),
    expires: new Date(expires_at),
  });
}

/** Returns posts whose previews this browser opened with valid links. */
export async function previewedPosts(services: Services, c: Context): Promise<string[]> {
  const tokens = Object.entries(getCookie(c)).filter(([name]) => /^preview-\d+$/.test(name));
  const links = await Promise.all(
    tokens.slice(0, most).map(([, token]) => readPreviewToken(services, token)),
  );
  return links.flatMap((link) => link?.blog_id ?? []);
}

import { Hono } from 'hono';
import type { Database } from '../../db/client';
import { getBlog } from '../../db/posts/blogs';
import { getDraft } from '../../db/posts/drafts';
import { focalPointOf } from '../../db/posts/focus';
import { getPost } from '../../db/posts/lists';
import { postValues } from '../../shared/post';
import { previewCookie } from '../accounts/previewCookie';
import { readPreviewToken } from '../accounts/previewTokens';
import type { Services } from '../context';
import { limitOwnPages } from '../http/readAllowance';
import { cleanOrQuoted } from '../posts/html/cleanStored';
import type { Blog } from '../publicTypes';
import { secretPageHeaders } from './mailLinks';

/**
 * `/preview/{token}`: a post's page with its draft, for anyone with a valid link. Rendered for each
 * request, never cached.
 */
export function previewRoutes(services: Services) {
  const { db, environment, showPage } = services;

  return new Hono().get('/:token', limitOwnPages(environment), async (c) => {
    const token = c.req.param('token');
    const link = await readPreviewToken(services, token);
    const post = link && previewedPost(db, link.blog_id, environment.SITE_URL);
    const shown = await showPage(c, new URL('/preview/post', c.req.url), {
      site: { previewedPost: async () => post },
      path: c.req.path,
      headers: secretPageHeaders,
      ...(!post && { keptAs: 'preview gone' }),
    });
    if (link && post) shown.headers.append('Set-Cookie', previewCookie(services, token, link));
    return shown;
  });
}

/** Returns the draft or, without one, the live post; nothing from the trash. */
function previewedPost(db: Database, id: string, site: string): Blog | undefined {
  if (getPost(db, id)?.state === 'trash') return undefined;
  const draft = getDraft(db, id);
  if (!draft) return getBlog(db, id);
  const { created_at, updated_at } = draft;
  const content = cleanOrQuoted(draft.content, site);
  const image_focus = focalPointOf(db, draft.image_url);
  return { ...postValues(draft), id, content, image_focus, created_at, updated_at };
}

import { Hono } from 'hono';
import type { Database } from '../../db/client';
import { getBlog } from '../../db/posts/blogs';
import { getDraft } from '../../db/posts/drafts';
import { focalPointOf } from '../../db/posts/focus';
import { getPost } from '../../db/posts/lists';
import { postValues } from '../../shared/post';
import { Redirect } from '../../site/api';
import { servePage } from '../../site/server';
import { setPreviewCookie } from '../accounts/previewCookie';
import { readPreviewToken } from '../accounts/previewTokens';
import type { Services } from '../context';
import { cleanOrQuoted } from '../posts/html/cleanStored';
import type { Blog } from '../publicTypes';
import { renderDocument } from './renderDocument';
import { siteDataOf } from './siteData';

/**
 * `/preview/{token}`: a post's page with its draft, for anyone with a valid link. Rendered for each
 * request, never cached.
 */
export function previewRoutes(services: Services) {
  const { client } = services;
  const { db, environment, headers } = services;
  const data = siteDataOf(services);
  const previewHeaders = () => ({
    ...headers.site,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });

  return new Hono().get('/:token', async (c) => {
    const token = c.req.param('token');
    const link = await readPreviewToken(services, token);
    const post = link && previewedPost(db, link.blog_id, environment.SITE_URL);
    const shown = { ...data, previewedPost: async () => post };
    const page = await servePage(new URL('/preview/post', c.req.url), shown);
    // This page never redirects.
    if (page instanceof Redirect) return c.redirect(page.to, 303);
    const html = await renderDocument(page, c.req.path, client, environment);
    if (link && post) setPreviewCookie(services, c, token, link);
    const status = page.status === 200 || page.status === 404 ? page.status : 500;
    return c.body(html as Uint8Array<ArrayBuffer>, status, previewHeaders());
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

import { Hono } from 'hono';
import { z } from 'zod';
import { getPost } from '../../db/posts/lists';
import {
  createPreviewLink,
  deletePreviewLink,
  listPreviewLinks,
} from '../../db/posts/previewLinks';
import { previewSeconds, previewToken } from '../accounts/previewTokens';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';

const schema = z.object({ blog_id: z.string({ error: 'Choose a post.' }) });

/** `/api/preview-links`: links to a post's draft for people without an account. */
export function previewLinkRoutes(services: Services) {
  const { db, environment } = services;
  const withUrl = async (link: ReturnType<typeof createPreviewLink>) => ({
    ...link,
    url: `${environment.SITE_URL}/preview/${await previewToken(services, link)}`,
  });

  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/', async (c) => {
      const blogId = c.req.query('blog_id');
      if (!blogId) throw new HttpError(400, { message: 'Choose a post: ?blog_id=…' });
      const links = listPreviewLinks(db, blogId);
      return c.json(await Promise.all(links.map(withUrl)));
    })
    .post('/', jsonBody(schema), async (c) => {
      const post = getPost(db, c.req.valid('json').blog_id);
      if (!post || post.state === 'trash') throw notFound('post');
      const link = createPreviewLink(db, post.id, c.get('admin').username, previewSeconds);
      return c.json(await withUrl(link), 201);
    })
    .delete('/:id', (c) => {
      if (!deletePreviewLink(db, c.req.param('id'))) throw notFound('preview link');
      return c.body(null, 204);
    });
}

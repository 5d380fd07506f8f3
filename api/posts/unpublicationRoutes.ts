import { z } from 'zod';
import { InUseError } from '../../db/errors';
import { unpublishPost } from '../../db/posts/live';
import { setRedirect } from '../../db/posts/redirects';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { HttpError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { checkedRedirect, redirectTarget } from './redirectRoutes';

const schema = z.object({
  blog_id: z.string({ error: 'Choose a post.' }),
  redirect_to: redirectTarget.optional(),
});

/**
 * `POST /api/unpublications` `{blog_id, redirect_to?}`: unpublishes a post; its text becomes the
 * draft. Its address returns 404, or redirects to `redirect_to`.
 */
export function unpublicationRoutes(services: Services) {
  const { db, posts } = services;

  return actionRoutes(
    services,
    schema,
    ({ blog_id, redirect_to }, admin) => {
      const row = unpublish(blog_id, admin.username);
      if (!row) throw notFound('live post');
      if (redirect_to !== undefined) {
        setRedirect(db, checkedRedirect(db, { from: `/blog/${row.slug}`, to: redirect_to }));
      }
      const to = redirect_to === undefined ? '' : ` (its address leads to ${redirect_to})`;
      audit(db, admin, 'unpublish blogs', blog_id, row.title + to);
      return { blog_id, state: row.state };
    },
    { stored: () => posts.changed() },
  );

  function unpublish(id: string, by: string) {
    try {
      return unpublishPost(db, id, by);
    } catch (error) {
      if (!(error instanceof InUseError)) throw error;
      const message = 'A version of this post is scheduled to go live. Unschedule it first.';
      throw new HttpError(409, { message });
    }
  }
}

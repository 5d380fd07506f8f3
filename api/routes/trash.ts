import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { TakenError } from '../../db/errors';
import { getPost } from '../../db/posts';
import { deleteTrashed, recoverPost } from '../../db/trash';
import { audit } from '../auth/auditTrail';
import { requireAdmin } from '../auth/sessions';
import type { AdminVariables, Services } from '../context';
import { deedRoutes } from '../deed';
import { refusal } from '../http/errors';
import { noSuch } from '../resourceReads';

const schema = z.object({ blog_id: z.string({ error: 'Choose a post.' }) });

/** `POST /api/recoveries`: out of the trash, live again where it was live. */
export function recoveryRoutes(services: Services) {
  const { db, cache } = services;

  return deedRoutes(services, schema, ({ blog_id }, admin) => {
    const before = getPost(db, blog_id);
    if (!recover(blog_id) || !before) throw noSuch('post in the trash');
    cache.clear();
    audit(db, admin, 'recover blogs', blog_id, before.title);
    return getPost(db, blog_id);
  });

  function recover(id: string) {
    try {
      return recoverPost(db, id);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      const message =
        'Another post has the slug of this one now. Give that one another slug, then try again.';
      throw refusal('slug', message, 409);
    }
  }
}

/** `DELETE /api/trash/:id`: gone for good, with its versions. */
export function trashRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>().delete('/:id', requireAdmin(services), (c) => {
    const id = c.req.param('id');
    const post = getPost(db, id);
    inTransaction(db, () => {
      if (!deleteTrashed(db, id)) throw noSuch('post in the trash');
      const summary = `${post?.title ?? ''} (for good)`;
      audit(db, c.get('admin'), 'delete trash', id, summary);
    });
    return c.json(post);
  });
}

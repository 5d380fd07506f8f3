import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { TakenError } from '../../db/errors';
import { ensureCategory } from '../../db/posts/categories';
import { getPost } from '../../db/posts/lists';
import { deleteTrashed, recoverPost, wasShown } from '../../db/posts/trash';
import { audit } from '../accounts/auditTrail';
import { requirePublisher } from '../accounts/publishAccess';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { fieldError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';

const schema = z.object({ blog_id: z.string({ error: 'Choose a post.' }) });

/** `POST /api/recoveries`: restores from the trash, live if it was live. */
export function recoveryRoutes(services: Services) {
  const { db, posts } = services;

  return actionRoutes(
    services,
    schema,
    ({ blog_id }, admin) => {
      requirePublisher(admin, () => wasShown(db, blog_id));
      const recovered = recover(blog_id);
      if (!recovered) throw notFound('post in the trash');
      audit(db, admin, 'recover blogs', blog_id, recovered.title);
      // Visitors read categories, too.
      const category = admin.mayPublish ? ensureCategory(db, recovered.category) : undefined;
      if (category) audit(db, admin, 'create blog-categories', category.id, category.name);
      return getPost(db, blog_id);
    },
    {
      stored: () => {
        posts.changed();
        services.wakePublisher();
      },
    },
  );

  function recover(id: string) {
    try {
      return recoverPost(db, id);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      const message = "Another post now has this slug. Change that post's slug, then try again.";
      throw fieldError('slug', message, 409);
    }
  }
}

/** `DELETE /api/trash/:id`: permanently deletes a post with its versions. */
export function trashRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>().delete('/:id', requireAdmin(services), (c) => {
    const id = c.req.param('id');
    const post = inTransaction(db, () => {
      const post = getPost(db, id);
      requirePublisher(c.get('admin'), () => wasShown(db, id));
      if (!deleteTrashed(db, id)) throw notFound('post in the trash');
      audit(db, c.get('admin'), 'delete trash', id, `${post?.title ?? ''} (permanently)`);
      return post;
    });
    return c.json(post);
  });
}

import { z } from 'zod';
import { createImages } from '../../db/media/images';
import { type Blog, livePosts } from '../../db/posts/blogs';
import { createBlog, updateBlog } from '../../db/posts/live';
import { trashPost, wasShown } from '../../db/posts/trash';
import { requirePublisher } from '../accounts/publishAccess';
import type { Services } from '../context';
import { readVersion, recordId } from '../http/bodies';
import { names } from '../http/contentCache';
import { resourceRoutes } from '../resources/resource';
import { refuseUnknownFacts } from './checks/checks';
import { createLookups } from './checks/known';
import { liveFields, slugTaken } from './postFields';
import { prepareArticle } from './prepareArticle';

const createSchema = z.object({ ...liveFields, id: recordId.optional() });
const updateSchema = z.object({ ...liveFields, updated_at: readVersion });

export function blogRoutes(services: Services) {
  const { db, environment, posts } = services;
  const site = environment.SITE_URL;

  /** `POST` and `PUT /api/blogs` run only the unknown-fact check. */
  function ready<Values extends { content: string }>(sent: Values) {
    refuseUnknownFacts(sent.content, createLookups(db, site));
    return prepareArticle(sent, site, db);
  }

  return resourceRoutes(services, livePosts, 'blogs', {
    large: 'content',
    dependsOn,
    maxBodyBytes: 12 * 1024 * 1024,
    create: createSchema,
    update: updateSchema,
    remove: true,
    taken: { slug: slugTaken },
    title: ({ title }) => title,
    changed: () => posts.changed(),
    write: {
      create: async (id, { id: _, ...sent }, { username }) => {
        const { values, images } = await ready(sent);
        return () => {
          const created = createBlog(db, id, values, username);
          createImages(db, images);
          return created;
        };
      },
      update: async (id, { updated_at, ...sent }, { username }) => {
        const { values, images } = await ready(sent);
        return () => {
          const updated = updateBlog(db, id, values, updated_at, username);
          createImages(db, images);
          return updated;
        };
      },
      remove: (id, admin) => {
        requirePublisher(admin, () => wasShown(db, id));
        return trashPost(db, id, admin.username);
      },
    },
  });
}

/** One post read by its id or its present slug stays until it changes; others until any does. */
function dependsOn(rows: readonly Partial<Blog>[], filters?: Record<string, unknown>): string[] {
  const [post] = rows;
  const isOne = filters === undefined || (post?.slug !== undefined && post.slug === filters.slug);
  return isOne && post?.id !== undefined ? [names.post(post.id)] : [names.posts];
}

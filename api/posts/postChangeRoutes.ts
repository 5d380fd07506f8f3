import { z } from 'zod';
import { getPost } from '../../db/posts/lists';
import { relabelPost } from '../../db/posts/versions';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { liveFields } from './postFields';

/** A page of the list, at most. */
const maxPosts = 100;

const schema = z
  .object({
    blog_ids: z
      .array(z.string(), { error: 'Choose posts.' })
      .min(1, 'Choose posts.')
      .max(maxPosts, `Choose ${maxPosts} posts at most.`),
    author: liveFields.author.optional(),
    category: liveFields.category.optional(),
  })
  .refine(({ author, category }) => author ?? category, 'Enter an author or a category.');

/**
 * `POST /api/post-changes` `{blog_ids, author?, category?}`: sets both on posts, live, as drafts
 * and scheduled, and returns `{changed}`, the number of posts that had others. Changes none if one
 * doesn't exist or is in the trash.
 */
export function postChangeRoutes(services: Services) {
  const { db, posts } = services;
  return actionRoutes(
    services,
    schema,
    ({ blog_ids, ...labels }, admin) => {
      const sent = Object.entries(labels).filter(([, value]) => value !== undefined);
      const changes = Object.fromEntries(sent);
      const changed = [...new Set(blog_ids)].filter((id) => {
        const post = getPost(db, id);
        if (!post || post.state === 'trash') throw notFound('post');
        const isChanged = relabelPost(db, id, (version) =>
          sent.some(([name, value]) => version[name as keyof typeof labels] !== value)
            ? changes
            : undefined,
        );
        const to = sent.map(([name, value]) => `${name} ${value}`).join(', ');
        if (isChanged) audit(db, admin, 'update posts', id, `${post.title} (${to})`);
        return isChanged;
      });
      return { changed: changed.length };
    },
    { stored: () => posts.changed(), bytes: 16 * 1024 },
  );
}

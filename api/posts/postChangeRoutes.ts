import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import { getPost } from '../../db/posts/lists';
import { relabelPost } from '../../db/posts/versions';
import { pick } from '../../shared/pick';
import { audit } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { notFound } from '../resources/resourceReads';
import { turns } from '../turns';
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
 * doesn't exist or is in the trash; otherwise one after the other, and again changes the rest.
 */
export function postChangeRoutes(services: Services) {
  const { db, posts } = services;

  function change(id: string, labels: Partial<Labels>, admin: Admin): boolean {
    const post = getPost(db, id);
    if (!post || post.state === 'trash') throw notFound('post');
    const names = Object.keys(labels) as (keyof Labels)[];
    const isChanged = relabelPost(db, id, (version) =>
      names.some((name) => version[name] !== labels[name]) ? labels : undefined,
    );
    const to = names.map((name) => `${name} ${labels[name]}`).join(', ');
    if (isChanged) audit(db, admin, 'update posts', id, `${post.title} (${to})`);
    return isChanged;
  }

  const check = jsonBody(schema, 16 * 1024);
  return new Hono<AdminVariables>().post('/', requireAdmin(services), check, async (c) => {
    const { blog_ids, ...sent } = c.req.valid('json');
    const labels = pick(sent, ['author', 'category']);
    const ids = [...new Set(blog_ids)];
    const isThere = (id: string) => !['trash', undefined].includes(getPost(db, id)?.state);
    if (!ids.every(isThere)) throw notFound('post');
    let changed = 0;
    const turn = turns();
    for (const id of ids) {
      await turn();
      if (inTransaction(db, () => change(id, labels, c.get('admin')))) changed += 1;
    }
    posts.changed();
    return c.json({ changed }, 201);
  });
}

type Labels = { author: string; category: string };
type Admin = AdminVariables['Variables']['admin'];

import { Hono } from 'hono';
import { getBlog } from '../../db/blogs';
import type { Services } from '../context';
import { sharedCacheControl } from '../http/cacheControl';
import { StoredAnswer } from '../http/contentCache';
import { siteDataOf } from '../pages/siteData';

/** `GET /api/related-posts/:id`: the live posts most like one, without their text. */
export function relatedPostRoutes(services: Services) {
  const { cache, db, environment, headers } = services;
  const { relatedPosts } = siteDataOf(services);
  const kept = {
    ...headers.api,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': sharedCacheControl(environment),
  };
  return new Hono().get('/:id', async (c) => {
    const id = c.req.param('id');
    // Any id has an answer: they are as endless as what visitors type.
    const answer = await cache.typed.get(new URL(c.req.url).pathname, async () => {
      const post = getBlog(db, id);
      const posts = post ? await relatedPosts(post) : [];
      return new StoredAnswer(200, Buffer.from(JSON.stringify(posts)), kept);
    });
    return answer.answer(c);
  });
}

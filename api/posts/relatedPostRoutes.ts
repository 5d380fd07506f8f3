import { Hono } from 'hono';
import { getBlog } from '../../db/posts/blogs';
import type { Services } from '../context';
import { sharedJson } from '../http/cacheControl';
import { names } from '../http/contentCache';
import { jsonResponse } from '../http/storedResponse';

/** `GET /api/related-posts/:id`: the most similar live posts, without their text. */
export function relatedPostRoutes(services: Services) {
  const { cache, db, site } = services;
  const headers = sharedJson(services);
  return new Hono().get('/:id', async (c) => {
    const id = c.req.param('id');
    // Any id has a response, so they are unlimited like visitors' input.
    const make = async () => {
      const post = getBlog(db, id);
      const related = post ? await site.relatedPosts(post) : [];
      return jsonResponse(related, headers).dependingOn([names.posts, names.related]);
    };
    return (await cache.typed.get(new URL(c.req.url).pathname, make)).respond(c);
  });
}

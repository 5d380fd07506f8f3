import { Hono } from 'hono';
import { drawLandscape } from '../../site/api';
import type { Services } from '../context';
import { fileCacheControl } from '../http/cacheControl';
import { StoredResponse } from '../http/storedResponse';

/** `GET /images/landscape.svg?category=…&seed=…`: in place of a post's missing picture. */
export function landscapeRoutes({ headers, cache }: Services) {
  const svgHeaders = {
    ...headers.documents,
    'Content-Type': 'image/svg+xml',
    'Cache-Control': fileCacheControl,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return new Hono().get('/landscape.svg', async (c) => {
    const { category = '', seed = '' } = c.req.query();
    const key = `landscape ${JSON.stringify([category, seed])}`;
    const draw = () =>
      new StoredResponse(200, Buffer.from(drawLandscape(category, seed)), svgHeaders);
    return (await cache.typed.get(key, draw)).respond(c);
  });
}

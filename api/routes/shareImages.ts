import { Hono } from 'hono';
import { findImage } from '../../db/images';
import { drawShareImage } from '../../site/server';
import { fileCacheControl } from '../cacheControl';
import { StoredAnswer } from '../contentCache';
import type { Services } from '../context';
import { ApiFailure } from '../errors';

const size = [1200, 630] as const;

/**
 * What stands for a page where its address is shared, 1200 by 630 pixels: `/share/{page}.png` is
 * the page's drawing, `/share/images/{uuid}.{ext}.jpg` a post's picture. Made when first asked for.
 */
export function shareImageRoutes({ db, headers, cache }: Services) {
  const stored = (type: string, bytes: Buffer) =>
    new StoredAnswer(200, bytes, {
      ...headers.documents,
      'Content-Type': type,
      'Cache-Control': fileCacheControl,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });

  return new Hono()
    .get('/images/:name{[0-9a-f-]{36}\\.(jpg|png|gif|webp)\\.jpg}', async (c) => {
      const answer = await cache.get(c.req.path, async () => {
        const [id = '', extension = ''] = c.req.param('name').split('.');
        const picture = findImage(db, id, extension, undefined);
        if (!picture) throw new ApiFailure(404, { message: 'There is no such image.' });
        const cut = (await open(picture.bytes)).resize(...size, { fit: 'cover' });
        const flat = cut.flatten({ background: '#fff' });
        return stored('image/jpeg', await flat.jpeg({ quality: 84, mozjpeg: true }).toBuffer());
      });
      return answer.answer(c);
    })
    .get('/:page{.+\\.png}', async (c) => {
      const answer = await cache.get(c.req.path, async () => {
        const page = c.req.param('page').slice(0, -'.png'.length);
        const drawing = drawShareImage(page === 'home' ? '/' : `/${page}`);
        if (!drawing) throw new ApiFailure(404, { message: 'There is no such image.' });
        const picture = (await open(Buffer.from(drawing))).resize(...size);
        return stored('image/png', await picture.png({ palette: true }).toBuffer());
      });
      return answer.answer(c);
    });
}

/** Loaded at the first image: a server that only serves pages never needs it. */
async function open(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp(bytes);
}

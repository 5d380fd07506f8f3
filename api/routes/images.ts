import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { findImage } from '../../db/images';
import { limitBody } from '../bodies';
import { matchesEtag } from '../contentCache';
import type { AdminVariables, Services } from '../context';
import { ApiFailure } from '../errors';
import { imageMessages, maxImageBytes, offeredWidths, storePicture } from '../pictures';
import { requireAdmin } from '../sessions';

/** Room for the multipart frame around the file. */
const maxUploadBytes = maxImageBytes + 64 * 1024;

/** `POST /api/images`: an upload from the editor. */
export function imageUploadRoutes(services: Services) {
  const limit = limitBody(maxUploadBytes, imageMessages.size);
  return new Hono<AdminVariables>().post('/', requireAdmin(services), limit, async (c) => {
    const form = await c.req.parseBody().catch((error: unknown) => {
      if (error instanceof ApiFailure) throw error;
      return {};
    });
    const file = 'file' in form ? form.file : undefined;
    if (!(file instanceof File) || file.size === 0) {
      throw new ApiFailure(400, { message: imageMessages.none });
    }
    if (file.size > maxImageBytes) throw new ApiFailure(413, { message: imageMessages.size });
    return c.json(await storePicture(services.db, Buffer.from(await file.arrayBuffer())), 201);
  });
}

/** `GET /images/{uuid}.{ext}`: a stored picture, whole or at one of the offered widths. */
export function imageRoutes({ db }: Services) {
  return new Hono().get('/:name{[0-9a-f-]{36}\\.(jpg|png|gif|webp)}', (c) => {
    const [id = '', extension = ''] = c.req.param('name').split('.');
    const width = readWidth(c.req.query('w'));
    // The bytes of a name never change, so the name and width are the whole of its version.
    const etag = `"${createHash('sha256').update(`${id} ${width}`).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'public, max-age=3600',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    const image = findImage(db, id, extension, width);
    if (!image) throw new ApiFailure(404, { message: 'There is no such image.' });
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    return new Response(image.bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, 'Content-Type': image.mime_type },
    });
  });
}

function readWidth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const width = offeredWidths.find((offered) => String(offered) === text);
  if (width) return width;
  throw new ApiFailure(400, { message: `Images come in the widths ${offeredWidths.join(', ')}.` });
}

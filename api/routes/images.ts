import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { findImage } from '../../db/images';
import { audit } from '../auditTrail';
import { limitBody } from '../bodies';
import { fileCacheControl } from '../cacheControl';
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
    const stored = await storePicture(services.db, Buffer.from(await file.arrayBuffer()));
    audit(services.db, c.get('admin'), {
      action: 'upload',
      resource: 'images',
      record_id: stored.image_url,
      summary: `${stored.width} × ${stored.height} pixels`,
    });
    return c.json(stored, 201);
  });
}

/** `GET /images/{uuid}.{ext}`: a stored picture, whole or at one of the offered widths. */
export function imageRoutes({ db, headers }: Services) {
  return new Hono().get('/:name{[0-9a-f-]{36}\\.(jpg|png|gif|webp)}', (c) => {
    const [id = '', extension = ''] = c.req.param('name').split('.');
    const width = readWidth(c.req.query('w'));
    // The bytes of a name never change, so the name and width are the whole of its version.
    const etag = `"${createHash('sha256').update(`${id} ${width}`).digest('base64url').slice(0, 22)}"`;
    const imageHeaders = {
      ...headers.documents,
      'Cache-Control': fileCacheControl,
      ETag: etag,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    const image = findImage(db, id, extension, width);
    if (!image) throw new ApiFailure(404, { message: 'There is no such image.' });
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, imageHeaders);
    return new Response(image.bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...imageHeaders, 'Content-Type': image.mime_type },
    });
  });
}

function readWidth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const width = offeredWidths.find((offered) => String(offered) === text);
  if (width) return width;
  throw new ApiFailure(400, { message: `Images come in the widths ${offeredWidths.join(', ')}.` });
}

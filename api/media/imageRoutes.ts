import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import {
  createImage,
  findImage,
  type ImageFormat,
  type NewImage,
  sameImageName,
} from '../../db/media/images';
import { isUnpublishedImage, isUsedInDraft } from '../../db/posts/uses';
import { cut } from '../../shared/cut';
import { audit } from '../accounts/auditTrail';
import { previewedPosts } from '../accounts/previewCookie';
import { requireAdmin, usableSession } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { fieldErrors, limitBody } from '../http/bodies';
import { fileCacheControl } from '../http/cacheControl';
import { HttpError } from '../http/errors';
import type { Network } from '../http/publicFile';
import { Semaphore } from '../http/semaphore';
import { matchesEtag } from '../http/storedResponse';
import {
  encodePicture,
  imageMessages,
  imagePath,
  maxImageBytes,
  offeredWidths,
  refuseBusy,
} from './images';
import { fetchImage } from './remoteImage';

export interface UploadedImage {
  id: string;
  /** Relative path, `images/{uuid}.{ext}`. */
  image_url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Name of an image with the same bytes that was there before. */
  same_as?: string;
}

/** Leaves room for the multipart frame around the file. */
const maxUploadBytes = maxImageBytes + 64 * 1024;
/**
 * Uploads read and decoded at once. Bodies of waiting uploads aren't read, so four bodies and two
 * decoded images are the maximum, about 40 MB.
 */
const uploads = new Semaphore(4, 40);

const sourceSchema = z.object({
  url: z.string({ error: 'Choose an image.' }).max(4000, 'This address is too long.'),
});

/**
 * `POST /api/images`: an upload from the editor, or `{url}` of an image on another site. With
 * `?keep=true` it is kept while unused.
 */
export function imageUploadRoutes(services: Services, network?: Network) {
  const limit = limitBody(maxUploadBytes, imageMessages.size);
  return new Hono<AdminVariables>().post('/', requireAdmin(services), limit, async (c) => {
    const image = await uploads.run(() => readUpload(c, network)).catch(refuseBusy);
    const { id, width, height } = image;
    const same_as = sameImageName(services.db, image);
    const stored: UploadedImage = {
      id,
      image_url: imagePath(image),
      width,
      height,
      ...(same_as !== undefined && { same_as }),
    };
    inTransaction(services.db, () => {
      createImage(services.db, image, { is_kept: c.req.query('keep') === 'true' });
      audit(
        services.db,
        c.get('admin'),
        'upload images',
        stored.image_url,
        [image.name, `${width} × ${height} pixels`].filter(Boolean).join(', '),
      );
    });
    return c.json(stored, 201);
  });
}

async function readUpload(c: Context, network?: Network): Promise<NewImage> {
  const type = c.req.header('Content-Type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return encodePicture(await readChunks(c), type);
  if (!/^application\/json\b/i.test(type)) {
    throw new HttpError(400, { message: imageMessages.none });
  }
  const sent: unknown = await c.req.json().catch(() => {
    throw new HttpError(400, { message: imageMessages.none });
  });
  const parsed = sourceSchema.safeParse(sent);
  if (!parsed.success) throw fieldErrors(parsed.error.issues);
  const { url } = parsed.data;
  const image = await encodePicture(await fetchImage(url, network));
  return { ...image, name: nameIn(url) };
}

function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return cut(last.replaceAll('%20', ' '), 200);
}

/** Reads the body in chunks; only the image's own process assembles it. */
async function readChunks(c: Context): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const reader = c.req.raw.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    pieces.push(read.value);
  }
  return pieces;
}

/**
 * `GET /images/{uuid}.{ext}`: a stored image, in full size or one of the offered widths. Images
 * used only in unpublished versions are visible to those who may see these.
 */
export function imageRoutes(services: Services) {
  const { db, headers } = services;
  return new Hono().get('/:name{[0-9a-f-]{36}\\.(jpg|png|gif|webp)}', async (c) => {
    const [id = '', extension = ''] = c.req.param('name').split('.');
    const width = readWidth(c.req.query('w'));
    const hidden = isUnpublishedImage(db, id);
    if (hidden && !(await maySeeHidden(services, c, id))) {
      throw new HttpError(404, { message: imageMessages.gone }, { 'Cache-Control': 'no-store' });
    }
    const image = findImage(db, id, extension, width, acceptedFormats(c.req.header('Accept')));
    if (!image) throw new HttpError(404, { message: imageMessages.gone });
    // Bytes never change under a name, so name, width and format identify the version.
    const version = `${id} ${width} ${image.mime_type}`;
    const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
    const imageHeaders = {
      ...headers.documents,
      'Cache-Control': hidden ? 'private, no-store' : fileCacheControl,
      ETag: etag,
      Vary: 'Accept',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, imageHeaders);
    const fileHeaders = {
      ...imageHeaders,
      'Content-Type': image.mime_type,
      'Content-Length': String(image.size),
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, fileHeaders);
    const bytes = image.read();
    if (!bytes) throw new HttpError(404, { message: imageMessages.gone });
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: fileHeaders });
  });
}

/**
 * Serves AVIF only if it is named explicitly: a wildcard comes from programs that may not read it.
 */
function acceptedFormats(accept = ''): ImageFormat[] {
  const named = /(?:^|,)\s*image\/avif\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(accept);
  return named && Number(named[1] ?? 1) > 0 ? ['avif', 'webp'] : ['webp'];
}

/** Allows unpublished images for admins and for browsers that opened a preview showing them. */
async function maySeeHidden(services: Services, c: Context, id: string): Promise<boolean> {
  if (isUsedInDraft(services.db, id, await previewedPosts(services, c))) return true;
  return (await usableSession(services, c)) !== undefined;
}

function readWidth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const width = offeredWidths.find((offered) => String(offered) === text);
  if (width) return width;
  throw new HttpError(400, { message: `Image widths are ${offeredWidths.join(', ')}.` });
}

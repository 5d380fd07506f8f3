import type { Sharp } from 'sharp';
import type { Database } from '../db/client';
import { createImage, type NewImage } from '../db/images';
import { ApiFailure } from './errors';
import type { UploadedImage } from './types';

/** The widths in pixels that `?w=` offers. */
export const offeredWidths = [480, 720, 960, 1600] as const;
export const maxImageBytes = 5 * 1024 * 1024;
/** Decoded pixels, all frames together; above it a file is taken for a decompression bomb. */
const maxPixels = 64_000_000;
const maxSide = 2560;

export const imageMessages = {
  type: 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
  size: 'File is too large. Maximum size is 5MB.',
  none: 'No file selected. Please choose an image.',
  unreadable: 'The image is damaged and cannot be read. Please choose another file.',
  pixels: 'The image has too many pixels. Please scale it down below 64 megapixels.',
} as const;

const kinds = {
  jpeg: { extension: 'jpg', mime_type: 'image/jpeg' },
  png: { extension: 'png', mime_type: 'image/png' },
  gif: { extension: 'gif', mime_type: 'image/gif' },
  webp: { extension: 'webp', mime_type: 'image/webp' },
} as const;
type Kind = keyof typeof kinds;

/** The kind of picture that the first bytes say, whatever the file's name or header claims. */
export function sniffKind(bytes: Buffer): Kind | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  const riff = bytes.toString('latin1', 0, 12);
  return riff.startsWith('RIFF') && riff.endsWith('WEBP') ? 'webp' : undefined;
}

/** Decoding takes memory: one picture at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture (metadata gone, orientation applied, at most 2560 px a side), makes its
 * smaller forms, and stores both.
 * @throws ApiFailure 413, 415 or 422 with a message for the editor.
 */
export function storePicture(db: Database, bytes: Buffer): Promise<UploadedImage> {
  const stored = queue.then(async () => {
    const image = await encodePicture(bytes);
    createImage(db, image);
    return { image_url: imagePath(image), width: image.width, height: image.height };
  });
  queue = stored.catch(() => undefined);
  return stored;
}

/** The relative path that `image_url` holds. */
export function imagePath({ id, extension }: Pick<NewImage, 'id' | 'extension'>): string {
  return `images/${id}.${extension}`;
}

/** A picture made ready to be stored. @throws ApiFailure as `storePicture`. */
export async function encodePicture(bytes: Buffer): Promise<NewImage> {
  if (bytes.length > maxImageBytes) throw new ApiFailure(413, { message: imageMessages.size });
  const kind = sniffKind(bytes);
  if (!kind) throw new ApiFailure(415, { message: imageMessages.type });
  // Loaded at the first upload: a server that only serves never needs it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const decode = (animated: boolean) =>
    sharp(bytes, { animated, limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  try {
    const { width = 0, height = 0, pages = 1 } = await decode(true).metadata();
    if (width * height > maxPixels) throw new ApiFailure(422, { message: imageMessages.pixels });
    const isAnimated = pages > 1 && (kind === 'gif' || kind === 'webp');
    const oriented = decode(isAnimated).autoOrient();
    const fitted = oriented.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const full = await encode(fitted, kind).toBuffer({ resolveWithObject: true });
    const variants = isAnimated ? [] : await encodeVariants(sharp(full.data));
    return {
      id: crypto.randomUUID(),
      ...kinds[kind],
      width: full.info.width,
      height: full.info.pageHeight ?? full.info.height,
      bytes: full.data,
      variants,
    };
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    const isBomb = error instanceof Error && /pixel limit/.test(error.message);
    const message = isBomb ? imageMessages.pixels : imageMessages.unreadable;
    throw new ApiFailure(422, { message });
  }
}

function encode(picture: Sharp, kind: Kind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 82, progressive: true });
  if (kind === 'png') return picture.png({ compressionLevel: 9 });
  if (kind === 'gif') return picture.gif();
  return picture.webp({ quality: 82 });
}

function encodeVariants(picture: Sharp): Promise<NewImage['variants']> {
  return Promise.all(
    offeredWidths.map(async (width) => {
      const resized = picture.clone().resize({ width, withoutEnlargement: true });
      return { width, bytes: await resized.webp({ quality: 78 }).toBuffer() };
    }),
  );
}

const dataImage = /(<img\b[^>]*?\ssrc=")data:image\/[a-z]+;base64,([^"]*)"/gi;

/**
 * Moves pictures that were put into the text as data into the image store.
 * @param html sanitised, so every attribute is in double quotes.
 * @returns the HTML with `/images/…` in their place.
 * @throws ApiFailure 422 at `content` for a picture that can't be read; those before it stay stored.
 */
export async function storeDataImages(db: Database, html: string): Promise<string> {
  let result = '';
  let end = 0;
  for (const match of html.matchAll(dataImage)) {
    const [whole, start = '', base64 = ''] = match;
    const { image_url } = await storeInlinePicture(db, base64);
    result += `${html.slice(end, match.index)}${start}/${image_url}"`;
    end = match.index + whole.length;
  }
  return result + html.slice(end);
}

async function storeInlinePicture(db: Database, base64: string): Promise<UploadedImage> {
  try {
    return await storePicture(db, Buffer.from(base64, 'base64'));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const message = `A picture in the text can't be saved. ${error.message}`;
    throw new ApiFailure(422, { message, errors: { content: message } });
  }
}

import type { NewImage } from '../../db/media/images';
import { fieldError, HttpError } from '../http/errors';
import { SemaphoreFullError } from '../http/semaphore';
import {
  type ImageKind,
  type ImageLimits,
  type ImageProcesses,
  type ImageResult,
  runImageProcess,
} from './imageProcess';

/** Widths in pixels offered with `?w=`. */
export const offeredWidths = [480, 720, 960, 1600] as const;
export const maxImageBytes = 5 * 1024 * 1024;
const maxPixels = 64_000_000;
const maxSide = 2560;

export const imageMessages = {
  type: 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
  size: 'File is too large. Maximum size is 5MB.',
  none: 'No file selected. Please choose an image.',
  unreadable: 'The image is damaged and cannot be read. Please choose another file.',
  pixels: 'The image has too many pixels. Please scale it down below 64 megapixels.',
  time: 'The image takes too long to read. Please save it again in an image program, not progressive, or choose another.',
  memory: 'The image takes too much memory to read. Please scale it down and try again.',
  gone: "This image doesn't exist.",
  busy: 'The server is busy with other images. Please try again in a moment.',
} as const;

const kinds = {
  jpeg: { extension: 'jpg', mime_type: 'image/jpeg' },
  png: { extension: 'png', mime_type: 'image/png' },
  gif: { extension: 'gif', mime_type: 'image/gif' },
  webp: { extension: 'webp', mime_type: 'image/webp' },
} as const satisfies Record<ImageKind, Pick<NewImage, 'extension' | 'mime_type'>>;

/** Returns the relative path stored in `image_url`. */
export function imagePath({ id, extension }: Pick<NewImage, 'id' | 'extension'>): string {
  return `images/${id}.${extension}`;
}

/** Messages and statuses for images that can't be stored. */
const problemStatus = {
  none: 400,
  size: 413,
  type: 415,
  pixels: 422,
  unreadable: 422,
  time: 422,
  memory: 422,
} as const;

/**
 * Re-encodes an image (without metadata, upright, at most 2560 px a side) with its smaller sizes,
 * ready to be stored.
 * @param sent the image in chunks; with `contentType` the multipart body that contains it as
 *   `file`.
 * @throws HttpError 400, 413, 415, 422 or, if too many are waiting, 503, with a message for the
 *   editor.
 */
export async function encodePicture(
  sent: readonly Uint8Array[],
  contentType?: string,
  limits?: ImageLimits,
): Promise<NewImage> {
  const task = { ...usualTask, sent: Buffer.concat(sent), contentType };
  return imageOf(await runImageProcess(task, limits).catch(refuseBusy));
}

/** The same for one of many, without AVIF. @throws HttpError 400, 413, 415 or 422. */
export async function encodeOneOfMany(
  sent: Uint8Array,
  processes: ImageProcesses,
): Promise<NewImage> {
  return imageOf(await processes.decode({ ...usualTask, sent: Buffer.from(sent), isQuick: true }));
}

const usualTask = { maxBytes: maxImageBytes, maxPixels, maxSide, widths: offeredWidths };

function imageOf(result: ImageResult): NewImage {
  if ('problem' in result) {
    const message = imageMessages[result.problem];
    throw new HttpError(problemStatus[result.problem], { message });
  }
  const { kind, ...picture } = result;
  return { id: crypto.randomUUID(), ...kinds[kind], ...picture };
}

/**
 * Makes the AVIF sizes of a stored image; none if they wouldn't be smaller, or it can't be read.
 * @throws SemaphoreFullError if too many are waiting.
 */
export async function avifForms(
  stored: Buffer,
  stopping?: AbortSignal,
): Promise<NewImage['variants']> {
  const sent = Buffer.from(stored);
  const task = { ...usualTask, sent, maxBytes: stored.length, isPatient: true };
  const result = await runImageProcess(task, undefined, stopping);
  return 'problem' in result ? [] : result.variants.filter(({ format }) => format === 'avif');
}

/** For `catch`. @throws HttpError 503 if too many are waiting, otherwise the given error. */
export function refuseBusy(error: unknown): never {
  if (!(error instanceof SemaphoreFullError)) throw error;
  throw new HttpError(503, { message: imageMessages.busy }, { 'Retry-After': '10' });
}

const dataImage = /(<img(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+src=")data:image\/[a-z]+;base64,([^"]*)"/gi;
/** Limited because each takes a process, and an editor waits. */
const maxDataImages = 50;

/**
 * Converts inline image data in a text to stored images.
 * @param html sanitised, so every attribute is in double quotes.
 * @returns the HTML with `/images/…` instead, and the images to store.
 * @throws HttpError 422 at `content` for an unreadable image; 503 as `encodePicture`.
 */
export async function convertInlineImages(
  html: string,
): Promise<{ html: string; images: NewImage[] }> {
  const inline = [...html.matchAll(dataImage)];
  if (inline.length > maxDataImages) {
    throw fieldError(
      'content',
      `The text contains ${inline.length} images that aren't uploaded yet. At most ${maxDataImages} can be saved at once. Upload the others one by one.`,
    );
  }
  const images: NewImage[] = [];
  let result = '';
  let end = 0;
  for (const source of inline) {
    const [whole, start = '', base64 = ''] = source;
    const image = await encodeInlinePicture(base64);
    images.push(image);
    result += `${html.slice(end, source.index)}${start}/${imagePath(image)}"`;
    end = source.index + whole.length;
  }
  return { html: result + html.slice(end), images };
}

async function encodeInlinePicture(base64: string): Promise<NewImage> {
  try {
    return await encodePicture([Buffer.from(base64, 'base64')]);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 503) throw error;
    throw fieldError('content', `An image in the text can't be saved. ${error.message}`);
  }
}

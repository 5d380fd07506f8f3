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

/** The widths in pixels that `?w=` offers. */
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
  gone: 'There is no such image.',
  busy: 'The server is busy with other pictures. Please try again in a moment.',
} as const;

const kinds = {
  jpeg: { extension: 'jpg', mime_type: 'image/jpeg' },
  png: { extension: 'png', mime_type: 'image/png' },
  gif: { extension: 'gif', mime_type: 'image/gif' },
  webp: { extension: 'webp', mime_type: 'image/webp' },
} as const satisfies Record<ImageKind, Pick<NewImage, 'extension' | 'mime_type'>>;

/** The relative path that `image_url` holds. */
export function imagePath({ id, extension }: Pick<NewImage, 'id' | 'extension'>): string {
  return `images/${id}.${extension}`;
}

/** What the editor is told where a picture can't be stored, and with which status. */
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
 * A picture re-encoded (metadata gone, orientation applied, at most 2560 px a side) with its smaller
 * forms, ready to be stored.
 * @param sent the picture, in pieces; with `contentType` the multipart body that holds it as `file`.
 * @throws ApiFailure 400, 413, 415, 422 or, where too many wait, 503, with a message for the editor.
 */
export async function encodePicture(
  sent: readonly Uint8Array[],
  contentType?: string,
  limits?: ImageLimits,
): Promise<NewImage> {
  const task = { ...usualTask, sent: Buffer.concat(sent), contentType };
  return imageOf(await runImageProcess(task, limits).catch(refuseBusy));
}

/** The same for one of many, without its forms in AVIF. @throws ApiFailure 400, 413, 415 or 422. */
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
 * The AVIF forms of a stored picture; none where they would not be smaller, or it can't be read.
 * @throws SemaphoreFullError where too many pictures wait.
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

/** For `catch`. @throws ApiFailure 503 where too many wait already, else what it was given. */
export function refuseBusy(error: unknown): never {
  if (!(error instanceof SemaphoreFullError)) throw error;
  throw new HttpError(503, { message: imageMessages.busy }, { 'Retry-After': '10' });
}

const dataImage = /(<img(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+src=")data:image\/[a-z]+;base64,([^"]*)"/gi;
/** Each takes a process of its own, and an editor waits for them. */
const maxDataImages = 50;

/**
 * Makes pictures that were put into the text as data ready to be stored with it.
 * @param html sanitised, so every attribute is in double quotes.
 * @returns the HTML with `/images/…` in their place, and those pictures.
 * @throws ApiFailure 422 at `content` for a picture that can't be read; 503 as `encodePicture`.
 */
export async function takeDataImages(html: string): Promise<{ html: string; images: NewImage[] }> {
  const found = [...html.matchAll(dataImage)];
  if (found.length > maxDataImages) {
    throw fieldError(
      'content',
      `The text holds ${found.length} pictures that are not uploaded yet, and ${maxDataImages} can be saved at once. Upload the others one by one.`,
    );
  }
  const images: NewImage[] = [];
  let result = '';
  let end = 0;
  for (const match of found) {
    const [whole, start = '', base64 = ''] = match;
    const image = await encodeInlinePicture(base64);
    images.push(image);
    result += `${html.slice(end, match.index)}${start}/${imagePath(image)}"`;
    end = match.index + whole.length;
  }
  return { html: result + html.slice(end), images };
}

async function encodeInlinePicture(base64: string): Promise<NewImage> {
  try {
    return await encodePicture([Buffer.from(base64, 'base64')]);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 503) throw error;
    throw fieldError('content', `A picture in the text can't be saved. ${error.message}`);
  }
}

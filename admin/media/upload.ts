import { useSyncExternalStore } from 'react';
import { HttpError, type useNotify } from 'react-admin';
import type { UploadedImage } from '../../api/types';
import { withPrompt } from '../httpClient';

interface Options {
  /** Receives the share sent, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
  /** Keeps the image in the media library while unused. */
  isKept?: boolean;
}

/** Browsers may not notice a lost network for minutes; storing an image takes less. */
const longestSilenceMs = 90_000;

const failed = 'The image could not be uploaded. Please try again.';

/**
 * Uploads an image, at most two at a time, scaling down large ones. @throws Error with a message
 * for the editor; HttpError if the server refused it.
 */
export function uploadPicture(file: File, options: Options): Promise<UploadedImage> {
  return uploads.run(async () => {
    const fitted = await fitPicture(file);
    return withPrompt(() => sendFile(fitted, options));
  });
}

/** Uses XMLHttpRequest, since `fetch` reports no upload progress. */
function sendFile(file: File, { onProgress, signal, isKept }: Options): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const body = new FormData();
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', isKept ? '/api/images?keep=true' : '/api/images');
    request.responseType = 'json';
    let silence: number | undefined;
    const giveUp = () => {
      reject(new Error(failed));
      request.abort();
    };
    const listen = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(giveUp, longestSilenceMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total ? loaded / total : 0);
    };
    window.addEventListener('offline', giveUp);
    request.onloadend = () => {
      window.clearTimeout(silence);
      window.removeEventListener('offline', giveUp);
    };
    request.onerror = () => reject(new Error(failed));
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const response: (Partial<UploadedImage> & { message?: string }) | null = request.response;
      if (request.status !== 201) {
        reject(new HttpError(response?.message ?? failed, request.status, response));
      } else if (isUploaded(response)) resolve(response);
      else reject(new Error('Failed to retrieve public URL for the uploaded image.'));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    listen();
    request.send(body);
  });
}

const isUploaded = (response: Partial<UploadedImage> | null): response is UploadedImage =>
  Boolean(response?.image_url);

const maxBytes = 5 * 1024 * 1024;
/** Maximum sides to try, in pixels: twice a page's widest display, and less. */
const longestSides = [2880, 2048, 1440];
const quality = 0.88;

/**
 * Scales down a still image over the size limit; others stay unchanged.
 * @throws Error with a message for the editor if it is animated or unreadable.
 */
async function fitPicture(file: File): Promise<File> {
  if (file.size <= maxBytes) return file;
  const bitmap = (await isMoving(file)) ? undefined : await readPicture(file);
  if (bitmap) {
    // Keeps transparency.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    try {
      for (const longest of longestSides) {
        const blob = await drawn(bitmap, longest, type);
        if (blob && blob.size <= maxBytes) return new File([blob], file.name, { type: blob.type });
      }
    } finally {
      bitmap.close();
    }
  }
  throw new Error('File is too large. Maximum size is 5MB.');
}

const readPicture = (file: File): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file).catch(() => undefined);

/** Tells whether it has several frames, which a canvas would lose. Large GIFs usually do. */
async function isMoving(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  const head = new TextDecoder('latin1').decode(await file.slice(0, 65_536).arrayBuffer());
  return head.includes(file.type === 'image/png' ? 'acTL' : 'ANIM') && file.type !== 'image/jpeg';
}

function drawn(bitmap: ImageBitmap, longest: number, type: string): Promise<Blob | null> {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

const atOnce = 2;

/** All uploads: running ones and a queue. */
class Uploads {
  private count = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.change(1);
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.change(-1);
      this.waiting.shift()?.();
    }
  }

  readonly isBusy = (): boolean => this.count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(by: 1 | -1): void {
    this.count += by;
    if (this.isBusy()) window.addEventListener('beforeunload', warnBeforeUnload);
    else window.removeEventListener('beforeunload', warnBeforeUnload);
    for (const listener of this.listeners) listener();
  }
}

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

const uploads = new Uploads();

/** Tells whether any upload is pending. */
export const useUploading = (): boolean => useSyncExternalStore(uploads.subscribe, uploads.isBusy);

/** Notifies of an upload that was there before. */
export function notifyIfKnown(
  notify: ReturnType<typeof useNotify>,
  { same_as }: UploadedImage,
): void {
  if (same_as === undefined) return;
  const message = `The media library already has this image${same_as && ` (“${same_as}”)`}: choose it from there next time.`;
  notify(message, { type: 'info' });
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/**
 * Explains why a file can't be a post's image, or returns undefined. The server checks its bytes
 * too.
 */
export function imageProblem(file: File | undefined): string | undefined {
  if (!file) return 'No file selected. Please choose an image.';
  if (!imageTypes.includes(file.type)) {
    return 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.';
  }
  return undefined;
}

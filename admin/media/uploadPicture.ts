import { HttpError } from 'react-admin';
import type { UploadedImage } from '../../api/types';
import { fitPicture } from './fitPicture';
import { uploads } from './uploads';

interface Options {
  /** Gets the share that is sent, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
  /** Whether it stays in the media where no post uses it. */
  keep?: boolean;
}

/** A lost network need not be noticed by the browser for many minutes; storing a picture takes less. */
const longestSilenceMs = 90_000;

const failed = 'The image could not be uploaded. Please try again.';

/**
 * Sends a picture, two at a time, made smaller where it is too large. @throws Error with a message for the editor; HttpError where the
 * server refused it.
 */
export function uploadPicture(file: File, options: Options): Promise<UploadedImage> {
  return uploads.run(async () => send(await fitPicture(file), options));
}

/** `fetch` could not tell how far it has come. */
function send(file: File, { onProgress, signal, keep }: Options): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const body = new FormData();
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', keep ? '/api/images?keep=true' : '/api/images');
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
      const answer: (Partial<UploadedImage> & { message?: string }) | null = request.response;
      if (request.status !== 201) {
        reject(new HttpError(answer?.message ?? failed, request.status, answer));
      } else if (isUploaded(answer)) resolve(answer);
      else reject(new Error('Failed to retrieve public URL for the uploaded image.'));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    listen();
    request.send(body);
  });
}

const isUploaded = (answer: Partial<UploadedImage> | null): answer is UploadedImage =>
  Boolean(answer?.image_url);

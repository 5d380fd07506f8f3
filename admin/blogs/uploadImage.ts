import { HttpError } from 'react-admin';
import type { UploadedImage } from '../../api/types';

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const maxBytes = 5 * 1024 * 1024;

/** Why a file can't be uploaded, or undefined. The server looks at its bytes once more. */
export function imageProblem(file: File | undefined): string | undefined {
  if (!file) return 'No file selected. Please choose an image.';
  if (!imageTypes.includes(file.type)) {
    return 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.';
  }
  if (file.size > maxBytes) return 'File is too large. Maximum size is 5MB.';
  return undefined;
}

/**
 * Sends an image and gives its stored path; `fetch` could not tell how far it has come.
 * @param onProgress gets the share that is sent, 0 to 1.
 */
export function uploadImage(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/images');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error('The image could not be uploaded. Please try again.'));
    request.onload = () => {
      const answer: Partial<UploadedImage> & { message?: string } = request.response ?? {};
      if (request.status !== 201) {
        const message = answer.message ?? 'The image could not be uploaded. Please try again.';
        reject(new HttpError(message, request.status, answer));
      } else if (answer.image_url) resolve(answer.image_url);
      else reject(new Error('Failed to retrieve public URL for the uploaded image.'));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

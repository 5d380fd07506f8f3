import type { Context } from 'hono';
import { cut } from '../../shared/cut';
import { fileNameOf, maxPaperBytes } from '../../shared/papers';
import { HttpError } from '../http/errors';
import { Semaphore, SemaphoreFullError } from '../http/semaphore';
import { countPages, isPdf } from './pdf';

/** Leaves room for the multipart frame around the file. */
export const maxUploadBytes = maxPaperBytes + 64 * 1024;
export const maxTitle = 200;

/** Uploads held at once: two files, and the bodies that they came in. */
const uploads = new Semaphore(2, 20);

export const paperMessages = {
  none: 'No file selected. Please choose a PDF.',
  size: 'The file is too large: 10 MB at most.',
  type: 'This isn’t a PDF, or it is damaged. Save it as a PDF again, and choose that file.',
  busy: 'The server is busy with other files. Please try again in a moment.',
} as const;

interface UploadedPaper {
  id: string;
  title: string;
  name: string;
  pages: number;
  bytes: Buffer;
}

/**
 * Reads a PDF from the field `file` of a multipart body, and its title from `title` or the file's name.
 * @param store keeps it while no other upload has its turn.
 * @throws HttpError 400, 413, 415 for what is no PDF, 503.
 */
export function readUpload<Stored>(
  c: Context,
  store: (paper: UploadedPaper, fields: FormData) => Stored,
): Promise<Stored> {
  return uploads
    .run(async () => {
      const form = await c.req.formData().catch(() => undefined);
      const file = form?.get('file');
      if (!form || !(file instanceof File) || file.size === 0) {
        throw new HttpError(400, { message: paperMessages.none });
      }
      if (file.size > maxPaperBytes) throw new HttpError(413, { message: paperMessages.size });
      const bytes = Buffer.from(await file.arrayBuffer());
      if (!isPdf(bytes)) throw new HttpError(415, { message: paperMessages.type });
      const typed = form.get('title');
      const title = cut(
        (typeof typed === 'string' && typed.trim()) || titleOf(file.name),
        maxTitle,
      );
      const pages = await countPages(bytes);
      return store({ id: crypto.randomUUID(), title, name: fileNameOf(title), pages, bytes }, form);
    })
    .catch((error: unknown) => {
      if (!(error instanceof SemaphoreFullError)) throw error;
      throw new HttpError(503, { message: paperMessages.busy }, { 'Retry-After': '10' });
    });
}

/** 'cost_agreement.pdf' is 'cost agreement'. */
const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim() || 'Paper';

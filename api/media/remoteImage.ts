import { HttpError } from '../http/errors';
import { FetchError, fetchPublicFile, type Network } from '../http/publicFile';
import { imageMessages, maxImageBytes } from './images';

const maxMilliseconds = 10_000;
const foreign = 'It stays on the other site, and will disappear if that site removes it.';

/** Thrown if a host can't be reached, so that its other images fail too. */
export class UnreachableError extends HttpError {
  constructor(reason: string) {
    super(422, failureBody(reason));
  }
}

/**
 * Fetches an image from a public https site, in chunks, as `fetchPublicFile` does.
 * @throws HttpError 422 with a message for the editor, 413 above 5 MB.
 */
export async function fetchImage(
  address: string,
  network?: Network,
  milliseconds = maxMilliseconds,
): Promise<Uint8Array[]> {
  const accept = 'image/webp,image/png,image/jpeg,image/gif';
  const rules = { accept, maxBytes: maxImageBytes, milliseconds, network };
  return fetchPublicFile(address, rules).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error;
    const { reason, message } = error;
    if (reason === 'host') throw new UnreachableError(message);
    throw reason === 'size'
      ? new HttpError(413, { message: `${imageMessages.size} ${foreign}` })
      : new HttpError(422, failureBody(message));
  });
}

const failureBody = (reason: string) => ({
  message: `The image could not be fetched. ${reason} ${foreign}`,
});

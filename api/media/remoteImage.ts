import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { HttpError } from '../http/errors';
import { imageMessages, maxImageBytes } from './images';
import { isPublicAddress } from './publicAddress';

/** Network access, replaced in tests. */
export interface Network {
  /** Resolves all addresses of a host. */
  resolve(host: string): Promise<string[]>;
  /** Sends a GET to one of them, regardless of later DNS changes. */
  open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>;
}

const maxRedirects = 3;
const maxMilliseconds = 10_000;
const foreign = 'It stays on the other site, and will disappear if that site removes it.';

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const family = isIP(address);
      const headers = { Accept: 'image/webp,image/png,image/jpeg,image/gif' };
      request(url, {
        signal,
        headers,
        agent: false,
        // Node asks for one address or for all.
        lookup: (_host, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      })
        .once('response', resolve)
        .once('error', reject)
        .end();
    }),
};

/** Thrown if a host can't be reached, so that its other images fail too. */
export class UnreachableError extends HttpError {
  constructor(reason: string) {
    super(422, failureBody(reason));
  }
}

/**
 * Fetches an image from a public https site, in chunks. Checks every address of the host and
 * connects to one of those; redirects are checked the same way.
 * @throws HttpError 422 with a message for the editor, 413 above 5 MB.
 */
export async function fetchImage(
  address: string,
  network: Network = internet,
  milliseconds = maxMilliseconds,
): Promise<Uint8Array[]> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await follow(address, network, signal, maxRedirects);
    return await readResponse(response);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new UnreachableError(
      signal.aborted
        ? 'The other site took too long to respond.'
        : "The other site doesn't respond.",
    );
  }
}

async function follow(
  address: string,
  network: Network,
  signal: AbortSignal,
  left: number,
): Promise<IncomingMessage> {
  const url = publicUrl(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolveIn(network, host, signal);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress))
    throw new UnreachableError('Its address is not public.');
  const response = await network.open(url, first, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (statusCode >= 300 && statusCode < 400 && headers.location && left > 0) {
    return follow(new URL(headers.location, url).href, network, signal, left - 1);
  }
  throw failure(`The other site responded with ${statusCode}.`);
}

function publicUrl(address: string): URL {
  if (!URL.canParse(address)) throw failure('Its address is not complete.');
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  if (!isPlain) throw failure('Only https addresses are fetched.');
  return url;
}

/** Resolvers take no abort signal: late results are dropped. */
function resolveIn(network: Network, host: string, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    network.resolve(host).then(resolve, reject);
  });
}

async function readResponse(response: IncomingMessage): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > maxImageBytes) {
      response.destroy();
      throw new HttpError(413, { message: `${imageMessages.size} ${foreign}` });
    }
    pieces.push(piece);
  }
  return pieces;
}

function failure(reason: string): HttpError {
  return new HttpError(422, failureBody(reason));
}

const failureBody = (reason: string) => ({
  message: `The image could not be fetched. ${reason} ${foreign}`,
});

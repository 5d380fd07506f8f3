import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress';

type Method = 'GET' | 'HEAD';

/** Network access, replaced in tests. */
export interface Network {
  resolve(host: string): Promise<string[]>;
  /** Sends a request to one of them, regardless of later DNS changes. */
  open(
    url: URL,
    address: string,
    signal: AbortSignal,
    accept: string,
    method: Method,
  ): Promise<IncomingMessage>;
}

const maxRedirects = 3;

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: (url, address, signal, accept, method) =>
    new Promise((resolve, reject) => {
      const family = isIP(address);
      request(url, {
        signal,
        method,
        headers: { Accept: accept },
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

/** Why a file of another site couldn't be fetched, as a sentence. */
export class FetchError extends Error {
  constructor(
    message: string,
    /** `host`: the host can't be reached, so that its other files fail too. */
    readonly reason: 'host' | 'size' | 'other',
    /** What the other site responded with, if it did. */
    readonly status?: number,
  ) {
    super(message);
  }
}

export interface FetchRules {
  accept: string;
  maxBytes: number;
  /** For all of it, redirects included. */
  milliseconds: number;
  network?: Network | undefined;
}

/**
 * Fetches a file from a public https site, in chunks. Checks every address of the host and connects
 * to one of those; redirects are checked the same way.
 * @throws FetchError
 */
export const fetchPublicFile = (address: string, rules: FetchRules): Promise<Uint8Array[]> =>
  inTime(rules, async (signal) =>
    readResponse(await follow(address, rules, signal, 'GET'), rules.maxBytes),
  );

/**
 * Asks whether an address of a public https site leads somewhere, in the same way: with HEAD and,
 * where that fails, with GET. @throws FetchError
 */
export async function askPublicAddress(
  address: string,
  asked: Omit<FetchRules, 'accept' | 'maxBytes'>,
): Promise<void> {
  const rules = { ...asked, accept: 'text/html,*/*', maxBytes: 0 };
  const ask = (method: Method) =>
    inTime(rules, async (signal) => {
      (await follow(address, rules, signal, method)).destroy();
    });
  await ask('HEAD').catch(() => ask('GET'));
}

async function inTime<Result>(
  { milliseconds }: FetchRules,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await work(signal);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(
      signal.aborted
        ? 'The other site took too long to respond.'
        : "The other site doesn't respond.",
      'host',
    );
  }
}

async function follow(
  address: string,
  rules: FetchRules,
  signal: AbortSignal,
  method: Method,
  left = maxRedirects,
): Promise<IncomingMessage> {
  const network = rules.network ?? internet;
  const url = publicUrl(address);
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolveIn(network, host, signal);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) {
    throw new FetchError('Its address is not public.', 'host');
  }
  const response = await network.open(url, first, signal, rules.accept, method);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (statusCode >= 300 && statusCode < 400 && headers.location && left > 0) {
    return follow(new URL(headers.location, url).href, rules, signal, method, left - 1);
  }
  throw new FetchError(`The other site responded with ${statusCode}.`, 'other', statusCode);
}

/** Names that lead nowhere from the internet: RFC 6761, 6762, 8375, 9476. */
const insideNames = /^(?:[^.]+|.*\.(?:localhost|local|internal|alt|test|invalid|home\.arpa))\.?$/;

/** Tells whether an address may ever be fetched, as far as it says so itself. */
export function mayBeFetched(url: URL): boolean {
  const host = hostOf(url);
  return isPlain(url) && (isIP(host) ? isPublicAddress(host) : !insideNames.test(host));
}

/** The host as it is looked up: of an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const isPlain = ({ protocol, port, username, password }: URL): boolean =>
  protocol === 'https:' && port === '' && !username && !password;

function publicUrl(address: string): URL {
  if (!URL.canParse(address)) throw new FetchError('Its address is not complete.', 'other');
  const url = new URL(address);
  if (!isPlain(url)) throw new FetchError('Only https addresses are fetched.', 'other');
  return url;
}

/** Resolvers take no abort signal: late results are dropped. */
function resolveIn(network: Network, host: string, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    network.resolve(host).then(resolve, reject);
  });
}

async function readResponse(response: IncomingMessage, maxBytes: number): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > maxBytes) {
      response.destroy();
      throw new FetchError('It is too large.', 'size');
    }
    pieces.push(piece);
  }
  return pieces;
}

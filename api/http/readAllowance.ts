import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress } from './clientAddress';
import { type RateLimit, tooManyRequests } from './rateLimit';

/** Number of addresses tracked; beyond it counting starts over. */
const maxKeys = 50_000;

/** The message of a read's limit. */
export const tooManyReads = (wait: string): string =>
  `Too many requests from your network. Please try again in ${wait}.`;

/** Pages computed for one reader alone, per network address: as many as searches. */
const ownPages: RateLimit = { most: 120, seconds: 60, message: tooManyReads };

/** Limits pages that are made for one reader and never kept. @throws HttpError 429. */
export const limitOwnPages = ({ TRUST_PROXY }: { TRUST_PROXY: number }): MiddlewareHandler => {
  const count = readAllowance(ownPages, TRUST_PROXY);
  return (c, next) => {
    count(c);
    return next();
  };
};

/** Counts a read for the request's network address. @throws HttpError 429 with `Retry-After`. */
export type ReadAllowance = (c: Context) => void;

/**
 * Limits costly reads per network address, in memory: reading must not need disk space, and a
 * restart may reset the count.
 */
export function readAllowance(limit: RateLimit, trustedProxies: number): ReadAllowance {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (c) => {
    const now = Date.now();
    if (now >= endsAt || counts.size >= maxKeys) {
      counts.clear();
      endsAt = now + limit.seconds * 1000;
    }
    const address = clientAddress(c, trustedProxies);
    const count = counts.get(address) ?? 0;
    if (count >= limit.most) throw tooManyRequests(limit, Math.ceil((endsAt - now) / 1000));
    counts.set(address, count + 1);
  };
}

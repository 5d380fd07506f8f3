import { Hono } from 'hono';
import type { Services } from '../context';
import { sharedJson } from '../http/cacheControl';
import { everyFact, jsonResponse, type StoredResponse } from '../http/contentCache';
import { readRange } from '../http/listQuery';
import { thisDay } from '../pages/dailyFacts';
import type { SearchAllowance } from './allowance';
import { search } from './search';

/** Further on nobody looks. */
const mostResults = 50;
const longestQuery = 200;

/**
 * `GET /api/search?q=&range=[0,9]`: what visitors may find. Where words were misspelt or are nowhere,
 * `Search-Corrected` has those that were looked for, URL-encoded.
 */
export function searchRoutes(services: Services, allowed: SearchAllowance) {
  const { cache } = services;
  const shared = sharedJson(services);

  function answer(typed: string, offset: number, limit: number): StoredResponse {
    const { results, total, corrected, noGuide } = search(services, typed, { offset, limit });
    const last = Math.max(offset + results.length - 1, 0);
    const isFound = total > 0;
    const made = jsonResponse(results, {
      ...shared,
      ...(!isFound && { 'Cache-Control': 'no-store' }),
      'Content-Range': `search ${offset}-${last}/${total}`,
      ...(corrected && { 'Search-Corrected': encodeURIComponent(corrected) }),
      ...(noGuide && { 'Search-No-Guide': '1' }),
    }).naming([everyFact, thisDay]);
    return isFound ? made : made.unkept();
  }

  return new Hono().get('/', async (c) => {
    const typed = (c.req.query('q') ?? '').slice(0, longestQuery);
    const [first, last] = readRange(c.req.query('range')) ?? [0, 9];
    const limit = Math.min(last - first + 1, mostResults);
    const asked = new URLSearchParams({ q: typed, range: `[${first},${last}]` });
    return (
      await cache.typed.get(`/api/search?${asked}`, () =>
        allowed(c, () => answer(typed, first, limit)),
      )
    ).answer(c);
  });
}

import { Hono } from 'hono';
import { clearMisses, listMisses } from '../../db/search/searchMisses';
import { readSignedCookie } from '../accounts/cookies';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { sharedJson } from '../http/cacheControl';
import { searchedNames } from '../http/contentCache';
import { readRange } from '../http/listQuery';
import { jsonResponse, type StoredResponse } from '../http/storedResponse';
import { type ResultPage, search } from './search';

/** Limits paging. */
const maxResults = 50;
const longestQuery = 200;

/**
 * `GET /api/search?q=&range=[0,9]`: search for visitors. If words were misspelt or unknown,
 * `Search-Corrected` contains the words searched for, URL-encoded.
 */
export function searchRoutes(services: Services) {
  const { cache } = services;
  const shared = sharedJson(services);

  function responseFor(typed: string, page: ResultPage): StoredResponse {
    const { results, total, corrected, noGuide } = search(services, typed, page);
    const { offset } = page;
    const last = Math.max(offset + results.length - 1, 0);
    const isFound = total > 0;
    const made = jsonResponse(results, {
      ...shared,
      ...(!isFound && { 'Cache-Control': 'no-store' }),
      'Content-Range': `search ${offset}-${last}/${total}`,
      ...(corrected && { 'Search-Corrected': encodeURIComponent(corrected) }),
      ...(noGuide && { 'Search-No-Guide': '1' }),
    }).dependingOn(searchedNames);
    return isFound ? made : made.uncached();
  }

  return new Hono().get('/', async (c) => {
    const typed = (c.req.query('q') ?? '').slice(0, longestQuery);
    const [first, last] = readRange(c.req.query('range')) ?? [0, 9];
    const limit = Math.min(last - first + 1, maxResults);
    const asked = new URLSearchParams({ q: typed, range: `[${first},${last}]` });
    return (
      await cache.typed.get(`/api/search?${asked}`, () =>
        services.allowSearch(c, async () => {
          const isEditor = (await readSignedCookie(services, c, 'session')) !== undefined;
          return responseFor(typed, { offset: first, limit, isEditor });
        }),
      )
    ).respond(c);
  });
}

const maxListed = 50;

/** `/api/search-misses`: GET lists searches without results, most frequent first; DELETE clears. */
export function searchMissRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .use(requireAdmin(services))
    .get('/', (c) => c.json(listMisses(db, maxListed)))
    .delete('/', (c) => {
      clearMisses(db);
      return c.body(null, 204);
    });
}

import type { SearchResult } from '../api/publicTypes';
import type { BlogSummary, Found, RequestContext, SearchData } from './data';

/** @throws Error where the API can't be reached or refuses; of an `AbortSignal` its reason. */
export async function apiSearch(
  typed: string,
  { offset, limit }: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<Found> {
  const range = JSON.stringify([offset, offset + limit - 1]);
  const query = new URLSearchParams({ q: typed.slice(0, 200), range });
  const response = await read(`/api/search?${query}`, signal);
  const mended = response.headers.get('Search-Mended');
  return {
    results: (await response.json()) as SearchResult[],
    total: Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0),
    ...(mended && { mended: decodeURIComponent(mended) }),
    ...(response.headers.has('Search-No-Guide') && { noGuide: true as const }),
  };
}

/** @throws Error, as both of its functions do, where the API can't be reached or refuses. */
const apiData: SearchData = {
  search: apiSearch,
  async relatedPosts({ id }) {
    const answer = await read(`/api/related-posts/${encodeURIComponent(id)}`);
    return (await answer.json()) as BlogSummary[];
  },
};

/** The data for a loader: `context` is the server's, and absent in the browser. */
export function searchData(context: unknown): SearchData {
  return (context as RequestContext | undefined)?.data ?? apiData;
}

async function read(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`);
  return response;
}

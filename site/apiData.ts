import type { Blog, Fact, FactChange, SearchResult, Signature } from '../api/publicTypes';
import type { Slot, SlotPage } from '../shared/bookings';
import { newestCount } from '../shared/post';
import { apiFirm } from './apiFirm';
import type { SlotQuery } from './booking/choices';
import { type BlogSummary, type Found, type SiteData, summaryFields } from './data';
import { apiFacts, factFields } from './facts/apiFacts';
import { todayInSydney } from './facts/days';

/**
 * Reads page data from the API in a browser. @throws Error if the API can't be reached or refuses.
 */
export const apiData: SiteData = {
  async latestPosts(first, count) {
    const range = [first, first + count - 1];
    const { rows, total } = await readBlogs<BlogSummary>({
      sort: ['date', 'DESC'],
      range,
      fields: summaryFields.join(),
    });
    return { posts: rows, total };
  },
  newestPosts: async () => (await apiData.latestPosts(0, newestCount)).posts,
  async postSummary(id) {
    const query = { filter: { id: [id] }, fields: summaryFields.join() };
    return (await readBlogs<BlogSummary>(query)).rows[0];
  },
  async postBySlug(slug) {
    return (await readBlogs<Blog>({ filter: { slug } })).rows[0];
  },
  facts: apiFacts,
  async factHistory() {
    const [inForce, changes] = await Promise.all([
      readRows<Fact>(`/api/facts?fields=${factFields},values`),
      readRows<FactChange>('/changes.json'),
    ]);
    return { inForce, changes };
  },
  today: todayInSydney,
  previewedPost: askServer,
  slots: apiSlots,
  booking: askServer,
  firm: apiFirm,
  rows: (name) => readRows(`/api/${name}?range=[0,999]`),
  search: apiSearch,
  signature: async (path) =>
    ((await (
      await read(`/api/signatures?${new URLSearchParams({ path })}`)
    ).json()) as Signature | null) ?? undefined,
  signedBy: (person) => readRows(`/api/signatures?${new URLSearchParams({ person })}`),
  relatedPosts: ({ id }) => readRows<BlogSummary>(`/api/related-posts/${encodeURIComponent(id)}`),
};

/** Only the server reads drafts and links: Back to one of their pages requests it again. */
function askServer(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** @throws Error if the API can't be reached or refuses. */
export async function apiSlots(query: SlotQuery): Promise<SlotPage> {
  const sent = Object.entries(query).filter(([, value]) => value !== '');
  const response = await read(`/api/slots?${new URLSearchParams([...sent, ['page', 'true']])}`);
  const slots = (await response.json()) as Slot[];
  return { slots, later: response.headers.get('Slots-Later') };
}

/**
 * @throws Error if the API can't be reached or refuses; for an aborted `AbortSignal`, its reason.
 */
export async function apiSearch(
  typed: string,
  { offset, limit }: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<Found> {
  const range = JSON.stringify([offset, offset + limit - 1]);
  const query = new URLSearchParams({ q: typed.slice(0, 200), range });
  const response = await read(`/api/search?${query}`, signal);
  const corrected = response.headers.get('Search-Corrected');
  return {
    results: (await response.json()) as SearchResult[],
    total: totalOf(response),
    ...(corrected && { corrected: decodeURIComponent(corrected) }),
    ...(response.headers.has('Search-No-Guide') && { noGuide: true as const }),
  };
}

async function readBlogs<Row>(
  parameters: Record<string, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const response = await read(`/api/blogs?${query}`);
  return { rows: (await response.json()) as Row[], total: totalOf(response) };
}

async function readRows<Row>(address: string): Promise<Row[]> {
  return (await (await read(address)).json()) as Row[];
}

async function read(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`GET ${address} responded with ${response.status}`);
  return response;
}

const totalOf = ({ headers }: Response) => Number(headers.get('Content-Range')?.split('/')[1] ?? 0);

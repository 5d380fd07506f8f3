import type { Blog, Fact, FactChange, SearchResult } from '../api/publicTypes';
import { todayInSydney } from './facts/days';
import type { PageFacts } from './facts/pageFact';

/** What the operator's environment says to the pages. */
export interface SiteSettings {
  /** Origin of the public site without a trailing slash, e.g. `https://example.com`. */
  siteUrl: string;
  /** Origin that serves `image_url`; empty for this server. */
  storageUrl: string;
  /** The day, as an ISO date, whose facts an admin looks at; absent for visitors. */
  asAt?: string;
}

/** A post as lists show it. */
export type BlogSummary = Pick<Blog, (typeof summaryFields)[number]>;

export interface BlogList {
  posts: BlogSummary[];
  /** Posts on all pages. */
  total: number;
}

/** What was found for what a visitor typed. */
export interface Found {
  results: SearchResult[];
  /** On all pages. */
  total: number;
  /** The words that were looked for instead of misspelt ones. */
  mended?: string;
  /** Whether the site has no guide to what was asked: these are the nearest. */
  noGuide?: true;
}

export interface FactHistory {
  inForce: Fact[];
  changes: FactChange[];
}

/**
 * What pages read of what editors change. On the server it is read where it is stored, in a browser
 * from the API; both give what anyone may read, and who has its link what a preview shows.
 */
export interface SiteData {
  /** Posts, newest first, without their text: at most `count` from the `first`th on, from 0. */
  latestPosts(first: number, count: number): Promise<BlogList>;
  /** One post's summary by id, or undefined. */
  postSummary(id: string): Promise<BlogSummary | undefined>;
  /** The whole post that has, or once had, this slug, or undefined; compare its `slug` to see which. */
  postBySlug(slug: string): Promise<Blog | undefined>;
  /**
   * The facts that a page names, by what names them; one without a confirmed value isn't there.
   * @param refs such as `visa-500-charge` or `visa-500-charge @2025-07-01`.
   */
  facts(refs: readonly string[]): Promise<PageFacts>;
  /** Every fact in force, and what changed on which day, the newest day first. */
  factHistory(): Promise<FactHistory>;
  /** The day whose rules hold, as an ISO date. */
  today(): string;
  /** The working copy that a preview link's token stands for, or undefined. */
  previewedPost(token: string): Promise<Blog | undefined>;
}

/** The same for what only some pages read, whose way to the API comes with them (searchData.ts). */
export interface SearchData {
  /** What is found for what was typed, from the `offset`th on. */
  search(typed: string, page: { offset: number; limit: number }): Promise<Found>;
  /** The posts that are most like a live one. */
  relatedPosts(post: Blog): Promise<BlogSummary[]>;
}

/** What the server hands to the loaders of the first request. */
export interface RequestContext {
  data: SiteData & SearchData;
}

/** The data for a loader: `context` is the server's, and absent in the browser. */
export function siteData(context: unknown): SiteData {
  return (context as RequestContext | undefined)?.data ?? apiData;
}

/** The columns of a `BlogSummary`. */
export const summaryFields = [
  'id',
  'slug',
  'title',
  'excerpt',
  'date',
  'category',
  'image_url',
  'image_alt',
  'image_focus',
] as const satisfies (keyof Blog)[];

/** @throws Error, as all of its functions do, when the API can't be reached or refuses. */
const apiData: SiteData = {
  async latestPosts(first, count) {
    const range = [first, first + count - 1];
    const { rows, total } = await readBlogs<BlogSummary>({
      sort: ['date', 'DESC'],
      range,
      fields: summaryFields.join(),
    });
    return { posts: rows, total };
  },
  async postSummary(id) {
    const query = { filter: { id: [id] }, fields: summaryFields.join() };
    return (await readBlogs<BlogSummary>(query)).rows[0];
  },
  async postBySlug(slug) {
    return (await readBlogs<Blog>({ filter: { slug } })).rows[0];
  },
  async facts(refs) {
    return (await import('./facts/apiFacts')).apiFacts(refs);
  },
  async factHistory() {
    return (await import('./facts/apiFacts')).apiHistory();
  },
  today: todayInSydney,
  previewedPost() {
    // Only the server's rendering reads working copies: Back to a preview asks it again.
    window.location.reload();
    return new Promise(() => {});
  },
};

async function readBlogs<Row>(
  parameters: Record<string, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const response = await fetch(`/api/blogs?${query}`);
  if (!response.ok) throw new Error(`GET /api/blogs answered ${response.status}`);
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0);
  return { rows: (await response.json()) as Row[], total };
}

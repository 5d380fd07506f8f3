import type { Blog } from '../api/types';

/** Calls the API at a path such as `/api/blogs`: over the network in a browser, in-process on the server. */
export type ApiFetch = (path: string) => Promise<Response>;

/** What the operator's environment says to the pages. */
export interface SiteSettings {
  /** Origin of the public site without a trailing slash, e.g. `https://example.com`. */
  siteUrl: string;
  /** Origin that serves `image_url`; empty for this server. */
  storageUrl: string;
}

/** What the server hands to the loaders of the first request. */
export interface RequestContext {
  api: ApiFetch;
}

/** A post as lists show it: everything but the text. */
export type BlogSummary = Omit<Blog, 'content'>;

export interface BlogList {
  posts: BlogSummary[];
  /** Posts on all pages. */
  total: number;
}

/** The API for a loader: `context` is the server's, and absent in the browser. */
function apiOf(context: unknown): ApiFetch {
  return (context as RequestContext | undefined)?.api ?? ((path) => fetch(path));
}

const summaryFields = 'id,slug,title,excerpt,date,author,category,image_url,created_at,updated_at';

async function readBlogs<Row>(
  context: unknown,
  parameters: Record<string, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const response = await apiOf(context)(`/api/blogs?${query}`);
  if (!response.ok) throw new Error(`GET /api/blogs answered ${response.status}`);
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0);
  return { rows: (await response.json()) as Row[], total };
}

/**
 * Posts, newest first, without their text.
 * @param first index of the first post, from 0; @param count how many at most.
 * @throws Error when the API can't be reached or refuses.
 */
export async function readLatestBlogs(
  context: unknown,
  first: number,
  count: number,
): Promise<BlogList> {
  const { rows, total } = await readBlogs<BlogSummary>(context, {
    sort: ['date', 'DESC'],
    range: [first, first + count - 1],
    fields: summaryFields,
  });
  return { posts: rows, total };
}

/** One post's summary by id, or undefined. @throws Error when the API can't be reached. */
export async function readBlogSummary(
  context: unknown,
  id: string,
): Promise<BlogSummary | undefined> {
  const { rows } = await readBlogs<BlogSummary>(context, {
    filter: { id: [id] },
    fields: summaryFields,
  });
  return rows[0];
}

/**
 * The whole post that has, or once had, this slug, or undefined; compare its `slug` to see which.
 * @throws Error when the API can't be reached.
 */
export async function readBlogBySlug(context: unknown, slug: string): Promise<Blog | undefined> {
  const { rows } = await readBlogs<Blog>(context, { filter: { slug } });
  return rows[0];
}

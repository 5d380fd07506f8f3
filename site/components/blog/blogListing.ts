import type { BlogSummary, SiteData } from '../../data';

const pageSize = 24;
const featuredId = '3';

export interface BlogListing {
  page: number;
  pages: number;
  /** Only on the first page: post 3 or, if it was deleted, the newest. */
  featured?: BlogSummary;
  /** The page's posts without the featured one. */
  posts: BlogSummary[];
}

/** Loads a page of the blog, from 1; undefined past the last. @throws Error if the API fails. */
export async function readListing(site: SiteData, page: number): Promise<BlogListing | undefined> {
  const [list, chosen] = await Promise.all([
    site.latestPosts((page - 1) * pageSize, pageSize),
    site.postSummary(featuredId),
  ]);
  if (page > 1 && list.posts.length === 0) return undefined;
  // Without post 3 the newest is featured; later pages don't contain it anyway.
  const featured = chosen ?? (page === 1 ? list.posts[0] : undefined);
  return {
    page,
    pages: Math.max(1, Math.ceil(list.total / pageSize)),
    featured: page === 1 ? featured : undefined,
    posts: list.posts.filter(({ id }) => id !== featured?.id),
  };
}

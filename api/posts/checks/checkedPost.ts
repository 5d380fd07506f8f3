import type { Finding } from '../../../db/posts/findings';
import type { PostValues } from '../../../shared/post';

/** Fields of a post that the checks read. */
export type CheckedPost = Pick<
  PostValues,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'image_url'
  | 'image_alt'
  | 'seo_title'
  | 'seo_description'
  | 'share_image'
  | 'content'
>;

/** Lookups of what a post may link to or show. */
export interface Known {
  site: string;
  isPage(path: string): boolean;
  /** Resolves a post's slug to its current slug, and whether that post is live. */
  post(slug: string): { slug: string; isLive: boolean } | undefined;
  /**
   * Tells since which day (yyyy-mm-dd) an address of another site fails, and how.
   * @returns undefined if it leads somewhere.
   */
  dead(url: string): { since: string; problem: string } | undefined;
  /** @param path as in `image_url`: `images/{uuid}.{ext}`. */
  isPicture(path: string): boolean;
  /** @param path such as `/papers/{id}/{name}.pdf`. */
  isPaper(path: string): boolean;
  hasSnippet(name: string): boolean;
  /** Tells whether a fact exists and has a confirmed value, on `day` (an ISO date) if given. */
  fact(key: string, day: string | undefined): 'missing' | 'unconfirmed' | 'confirmed';
}

export interface Report {
  findings: Finding[];
  add(level: Finding['level'], finding: Omit<Finding, 'level'>): void;
}

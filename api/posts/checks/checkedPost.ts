import type { Finding } from '../../../db/posts/findings';
import type { PostValues } from '../../../shared/post';

/** What of a post the checks read. */
export type CheckedPost = Pick<
  PostValues,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'image_url'
  | 'image_alt'
  | 'seo_title'
  | 'seo_description'
  | 'content'
>;

/** What the site has that a post may lead to or show. */
export interface Known {
  /** The site's address. */
  site: string;
  isPage(path: string): boolean;
  /** Where a post's slug leads: the slug that it has now, with whether that post is live. */
  post(slug: string): { slug: string; isLive: boolean } | undefined;
  /** @param path as in `image_url`: `images/{uuid}.{ext}`. */
  isPicture(path: string): boolean;
  /** Whether there is a fact, and a confirmed value of it: on `day` (an ISO date), where one is named. */
  fact(key: string, day: string | undefined): 'missing' | 'unconfirmed' | 'confirmed';
}

/** What was found so far, and how a rule says that it found something. */
export interface Report {
  findings: Finding[];
  add(level: Finding['level'], finding: Omit<Finding, 'level'>): void;
}

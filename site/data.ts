import type { Blog, Fact, FactChange, SearchResult } from '../api/publicTypes';
import type { PlainName, PlainTexts } from '../shared/resources';
import type { PageFacts } from './facts/pageFact';

/** What the operator's environment says to the pages. */
export interface SiteSettings {
  /** Origin of the public site without a trailing slash, e.g. `https://example.com`. */
  siteUrl: string;
  /** Origin that serves `image_url`; empty for this server. */
  storageUrl: string;
  /** Whether Brevo keeps the newsletter's list and delivers mail; absent where it doesn't. */
  hasBrevo?: true;
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
  corrected?: string;
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
  /** What is found for what was typed, from the `offset`th on. */
  search(typed: string, page: { offset: number; limit: number }): Promise<Found>;
  /** The rows of a plain resource that anyone may read, in its order, as far as the 100th. */
  rows<Name extends PlainName>(name: Name): Promise<PlainTexts<Name>[]>;
  /** The posts that are most like a live one. */
  relatedPosts(post: Blog): Promise<BlogSummary[]>;
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

import type {
  Blog,
  Fact,
  FactChange,
  LinkedBooking,
  SearchResult,
  Signature,
  SignedPage,
} from '../api/publicTypes';
import type { SlotPage } from '../shared/bookings';
import type { Firm } from '../shared/publicFirm';
import type { PublicName, PublicRow } from '../shared/resources';
import type { SlotQuery } from './booking/choices';
import type { PageFacts } from './facts/pageFact';

/** Settings of the operator's environment that pages need. */
export interface SiteSettings {
  /** Origin of the public site without a trailing slash, e.g. `https://example.com`. */
  siteUrl: string;
  /** Origin that serves `image_url`; empty for this server. */
  storageUrl: string;
  /** True if Brevo stores the newsletter's list and sends mail. */
  hasBrevo?: true;
  /** The day (ISO date) that an admin views; absent for visitors. */
  asAt?: string;
}

export type BlogSummary = Pick<Blog, (typeof summaryFields)[number]>;

export interface BlogList {
  posts: BlogSummary[];
  /** Posts on all pages. */
  total: number;
}

export interface Found {
  results: SearchResult[];
  /** On all pages. */
  total: number;
  /** The corrected words searched for. */
  corrected?: string;
  /** True if the topic has no guide, so that these are the nearest. */
  noGuide?: true;
}

export interface FactHistory {
  inForce: Fact[];
  changes: FactChange[];
}

/**
 * Reads content for pages: from the database on the server, from the API in a browser. Both return
 * only public content and previews.
 */
export interface SiteData {
  /** Returns posts without text, newest first: at most `count` from index `first`. */
  latestPosts(first: number, count: number): Promise<BlogList>;
  /** Returns the few newest posts, which every article shows. */
  newestPosts(): Promise<BlogSummary[]>;
  /** Returns a post's summary by id, or undefined. */
  postSummary(id: string): Promise<BlogSummary | undefined>;
  /**
   * Returns the post that has, or once had, this slug, or undefined. Compare its `slug` to tell
   * which.
   */
  postBySlug(slug: string): Promise<Blog | undefined>;
  /**
   * Returns the facts that a page uses, by reference. Facts without a confirmed value are missing.
   * @param refs such as `visa-500-charge` or `visa-500-charge @2025-07-01`.
   */
  facts(refs: readonly string[]): Promise<PageFacts>;
  /** Returns every fact in force, and all changes, newest day first. */
  factHistory(): Promise<FactHistory>;
  /** Returns the day whose rules apply, as an ISO date. */
  today(): string;
  /** Returns the draft behind a preview token, or undefined. */
  previewedPost(token: string): Promise<Blog | undefined>;
  /** Free times of five weeks; changes with every booking, so that a page with them is never stored. */
  slots(query: SlotQuery): Promise<SlotPage>;
  /** The booking behind a link; only the server reads it. */
  booking(token: string): Promise<LinkedBooking | undefined>;
  /** Searches, returning results from `offset`. */
  search(typed: string, page: { offset: number; limit: number }): Promise<Found>;
  /** Returns the firm as it is shown today. */
  firm(): Promise<Firm>;
  /** Returns the public rows of a plain resource in its order. */
  rows<Name extends PublicName>(name: Name): Promise<PublicRow<Name>[]>;
  /** Returns who checked a guide or post as it stands, or undefined. */
  signature(path: string): Promise<Signature | undefined>;
  /** Returns what a person checked, as it stands. */
  signedBy(personId: string): Promise<SignedPage[]>;
  /** Returns the posts most similar to a live one. */
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

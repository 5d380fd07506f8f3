/** Public response types, for `import type` in site and admin. */

export type { Fact, FactChange } from '../db/facts/facts';
export type { Blog } from '../db/posts/blogs';

export interface SearchResult {
  kind: 'guide' | 'page' | 'tool' | 'sheet' | 'fact' | 'post';
  title: string;
  url: string;
  /** HTML: text with matches in `<mark>`. */
  snippet: string;
}

/** Body of every response from 400 up. */
export interface ApiError {
  message: string;
  /** Messages by input field. */
  errors?: Record<string, string>;
}

/** The shapes that anyone may read, for `import type` in site and admin. */

export type { Fact, FactChange } from '../db/facts/facts';
export type { Blog } from '../db/posts/blogs';

export interface SearchResult {
  kind: 'guide' | 'page' | 'tool' | 'sheet' | 'fact' | 'post';
  title: string;
  url: string;
  /** HTML: text with the words that were looked for in `<mark>`. */
  snippet: string;
}

/** Every answer from 400 up. */
export interface ApiError {
  message: string;
  /** What is wrong with each field of the input, by its name. */
  errors?: Record<string, string>;
}

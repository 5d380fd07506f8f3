/**
 * A post that a new database starts with. `category` is the name of one in `categories.ts`, `date`
 * is yyyy-mm-dd, and the facts in `content` (HTML) are those known on that date.
 */
export interface SeedArticle {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  author: string;
  category: string;
  content: string;
}

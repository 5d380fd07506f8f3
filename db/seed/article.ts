/**
 * A post that a new database starts with. `category` is the name of one in `categories.ts`, `date`
 * is yyyy-mm-dd, and what `content` (HTML) says was known on that date. Facts stand by name,
 * `{{visa-500-charge}}` (`db/facts/factNames.ts`), in `content` and `excerpt`.
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

/**
 * A post of a new database. `category` is a name from `categories.ts`, `date` is yyyy-mm-dd, and
 * `content` (HTML) reflects what was known on that date. Facts are referred to by name,
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

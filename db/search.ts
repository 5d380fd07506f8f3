import { eq, sql } from 'drizzle-orm';
import { builtOnce } from './builtOnce';
import type { Database } from './client';
import { blogs, posts, searchDue, searchPosts } from './schema';

/** A live post as the index of searches reads it. */
export interface SearchedPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  author: string;
  category: string;
  /** HTML, its beginning where it is long. */
  content: string;
}

/** What is searched of a post's text: far above the length of any article. */
const searchedCharacters = 60_000;
/** Numbers that each day has for its posts. */
const numbersOfDay = 2 ** 20;

const fields = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  excerpt: blogs.excerpt,
  date: blogs.date,
  author: blogs.author,
  category: blogs.category,
  content: sql<string>`substr(${blogs.content}, 1, ${sql.raw(String(searchedCharacters))})`,
};

// The rows of `posts` are short, and tell the same of a live post.
const heads = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  date: posts.date,
  author: posts.author,
  category: posts.category,
};
const asked = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

const statements = builtOnce(({ orm, sqlite }) => ({
  posts: orm.select(fields).from(blogs).where(sql`${blogs.id} IN ${asked}`).prepare(),
  heads: orm.select(heads).from(posts).where(sql`${posts.id} IN ${asked}`).prepare(),
  due: orm
    .select(fields)
    .from(searchDue)
    .innerJoin(blogs, eq(blogs.id, searchDue.blog_id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  countDue: sqlite.prepare('SELECT count(*) FROM (SELECT 1 FROM search_due LIMIT ?)').pluck(),
  numberOf: sqlite.prepare('SELECT number FROM search_posts WHERE blog_id = ?').pluck(),
  lastOfDay: sqlite
    .prepare('SELECT max(number) FROM search_posts WHERE number >= ? AND number < ?')
    .pluck(),
  forget: sqlite.prepare('DELETE FROM search_index WHERE rowid = ?'),
  index: sqlite.prepare('INSERT INTO search_index (rowid, words) VALUES (?, ?)'),
  number: sqlite.prepare('INSERT OR REPLACE INTO search_posts (number, blog_id) VALUES (?, ?)'),
  done: sqlite.prepare('DELETE FROM search_due WHERE blog_id = ?'),
  count: sqlite.prepare(
    'INSERT INTO search_words VALUES (?, ?) ON CONFLICT DO UPDATE SET posts = posts + excluded.posts',
  ),
  find: sqlite
    .prepare(
      `SELECT blog_id FROM (
        SELECT rowid AS found FROM search_index WHERE search_index MATCH ? ORDER BY rowid DESC LIMIT ?
      ) JOIN search_posts ON number = found`,
    )
    .pluck(),
  uses: sqlite.prepare('SELECT posts FROM search_words WHERE word = ?').pluck(),
  completions: sqlite.prepare(
    'SELECT word, posts FROM search_words WHERE word >= ? AND word < ? ORDER BY posts DESC LIMIT ?',
  ),
  total: sqlite.prepare('SELECT count(*) FROM search_posts').pluck(),
}));

/** How many posts wait for the index, counted up to `most`. */
export function countDueForSearch(db: Database, most: number): number {
  return Number(statements(db).countDue.get(most));
}

export function dueForSearch(db: Database, limit: number): SearchedPost[] {
  return statements(db).due.all({ limit });
}

/** Puts a post into the index, in place of what was there of it. @param tokens with spaces between. */
export function writeSearch(
  db: Database,
  { id, date }: Pick<SearchedPost, 'id' | 'date'>,
  tokens: string,
): void {
  const { numberOf, lastOfDay, forget, index, number, done } = statements(db);
  const day = Math.max(0, Date.parse(date) / 86_400_000 || 0) * numbersOfDay;
  const old = numberOf.get(id) as number | undefined;
  if (old !== undefined) forget.run(old);
  const isSameDay = old !== undefined && old >= day && old < day + numbersOfDay;
  const last = lastOfDay.get(day, day + numbersOfDay) as number | null;
  const own = isSameDay ? old : last === null ? day : last + 1;
  if (!isSameDay) number.run(own, id);
  index.run(own, tokens);
  done.run(id);
}

/** Counts words of posts that were put into the index. */
export function countWords(db: Database, words: ReadonlyMap<string, number>): void {
  const { count } = statements(db);
  for (const [word, posts] of words) count.run(word, posts);
}

/** The ids of the newest posts of which the index holds what `match`, in FTS5's words, asks for. */
export function findPosts(db: Database, match: string, limit: number): string[] {
  return statements(db).find.all(match, limit) as string[];
}

/** In how many posts about a word is. */
export function postsWith(db: Database, word: string): number {
  return Number(statements(db).uses.get(word) ?? 0);
}

/** The commonest words that begin so. */
export function wordsFrom(db: Database, start: string, limit: number) {
  const all = statements(db).completions.all(start, `${start}\u{10ffff}`, limit);
  return all as { word: string; posts: number }[];
}

const totals = new WeakMap<Database, { at: number; total: number }>();
const totalHoldsMs = 60_000;

/** About how many posts can be found: SQLite counts them one by one. */
export function countSearched(db: Database): number {
  const known = totals.get(db);
  if (known && Date.now() - known.at < totalHoldsMs) return known.total;
  const total = Number(statements(db).total.get());
  totals.set(db, { at: Date.now(), total });
  return total;
}

/** Live posts with the beginning of their texts, in any order. */
export function searchedPosts(db: Database, ids: readonly string[]): SearchedPost[] {
  return statements(db).posts.all({ ids: JSON.stringify(ids) });
}

/** The same without the text. */
export function searchedHeads(
  db: Database,
  ids: readonly string[],
): Omit<SearchedPost, 'content'>[] {
  return statements(db).heads.all({ ids: JSON.stringify(ids) });
}

/** Lets every live post be written into the index anew. */
export function dueAllForSearch({ orm, sqlite }: Database): void {
  sqlite.exec("INSERT INTO search_index(search_index) VALUES('delete-all')");
  sqlite.exec('DELETE FROM search_words');
  orm.delete(searchPosts).run();
  orm
    .insert(searchDue)
    .select(orm.select({ blog_id: blogs.id }).from(blogs))
    .onConflictDoNothing()
    .run();
}

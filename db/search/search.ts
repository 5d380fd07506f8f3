import { sql } from 'drizzle-orm';
import type { Database } from '../client';
import { blogs } from '../posts/schema';
import { prepared } from '../prepared';
import { searchDue } from './schema';

/** What the index holds of a page, a fact or a live post. */
export interface SearchDocument {
  kind: 'guide' | 'tool' | 'page' | 'sheet' | 'fact' | 'post';
  /** A post's id, a fact's key, a page's address: unique within its kind. */
  ref: string;
  title: string;
  /** What it is about besides its title: its headings, its other names. */
  heads: string;
  body: string;
}

/** A document that matches, the best first. */
export interface SearchHit {
  id: number;
  kind: SearchDocument['kind'];
  ref: string;
  title: string;
  /** The address of a post; null for others. */
  slug: string | null;
  score: number;
}

/** A live post as it is indexed; null fields where it isn't live any more. */
export interface DuePost {
  id: string;
  title: string | null;
  excerpt: string | null;
  author: string | null;
  category: string | null;
  content: string | null;
}

/** What is indexed of a post's text: far above the length of any article. */
const indexedCharacters = 60_000;

/** A word in a title counts for ten in a text; of two that match as well, guides come first. */
const score = `-bm25(search, 10, 5, 1, 5) * CASE kind
  WHEN 'guide' THEN 1.7 WHEN 'tool' THEN 1.4 WHEN 'page' THEN 1.2 WHEN 'fact' THEN 0.5 ELSE 1 END`;

/** Posts that the index may have still and visitors don't see any more: few, unlike those that they see. */
const gone = `SELECT blog_id FROM search_due
  WHERE NOT EXISTS (SELECT 1 FROM blogs WHERE id = blog_id)`;

const statements = prepared(({ sqlite }) => ({
  due: sqlite.prepare(
    `SELECT due.blog_id AS id, title, excerpt, author, category,
      substr(content, 1, ${indexedCharacters}) AS content
    FROM search_due AS due LEFT JOIN blogs ON blogs.id = due.blog_id LIMIT ?`,
  ),
  countDue: sqlite.prepare('SELECT count(*) FROM (SELECT 1 FROM search_due LIMIT ?)').pluck(),
  done: sqlite.prepare('DELETE FROM search_due WHERE blog_id = ?'),
  idOf: sqlite.prepare('SELECT id FROM search_documents WHERE kind = ? AND ref = ?').pluck(),
  name: sqlite
    .prepare('INSERT INTO search_documents (kind, ref, title) VALUES (?, ?, ?) RETURNING id')
    .pluck(),
  add: sqlite.prepare(
    'INSERT INTO search (rowid, title, heads, body, other) VALUES (?, ?, ?, ?, ?)',
  ),
  removeText: sqlite.prepare('DELETE FROM search WHERE rowid = ?'),
  removeName: sqlite.prepare('DELETE FROM search_documents WHERE id = ?'),
  count: sqlite.prepare(
    'INSERT INTO search_words VALUES (?, 1) ON CONFLICT DO UPDATE SET uses = uses + 1 RETURNING uses',
  ),
  spell: sqlite.prepare('INSERT INTO search_spelling (word) VALUES (?)'),
  find: sqlite.prepare(
    `SELECT found.*, blogs.slug FROM (
      SELECT d.id, kind, ref, d.title, ${score} AS score
      FROM search JOIN search_documents AS d ON d.id = search.rowid
      WHERE search MATCH ? AND (kind <> 'post' OR ref NOT IN (${gone}))
      ORDER BY score DESC, d.id DESC LIMIT ?
    ) AS found LEFT JOIN blogs ON kind = 'post' AND blogs.id = ref
    WHERE kind <> 'post' OR blogs.id IS NOT NULL ORDER BY score DESC, found.id DESC`,
  ),
  has: sqlite.prepare('SELECT 1 FROM search WHERE search MATCH ? LIMIT 1').pluck(),
  among: sqlite
    .prepare(
      'SELECT rowid FROM search WHERE search MATCH ? AND +rowid IN (SELECT value FROM json_each(?))',
    )
    .pluck(),
  // The driver binds numbers as reals, which FTS5 takes for no row's number.
  snippet: sqlite
    .prepare(
      "SELECT snippet(search, 2, char(1), char(2), '…', 30) FROM search WHERE search MATCH ? AND rowid = CAST(? AS INTEGER)",
    )
    .pluck(),
  around: sqlite
    .prepare('SELECT substr(body, max(1, instr(body, ?) - 60), 190) FROM search WHERE rowid = ?')
    .pluck(),
  uses: sqlite.prepare('SELECT uses FROM search_words WHERE word = ?').pluck(),
  alike: sqlite
    .prepare('SELECT word FROM search_spelling WHERE search_spelling MATCH ? ORDER BY rank LIMIT ?')
    .pluck(),
}));

/** How many posts changed since they were indexed, counted up to `most`. */
export function countDueForSearch(db: Database, most: number): number {
  return Number(statements(db).countDue.get(most));
}

/** Posts that changed since they were indexed. */
export function dueForSearch(db: Database, limit: number): DuePost[] {
  return statements(db).due.all(limit) as DuePost[];
}

/** Takes a document out of the index. */
export function removeFromSearch(db: Database, kind: string, ref: string): void {
  const { idOf, removeText, removeName, done } = statements(db);
  const id = idOf.get(kind, ref);
  if (id !== undefined) {
    removeText.run(id);
    removeName.run(id);
  }
  if (kind === 'post') done.run(ref);
}

/**
 * Puts a document into the index, in place of what was there of it.
 * @param other its words in scripts that the tokenizer doesn't take apart. @param words all its words, once.
 */
export function putIntoSearch(
  db: Database,
  { kind, ref, title, heads, body }: SearchDocument,
  other: string,
  words: Iterable<string>,
): void {
  const { name, add, count, spell } = statements(db);
  removeFromSearch(db, kind, ref);
  add.run(name.get(kind, ref, title), title, heads, body, other);
  for (const word of words) if ((count.get(word) as { uses: number }).uses === 1) spell.run(word);
}

/** The documents that match an FTS5 expression, the best first. */
export function findDocuments(db: Database, match: string, limit: number): SearchHit[] {
  return statements(db).find.all(match, limit) as SearchHit[];
}

/** Those of the documents that match too. */
export function matchingAmong(db: Database, match: string, hits: readonly SearchHit[]) {
  const ids = JSON.stringify(hits.map(({ id }) => id));
  return new Set(statements(db).among.all(match, ids) as number[]);
}

export function isInSearch(db: Database, match: string): boolean {
  return statements(db).has.get(match) !== undefined;
}

/** The part of a text that says most of what matches, its words between U+0001 and U+0002. */
export function snippetOf(db: Database, match: string, id: number): string {
  return String(statements(db).snippet.get(match, id) ?? '');
}

/** The part of a text where these characters stand first, or its beginning. */
export function textAround(db: Database, characters: string, id: number): string {
  return String(statements(db).around.get(characters, id) ?? '');
}

/** In about how many documents a word is. */
export function usesOfWord(db: Database, word: string): number {
  return Number(statements(db).uses.get(word) ?? 0);
}

/** Words that share three letters in a row with what matches, those that share most first. */
export function wordsAlike(db: Database, match: string, limit: number): string[] {
  return statements(db).alike.all(match, limit) as string[];
}

/** Takes all but posts out of the index. */
export function clearSite({ sqlite }: Database): void {
  sqlite.exec(
    "DELETE FROM search WHERE rowid IN (SELECT id FROM search_documents WHERE kind <> 'post')",
  );
  sqlite.exec("DELETE FROM search_documents WHERE kind <> 'post'");
}

/** Empties the index, and lets every live post be put into it anew. */
export function clearSearch({ orm, sqlite }: Database): void {
  for (const table of ['search', 'search_documents', 'search_words', 'search_spelling']) {
    sqlite.exec(`DELETE FROM ${table}`);
  }
  orm.run(sql`INSERT OR IGNORE INTO search_due SELECT id FROM ${blogs}`);
}

/** Lets the posts that name facts be put into the index anew. */
export function dueWithFacts({ orm }: Database): void {
  orm.run(
    sql`INSERT OR IGNORE INTO search_due SELECT id FROM ${blogs} WHERE instr(${blogs.content}, '<data ')`,
  );
}

/** Has a post put into the index anew, or taken out of it where it isn't live any more. */
export function invalidateSearch({ orm }: Database, blog_id: string): void {
  orm.insert(searchDue).values({ blog_id }).onConflictDoNothing().run();
}

import { sql } from 'drizzle-orm';
import type { Database } from '../client';
import { blogs } from '../posts/schema';
import { prepared } from '../prepared';
import { searchDue } from './schema';

export interface SearchDocument {
  kind: 'guide' | 'tool' | 'page' | 'sheet' | 'fact' | 'post';
  /** A post's id, a fact's key or a page's address: unique within its kind. */
  ref: string;
  title: string;
  /** Its headings and alternative names. */
  heads: string;
  body: string;
}

export interface SearchHit {
  id: number;
  kind: SearchDocument['kind'];
  ref: string;
  title: string;
  /** The address of a post; null for others. */
  slug: string | null;
  score: number;
}

/** A live post to index; fields are null if it isn't live any more. */
export interface DuePost {
  id: string;
  title: string | null;
  excerpt: string | null;
  author: string | null;
  category: string | null;
  content: string | null;
}

/** Indexed length of a post's text, far above any article's. */
const indexedCharacters = 60_000;

/** A word in the title counts as ten in the text. Guides rank first among equals. */
const score = `-bm25(search, 10, 5, 1, 5) * CASE kind
  WHEN 'guide' THEN 1.7 WHEN 'tool' THEN 1.4 WHEN 'page' THEN 1.2 WHEN 'fact' THEN 0.5 ELSE 1 END`;

/** Posts that may still be indexed but aren't live: few, unlike live ones. */
const gone = `SELECT blog_id FROM search_due
  WHERE NOT EXISTS (SELECT 1 FROM blogs WHERE id = blog_id)`;

const statements = prepared(({ sqlite }) => ({
  due: sqlite.prepare(
    `SELECT due.blog_id AS id, title, excerpt, author, category,
      substr(content, 1, ${indexedCharacters}) AS content
    FROM search_due AS due LEFT JOIN blogs ON blogs.id = due.blog_id LIMIT ?`,
  ),
  withFacts: sqlite
    .prepare("SELECT id FROM blogs WHERE id > ? AND instr(content, '<data ') ORDER BY id LIMIT ?")
    .pluck(),
  mark: sqlite.prepare('INSERT OR IGNORE INTO search_due VALUES (?)'),
  countDue: sqlite.prepare('SELECT count(*) FROM (SELECT 1 FROM search_due LIMIT ?)').pluck(),
  done: sqlite.prepare('DELETE FROM search_due WHERE blog_id = ?'),
  text: sqlite
    .prepare(
      'SELECT search.title || char(10) || heads || char(10) || body FROM search WHERE rowid = ?',
    )
    .pluck(),
  site: sqlite.prepare(
    `SELECT kind, ref, search.title || char(10) || heads || char(10) || body AS text
    FROM search_documents AS d JOIN search ON search.rowid = d.id WHERE kind <> 'post'`,
  ),
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
  // The driver binds numbers as reals, which never match FTS5 row numbers.
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

/** Counts posts changed since they were indexed, up to `most`. */
export function countDueForSearch(db: Database, most: number): number {
  return Number(statements(db).countDue.get(most));
}

/** Returns posts changed since they were indexed. */
export function dueForSearch(db: Database, limit: number): DuePost[] {
  return statements(db).due.all(limit) as DuePost[];
}

/** Returns the title, headings and text of a document as indexed; empty if it isn't. */
export function indexedText(db: Database, { kind, ref }: Pick<SearchDocument, 'kind' | 'ref'>) {
  const { idOf, text } = statements(db);
  const id = idOf.get(kind, ref);
  return id === undefined ? '' : String(text.get(id) ?? '');
}

/** Removes a document from the index. */
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
 * Adds or replaces a document in the index.
 * @param other its words in scripts that the tokenizer doesn't split. @param words those that it
 *   didn't have before, without duplicates.
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

/** Returns documents that match an FTS5 expression, best first. */
export function findDocuments(db: Database, match: string, limit: number): SearchHit[] {
  return statements(db).find.all(match, limit) as SearchHit[];
}

/** Returns those of the documents that also match. */
export function matchingAmong(db: Database, match: string, hits: readonly SearchHit[]) {
  const ids = JSON.stringify(hits.map(({ id }) => id));
  return new Set(statements(db).among.all(match, ids) as number[]);
}

export function isInSearch(db: Database, match: string): boolean {
  return statements(db).has.get(match) !== undefined;
}

/** Returns the best matching part of a text, with matches between U+0001 and U+0002. */
export function snippetOf(db: Database, match: string, id: number): string {
  return String(statements(db).snippet.get(match, id) ?? '');
}

/** Returns the text around the first occurrence of these characters, or its beginning. */
export function textAround(db: Database, characters: string, id: number): string {
  return String(statements(db).around.get(characters, id) ?? '');
}

/** Estimates how many documents contain a word. */
export function countDocumentsWith(db: Database, word: string): number {
  return Number(statements(db).uses.get(word) ?? 0);
}

/** Returns words sharing three consecutive letters with the query, most similar first. */
export function similarWords(db: Database, match: string, limit: number): string[] {
  return statements(db).alike.all(match, limit) as string[];
}

/** Returns everything except posts as indexed, by kind and name. */
export function indexedSite(db: Database): Map<string, IndexedDocument> {
  const rows = statements(db).site.all() as IndexedDocument[];
  return new Map(rows.map((row) => [`${row.kind} ${row.ref}`, row]));
}

interface IndexedDocument extends Pick<SearchDocument, 'kind' | 'ref'> {
  /** As `textOf` returns it. */
  text: string;
}

export const textOf = ({ title, heads, body }: SearchDocument): string =>
  [title, heads, body].join('\n');

/** Empties the index and marks every live post for indexing. */
export function clearSearch({ orm, sqlite }: Database): void {
  for (const table of ['search', 'search_documents', 'search_words', 'search_spelling']) {
    sqlite.exec(`DELETE FROM ${table}`);
  }
  orm.run(sql`INSERT OR IGNORE INTO search_due SELECT id FROM ${blogs}`);
}

/** Posts that are marked at a time. */
const marksAtOnce = 500;

/**
 * Marks posts that use facts for indexing, some at a time.
 * @param after id of the last one before; empty at first. @returns that of the next call; undefined
 *   once all are.
 */
export function markFactPosts(db: Database, after: string): string | undefined {
  const { withFacts, mark } = statements(db);
  const ids = withFacts.all(after, marksAtOnce) as string[];
  for (const id of ids) mark.run(id);
  return ids.length < marksAtOnce ? undefined : ids.at(-1);
}

/** Marks a post for indexing, or for removal if it isn't live any more. */
export function invalidateSearch({ orm }: Database, blog_id: string): void {
  orm.insert(searchDue).values({ blog_id }).onConflictDoNothing().run();
}

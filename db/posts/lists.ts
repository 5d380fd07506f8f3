import { and, eq, getTableColumns, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Database, foldCase } from '../client';
import {
  columnNames,
  countRows,
  type ListPage,
  type ListQuery,
  listPage,
  whereEquals,
  wordsOf,
} from '../list';
import { prepared } from '../prepared';
import { allPostStates, posts } from './schema';
import { trashDays } from './trash';

type Row = typeof posts.$inferSelect;
export const postStates = allPostStates.filter((state) => state !== 'gone');

/** Drafts that a writer asks to publish, or that were sent back. */
const requestStates = ['ready', 'sent-back'] as const;
export const listedStates = [...postStates, ...requestStates];
type ListedState = (typeof listedStates)[number];

/** A post, live or not, without its text. */
export interface Post extends Omit<Pick<Row, Stored>, 'state'>, Partial<TrashNote> {
  state: (typeof postStates)[number];
  /** The author of its newest text; only set in lists. */
  updated_by?: string;
  /** Who asks for publishing it, and who sent it back; null: nobody. Only set in lists. */
  ready_by?: string | null;
  sent_back_by?: string | null;
}

/** Columns that lists show of a post in the trash. */
export interface TrashNote {
  deleted_by: string;
  deleted_at: string;
  /** When it will be permanently deleted. */
  gone_at: string;
}

const { id, slug, title, excerpt, date, author, category, image_url, ...others } =
  getTableColumns(posts);
const { state, publish_at, publish_error, created_at, updated_at, deleted_at, deleted_by } = others;
const heads = { id, slug, title, excerpt, date, author, category, image_url };
const columns = { ...heads, state, publish_at, publish_error, created_at, updated_at };
type Stored = keyof typeof columns;
const updated_by = sql<string>`(SELECT created_by FROM post_versions
  WHERE post_versions.id = coalesce(${posts.working_id}, ${posts.live_id}, ${posts.planned_id}))`;
const requestedBy = (name: string, isSentBack: boolean) => sql<
  string | null
>`(SELECT ${sql.raw(name)}
  FROM publication_requests WHERE post_id = ${id} AND asked_at IS NOT NULL
    AND sent_back_at IS ${sql.raw(isSentBack ? 'NOT NULL' : 'NULL')})`;
const ready_by = requestedBy('asked_by', false);
const sent_back_by = requestedBy('sent_back_by', true);
const listedColumns = { ...columns, updated_by, ready_by, sent_back_by };
type Column = keyof typeof listedColumns;

const ties = { state: created_at, author: created_at, category: date };
const listed = { table: posts, columns: listedColumns, id, searched: [], ties };
export const postColumns = columnNames(listedColumns);

interface PostFilter {
  state?: ListedState | undefined;
  author?: string | undefined;
  category?: string | undefined;
  slug?: string | undefined;
  /** ISO date. */
  updated_before?: string | undefined;
  /** A slug that the text must link to. */
  links_to?: string | undefined;
  /** Username of who asks, or asked, for publishing it. */
  asked_by?: string | undefined;
}

/**
 * @param query `PostFilter` and the usual list parameters. Lists omit the trash unless `state` asks
 *   for it.
 */
export function listPosts(
  db: Database,
  { q, ...query }: ListQuery<Column, 'author' | 'category' | 'slug'> & PostFilter,
): ListPage<Partial<Post>> {
  const words = wordsOf(foldCase(q ?? ''));
  const holdsText = q ? and(...words.map((word) => sql`instr(${posts.key}, ${word})`)) : undefined;
  const { state, updated_before, links_to, asked_by } = query;
  const filter = { ...query.filters, state, updated_before, links_to, asked_by };
  const page = listPage<Partial<Post>>(db, listed, query, and(holdsText, isAmong(filter)));
  return query.state === 'trash' ? { ...page, rows: withTrashNotes(db, page.rows) } : page;
}

function isAmong({
  state: wanted,
  updated_before,
  links_to,
  asked_by,
  ...same
}: PostFilter): SQL | undefined {
  return and(
    isInState(wanted),
    updated_before === undefined ? undefined : lt(updated_at, updated_before),
    links_to === undefined
      ? undefined
      : sql`${id} IN (SELECT post_id FROM post_uses WHERE kind = 'slug' AND name = ${links_to})`,
    asked_by === undefined ? undefined : isRequested(sql`asked_by = ${asked_by}`),
    whereEquals(listed, same),
  );
}

function isInState(wanted: ListedState | undefined): SQL | undefined {
  if (wanted === 'ready') return isRequested(sql`sent_back_at IS NULL`);
  if (wanted === 'sent-back') return isRequested(sql`sent_back_at IS NOT NULL`);
  return wanted ? eq(state, wanted) : notInArray(state, ['trash', 'gone']);
}

const isRequested = (how: SQL) =>
  sql`${id} IN (SELECT post_id FROM publication_requests WHERE asked_at IS NOT NULL AND ${how})`;

export const countPosts = (db: Database, filter: PostFilter): number =>
  countRows(db, posts, isAmong(filter));

function withTrashNotes({ orm }: Database, rows: Partial<Post>[]): Partial<Post>[] {
  const ids = rows.flatMap((row) => row.id ?? []);
  const notes = orm
    .select({ id, deleted_at, deleted_by })
    .from(posts)
    .where(inArray(id, ids))
    .all();
  return rows.map((row) => {
    const note = notes.find((each) => each.id === row.id);
    if (!note?.deleted_at) return row;
    const gone = Date.parse(note.deleted_at) + trashDays * 24 * 3_600_000;
    const { deleted_at, deleted_by } = note;
    const gone_at = new Date(gone).toISOString();
    return { ...row, deleted_at, deleted_by: deleted_by ?? '', gone_at };
  });
}

/** Returns a post, unless only discarded text is left of it. */
export function getPost(db: Database, id: string): Post | undefined {
  const post = one(db).get({ id });
  return post && post.state !== 'gone' ? { ...post, state: post.state } : undefined;
}

const one = prepared(({ orm }) =>
  orm
    .select(columns)
    .from(posts)
    .where(eq(posts.id, sql.placeholder('id')))
    .prepare(),
);

const drafted = prepared(({ orm }) => {
  const isNotLive = inArray(state, ['draft', 'scheduled']);
  const hasSlug = eq(slug, sql.placeholder('slug'));
  return orm.select({ id }).from(posts).where(and(hasSlug, isNotLive)).prepare();
});

/** Tells whether a post that isn't live yet reserves this slug. */
export function isDraftedSlug(db: Database, wanted: string): boolean {
  return drafted(db).get({ slug: wanted }) !== undefined;
}

export function listAuthors({ sqlite }: Database): string[] {
  const names = sqlite
    .prepare("SELECT DISTINCT author FROM posts WHERE author <> '' ORDER BY author LIMIT 1000")
    .pluck()
    .all();
  return names.map(String);
}

export function countPostsBy({ sqlite }: Database, name: string): number {
  return Number(sqlite.prepare('SELECT count(*) FROM posts WHERE author = ?').pluck().get(name));
}

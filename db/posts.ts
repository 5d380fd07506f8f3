import { and, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from './builtOnce';
import type { Database } from './client';
import { containsText, countRows, type ListPage, type ListQuery, listPage } from './list';
import { isAmong, matchingPosts } from './postSearch';
import { postStates, posts, trash } from './schema';
import { trashDays } from './trash';

/** A post, live or not, without its text. */
export type Post = typeof posts.$inferSelect & Partial<TrashNote>;

/** What the list says of a post in the trash. */
export interface TrashNote {
  deleted_by: string;
  deleted_at: string;
  /** When it goes for good. */
  gone_at: string;
}

type Column = keyof typeof posts.$inferSelect;

const listed = {
  table: posts,
  columns: getTableColumns(posts),
  id: posts.id,
  searched: [posts.title, posts.author, posts.category],
  tieBreaks: { state: posts.created_at, author: posts.created_at, category: posts.created_at },
};

/** @param query `state` besides what all lists take; the trash is listed only where it asks for it. */
export function listPosts(
  db: Database,
  query: ListQuery<Column, 'state' | 'author' | 'category'> & {
    state?: Post['state'] | undefined;
    /** ISO date. */
    updated_before?: string | undefined;
  },
): ListPage<Partial<Post>> {
  const { author, category } = query.filters ?? {};
  const { state, updated_before, sort, fields } = query;
  const conditions: (SQL | undefined)[] = [
    state === undefined ? ne(posts.state, 'trash') : is('state', state, sort.column),
    author === undefined ? undefined : is('author', author, sort.column),
    category === undefined ? undefined : is('category', category, sort.column),
    updated_before === undefined ? undefined : lt(posts.updated_at, updated_before),
  ];
  const narrowing = [query.ids, author, category, updated_before];
  const isNarrowed = narrowing.some((given) => given !== undefined);
  // The ids come from an index alone; only the page's own rows are read.
  const found = listPage<{ id: string }>(
    db,
    listed,
    { ...query, fields: ['id'] },
    and(...conditions),
    {
      known: isNarrowed ? undefined : countState(db, state, query.q || undefined),
      among: query.q ? isAmong(posts.id, matchingPosts(db, query.q)) : undefined,
    },
  );
  const ids = found.rows.map(({ id }) => id);
  const page = { sort, offset: 0, limit: ids.length, ids, fields };
  const { rows } = listPage<Partial<Post>>(db, listed, page, undefined, { known: ids.length });
  return { rows: state === 'trash' ? withTrashNotes(db, rows) : rows, total: found.total };
}

function is(name: 'state' | 'author' | 'category', value: string, sortedBy: Column): SQL {
  const column = posts[name];
  // Its index is in the order of creation; `+` keeps SQLite from sorting all that it finds there anew.
  const isInOrder = sortedBy === 'created_at' || sortedBy === name;
  return isInOrder ? eq(column, value) : sql`+${column} = ${value}`;
}

/**
 * SQLite knows at once how many rows there are, or hold a text, and steps over those of a state: most
 * are live.
 */
function countState(
  db: Database,
  state: Post['state'] | undefined,
  text: string | undefined,
): number | undefined {
  if (state !== undefined && state !== 'live') return undefined;
  const all = text === undefined ? countRows(db, posts) : matchingPosts(db, text)?.count;
  if (all === undefined) return undefined;
  const others = postStates.filter((other) => (state ? other !== state : other === 'trash'));
  const holds = text === undefined ? undefined : containsText(listed.searched, text);
  return all - countRows(db, posts, and(inArray(posts.state, others), holds));
}

/** How many posts are in a state and, where asked, unchanged since a day (ISO date). */
export function countPosts(
  db: Database,
  { state, updated_before }: { state: Post['state']; updated_before?: string },
): number {
  const old = updated_before === undefined ? undefined : lt(posts.updated_at, updated_before);
  return countRows(db, posts, and(eq(posts.state, state), old));
}

function withTrashNotes({ orm }: Database, rows: Partial<Post>[]): Partial<Post>[] {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const notes = orm
    .select({ id: trash.blog_id, deleted_by: trash.deleted_by, deleted_at: trash.deleted_at })
    .from(trash)
    .where(inArray(trash.blog_id, ids))
    .all();
  const byId = new Map(notes.map(({ id, ...note }) => [id, note]));
  return rows.map((row) => {
    const note = byId.get(row.id ?? '');
    if (!note) return row;
    const gone = Date.parse(note.deleted_at) + trashDays * 24 * 3_600_000;
    return { ...row, ...note, gone_at: new Date(gone).toISOString() };
  });
}

export function getPost({ orm }: Database, id: string): Post | undefined {
  return orm.select().from(posts).where(eq(posts.id, id)).get();
}

const drafted = builtOnce(({ orm }) => {
  const isNotLive = inArray(posts.state, ['draft', 'scheduled']);
  const hasSlug = eq(posts.slug, sql.placeholder('slug'));
  return orm.select({ id: posts.id }).from(posts).where(and(hasSlug, isNotLive)).prepare();
});

/** Whether a post that isn't live yet is to have this slug. */
export function isDraftedSlug(db: Database, slug: string): boolean {
  return drafted(db).get({ slug }) !== undefined;
}

/** The authors of all posts, in the order of the alphabet: one step through the index for each. */
export function listAuthors({ sqlite }: Database): string[] {
  const names = sqlite
    .prepare(
      `WITH RECURSIVE names(name) AS (
        SELECT min(author) FROM posts
        UNION ALL
        SELECT (SELECT min(author) FROM posts WHERE author > name) FROM names WHERE name IS NOT NULL
      ) SELECT name FROM names WHERE name <> '' LIMIT 1000`,
    )
    .pluck()
    .all();
  return names.map(String);
}

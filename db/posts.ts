import { and, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from './builtOnce';
import type { Database } from './client';
import { containsText, countRows, type ListPage, type ListQuery, listPage, namesOf } from './list';
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

export const postColumns = namesOf(listed.columns);
/** What SQLite sorts faster than it finds them in an index of that order. */
const fewRows = 3000;

/** @param query `state` besides what all lists take; the trash is listed only where it asks for it. */
export function listPosts(
  db: Database,
  query: ListQuery<Column, 'state' | 'author' | 'category'> & {
    state?: Post['state'] | undefined;
    /** ISO date. */
    updated_before?: string | undefined;
  },
): ListPage<Partial<Post>> {
  const { state, sort, fields } = query;
  const text = query.q || undefined;
  const filter = { ...query.filters, state, updated_before: query.updated_before };
  const lead = leadingFilter(filter, sort.column);
  const counted = query.ids ? undefined : countFiltered(db, filter, lead, text);
  const isInOrder = sort.column === 'created_at' || sort.column === lead;
  const isFew = text === undefined && counted !== undefined && counted <= fewRows;
  // The ids come from an index alone; only the page's own rows are read.
  const found = listPage<{ id: string }>(
    db,
    listed,
    { ...query, fields: ['id'] },
    matching(filter, isInOrder || isFew ? lead : undefined),
    {
      known: counted,
      among: text === undefined ? undefined : isAmong(posts.id, matchingPosts(db, text)),
    },
  );
  const ids = found.rows.map(({ id }) => id);
  const page = { sort, offset: 0, limit: ids.length, ids, fields };
  const { rows } = listPage<Partial<Post>>(db, listed, page, undefined, { known: ids.length });
  return { rows: state === 'trash' ? withTrashNotes(db, rows) : rows, total: found.total };
}

interface PostFilter {
  state?: Post['state'] | undefined;
  author?: string | undefined;
  category?: string | undefined;
  updated_before?: string | undefined;
}

type Lead = 'author' | 'category' | 'state' | 'updated_at';

/** The column whose index finds what a filter asks for: the one that it is sorted by, or leaves least. */
function leadingFilter(filter: PostFilter, sortedBy: Column): Lead | undefined {
  const named = (['category', 'author', 'state'] as const).filter((name) => filter[name]);
  return (
    named.find((name) => name === sortedBy) ??
    named[0] ??
    (filter.updated_before === undefined ? undefined : 'updated_at')
  );
}

/** @param lead the one column whose index is to be used; without it, that of the order is. */
function matching(filter: PostFilter, lead: Lead | undefined): SQL | undefined {
  const is = (name: 'author' | 'category' | 'state') => {
    const value = filter[name];
    if (value === undefined) return undefined;
    // `+` keeps SQLite from the column's index.
    return name === lead ? sql`${posts[name]} = ${value}` : sql`+${posts[name]} = ${value}`;
  };
  const { state, updated_before } = filter;
  const { updated_at } = posts;
  return and(
    is('category'),
    is('author'),
    state === undefined ? ne(posts.state, 'trash') : is('state'),
    updated_before === undefined
      ? undefined
      : sql`${lead === 'updated_at' ? updated_at : sql`+${updated_at}`} < ${updated_before}`,
  );
}

/** Undefined where a text is looked for and the list has to count what it finds. */
function countFiltered(
  db: Database,
  filter: PostFilter,
  lead: Lead | undefined,
  text: string | undefined,
): number | undefined {
  const { author, category, updated_before } = filter;
  const isNarrowed = author ?? category ?? updated_before;
  const known = isNarrowed === undefined ? countState(db, filter.state, text) : undefined;
  if (known !== undefined || text !== undefined) return known;
  return countRows(db, posts, matching(filter, lead));
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

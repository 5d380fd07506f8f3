import { and, asc, count, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from './builtOnce';
import type { Database, Transaction } from './client';
import { rejectTaken, StaleError, TakenError } from './errors';
import { noteFactUses } from './factUses';
import { noteImageUses } from './imageUses';
import {
  containsText,
  countRows,
  fromNearerEnd,
  type ListPage,
  type ListQuery,
  listPage,
  namesOf,
} from './list';
import { focusOf } from './media';
import { isAmong, matchingPosts } from './postSearch';
import { blogs, posts, slugRedirects, trash, versions } from './schema';
import { nextVersion, now } from './time';
import { addVersion, versionOfLive } from './versions';

export type Blog = typeof blogs.$inferSelect;
type Optional = 'image_alt' | 'seo_title' | 'seo_description';
/** What an editor writes; an optional field that is absent stays as it is. */
export type BlogValues = Omit<Blog, 'id' | 'created_at' | 'updated_at' | 'image_focus' | Optional> &
  Partial<Pick<Blog, Optional>>;

const columns = getTableColumns(blogs);
const listed = {
  table: blogs,
  columns,
  id: blogs.id,
  searched: [blogs.title, blogs.author, blogs.category],
};
const unique = { 'blogs.slug': 'slug', 'blogs.id': 'id' };

/** @returns rows with `query.fields` alone, or whole posts where it names none. */
export function listBlogs<Field extends keyof Blog = keyof Blog>(
  db: Database,
  query: ListQuery<keyof Blog, 'slug' | 'category', Field>,
): ListPage<Pick<Blog, Field>> {
  const { slug, category } = query.filters ?? {};
  const conditions: (SQL | undefined)[] = [
    slug === undefined ? undefined : eq(blogs.id, idOfSlug(db, slug) ?? ''),
    category === undefined ? undefined : eq(blogs.category, category),
  ];
  const isNarrowed = query.ids ?? slug ?? category;
  return listPage(db, listed, query, and(...conditions), {
    known: query.q && isNarrowed === undefined ? countHolding(db, query.q) : undefined,
    among: query.q ? isAmong(blogs.id, matchingPosts(db, query.q)) : undefined,
  });
}

/** How many live posts hold a text, counted among the shorter rows of all posts. */
function countHolding(db: Database, text: string): number {
  const holds = containsText([posts.title, posts.author, posts.category], text);
  const isUnseen = sql`${posts.state} IN ('draft', 'scheduled', 'trash') AND NOT EXISTS (SELECT 1 FROM ${blogs} WHERE ${blogs.id} = ${posts.id})`;
  const all = matchingPosts(db, text)?.count ?? countRows(db, posts, holds);
  return all - countRows(db, posts, and(isUnseen, holds));
}

const { content, seo_title, seo_description, author, created_at, updated_at, ...summary } = columns;

const summaries = builtOnce(({ orm }) => {
  const read = (order: typeof asc) =>
    orm
      .select(summary)
      .from(blogs)
      .orderBy(order(blogs.date), order(blogs.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare();
  const total = orm.select({ posts: count() }).from(blogs).prepare();
  const asked = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;
  const some = orm.select(summary).from(blogs).where(sql`${blogs.id} IN ${asked}`).prepare();
  return { oldest: read(asc), newest: read(desc), total, some };
});

/** What cards say of posts, newest first. */
export function listSummaries(db: Database, page: Pick<ListQuery, 'offset' | 'limit'>) {
  const { oldest, newest, total } = summaries(db);
  const posts = total.get()?.posts ?? 0;
  const rows = fromNearerEnd(page, posts, ({ isBackwards, ...part }) =>
    (isBackwards ? oldest : newest).all(part),
  );
  return { posts: rows, total: posts };
}

/** The same of the posts with these ids, in their order, where they are live. */
export function summariesOf(db: Database, ids: readonly string[]) {
  const rows = summaries(db).some.all({ ids: JSON.stringify(ids) });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const bySlug = builtOnce(({ orm }) => {
  const slug = sql.placeholder('slug');
  const { blog_id } = slugRedirects;
  return {
    present: orm.select().from(blogs).where(eq(blogs.slug, slug)).prepare(),
    presentId: orm.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, slug)).prepare(),
    former: orm
      .select({ id: blog_id })
      .from(slugRedirects)
      .where(eq(slugRedirects.slug, slug))
      .prepare(),
  };
});

/** The post that has this slug now or, where none has, that had it once. */
export function findBlogBySlug(db: Database, slug: string): Blog | undefined {
  const present = bySlug(db).present.get({ slug });
  if (present) return present;
  const former = bySlug(db).former.get({ slug });
  return former && getBlog(db, former.id);
}

export function getBlog(db: Pick<Database, 'orm'>, id: string): Blog | undefined {
  return db.orm.select().from(blogs).where(eq(blogs.id, id)).get();
}

/** The live posts as a resource reads them. */
export const livePosts = {
  columns: namesOf(columns),
  filters: ['slug', 'category'] as const,
  list: listBlogs,
  get: getBlog,
};

/** The id of the post that has this slug now or, where none has, that had it once. */
export function idOfSlug(db: Database, slug: string): string | undefined {
  const { presentId, former } = bySlug(db);
  return (presentId.get({ slug }) ?? former.get({ slug }))?.id;
}

/** The slug that the live post of this slug, past or present, has now. */
export function presentSlug(db: Database, slug: string): string | undefined {
  const id = idOfSlug(db, slug);
  if (id === undefined) return undefined;
  return db.orm.select({ slug: blogs.slug }).from(blogs).where(eq(blogs.id, id)).get()?.slug;
}

/** @throws TakenError for `slug` or `id`; the id of a post in the trash is taken too. */
export function createBlog({ orm }: Database, id: string, values: BlogValues, by = ''): Blog {
  return orm.transaction((tx) => {
    const isTaken = tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, id)).get();
    if (isTaken) throw new TakenError('id');
    return writeLive(tx, id, values, { readVersion: null, by });
  });
}

/**
 * Overwrites a post; a changed slug leaves a redirect behind.
 * @returns undefined where there is no such post.
 * @throws StaleError where `readVersion` is not the stored `updated_at`; TakenError for `slug`.
 */
export function updateBlog(
  { orm }: Database,
  id: string,
  values: BlogValues,
  readVersion: string,
  by = '',
): Blog | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, id)).get();
    return stored && writeLive(tx, id, values, { readVersion, by });
  });
}

/**
 * Makes `values` what visitors see of a post, and a version of it.
 * @param from the live version that the values began from (null: none), who publishes, and the
 * version that the values are already, where they are one, or the id that it is to have.
 * @throws StaleError where another version is live; TakenError for `slug` or `id`.
 */
export function writeLive(
  tx: Transaction,
  id: string,
  values: BlogValues,
  from: { readVersion: string | null; by: string; versionId?: string; newVersionId?: string },
): Blog {
  const stored = tx.select().from(blogs).where(eq(blogs.id, id)).get();
  if ((stored?.updated_at ?? null) !== from.readVersion) throw new StaleError();
  if (stored) versionOfLive(tx, stored);
  const updated_at = stored ? nextVersion(stored.updated_at) : now();
  const live = stored
    ? changeLive(tx, stored, values, updated_at)
    : insertLive(tx, { ...values, id, created_at: updated_at, updated_at });
  if (from.versionId) {
    tx.update(versions)
      .set({ published_at: live.updated_at })
      .where(eq(versions.id, from.versionId))
      .run();
  } else addVersion(tx, id, live, from.by, live.updated_at, from.newVersionId);
  return live;
}

/** Puts a whole row live. @throws TakenError for `slug` or `id`. */
export function insertLive(tx: Transaction, row: typeof blogs.$inferInsert): Blog {
  const trashed = tx.select().from(trash).where(eq(trash.blog_id, row.id)).get();
  if (trashed) throw new TakenError('id');
  const image_focus = focusOf(tx, row.image_url ?? '');
  const live = rejectTaken(unique, () =>
    tx
      .insert(blogs)
      .values({ ...row, image_focus })
      .returning()
      .get(),
  );
  tx.delete(slugRedirects).where(eq(slugRedirects.slug, live.slug)).run();
  noteImageUses(tx, { owner: 'live', owner_id: live.id, blog_id: live.id }, live);
  noteFactUses(tx, live.id, live.content);
  return live;
}

function changeLive(tx: Transaction, stored: Blog, values: BlogValues, updated_at: string): Blog {
  const { id } = stored;
  const live = rejectTaken(unique, () =>
    tx
      .update(blogs)
      .set({ ...values, updated_at, image_focus: focusOf(tx, values.image_url) })
      .where(eq(blogs.id, id))
      .returning()
      .get(),
  );
  if (stored.slug !== live.slug) {
    tx.delete(slugRedirects).where(eq(slugRedirects.slug, live.slug)).run();
    tx.insert(slugRedirects)
      .values({ slug: stored.slug, blog_id: id, created_at: now() })
      .onConflictDoUpdate({ target: slugRedirects.slug, set: { blog_id: id } })
      .run();
  }
  noteImageUses(tx, { owner: 'live', owner_id: id, blog_id: id }, live);
  noteFactUses(tx, id, live.content);
  return live;
}

/** Every post's slug and last change, newest first; for the sitemap. */
export function listSlugs({ orm }: Database): { slug: string; updated_at: string }[] {
  return orm
    .select({ slug: blogs.slug, updated_at: blogs.updated_at })
    .from(blogs)
    .orderBy(desc(blogs.date), desc(blogs.id))
    .all();
}

/** The texts of the posts whose ids come after `id`, in the order of their ids. */
export function contentsAfter({ orm }: Database, id: string, limit: number) {
  return orm
    .select({ id: blogs.id, content: blogs.content })
    .from(blogs)
    .where(gt(blogs.id, id))
    .orderBy(asc(blogs.id))
    .limit(limit)
    .all();
}

/** Puts the same text in another form: no change that an editor would have to know of. */
export function rewriteContent({ orm }: Database, id: string, content: string): void {
  orm.update(blogs).set({ content }).where(eq(blogs.id, id)).run();
}

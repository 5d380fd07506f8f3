import { and, asc, count, desc, eq, getViewSelectedFields, gt, inArray, sql } from 'drizzle-orm';
import { newestCount } from '../../shared/post';
import { type Database, foldCase } from '../client';
import {
  columnNames,
  type ListPage,
  type ListQuery,
  listPage,
  whereEquals,
  wordsOf,
} from '../list';
import { prepared } from '../prepared';
import { findPostByFormerSlug } from './redirects';
import { blogs } from './schema';

const { key, ...columns } = getViewSelectedFields(blogs);
type Row = typeof blogs.$inferSelect;
/** A post as visitors see it. */
export type Blog = Omit<Row, 'key'>;
const listed = { table: blogs, columns, id: blogs.id, searched: [] };

export const matchesSearch = (text: string) =>
  and(...wordsOf(foldCase(text)).map((word) => sql`instr(${key}, ${word})`));

/** @returns rows with only `query.fields`, or whole posts without them. */
export function listBlogs<Field extends keyof Blog = keyof Blog>(
  db: Database,
  { q, ...query }: ListQuery<keyof Blog, 'slug' | 'category', Field>,
): ListPage<Pick<Blog, Field>> {
  const { slug, ...filters } = query.filters ?? {};
  const conditions = and(
    q ? matchesSearch(q) : undefined,
    slug === undefined ? undefined : eq(blogs.id, idOfSlug(db, slug) ?? ''),
    whereEquals(listed, filters),
  );
  return listPage(
    db,
    listed,
    query,
    conditions,
    conditions || query.ids ? undefined : countBlogs(db),
  );
}

const { content, seo_title, seo_description, author, created_at, updated_at, ...summary } = columns;

const statements = prepared(({ orm, sqlite }) => {
  const slug = eq(blogs.slug, sql.placeholder('slug'));
  const asked = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;
  return {
    newest: orm
      .select(summary)
      .from(blogs)
      .orderBy(desc(blogs.date), desc(blogs.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(),
    // Counting all rows is fast, and most posts are live.
    total: sqlite
      .prepare('SELECT count(*) - (SELECT count(*) FROM posts WHERE live_slug IS NULL) FROM posts')
      .pluck(),
    some: orm.select(summary).from(blogs).where(sql`${blogs.id} IN ${asked}`).prepare(),
    bySlug: orm.select(columns).from(blogs).where(slug).prepare(),
    idBySlug: orm.select({ id: blogs.id }).from(blogs).where(slug).prepare(),
    slugById: orm
      .select({ slug: blogs.slug })
      .from(blogs)
      .where(eq(blogs.id, sql.placeholder('id')))
      .prepare(),
    byId: orm
      .select(columns)
      .from(blogs)
      .where(eq(blogs.id, sql.placeholder('id')))
      .prepare(),
  };
});

export const countBlogs = (db: Database) => Number(statements(db).total.get());

/** Lists the card data of live posts, newest first. */
export function listSummaries(db: Database, page: Pick<ListQuery, 'offset' | 'limit'>) {
  return { posts: statements(db).newest.all({ ...page }), total: countBlogs(db) };
}

/** Lists the card data of the few newest posts. */
export const newestPosts = (db: Database) =>
  statements(db).newest.all({ offset: 0, limit: newestCount });

/** Returns the card data of the live posts among these ids, in their order. */
export function summariesOf(db: Database, ids: readonly string[]) {
  const rows = statements(db).some.all({ ids: JSON.stringify(ids) });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Finds the live post with this slug, or with this former slug. */
export function findBlogBySlug(db: Database, slug: string): Blog | undefined {
  const present = statements(db).bySlug.get({ slug });
  if (present) return present;
  const former = findPostByFormerSlug(db, slug);
  return former === undefined ? undefined : getBlog(db, former);
}

export function getBlog(db: Database, id: string): Blog | undefined {
  return statements(db).byId.get({ id });
}

export const livePosts = {
  columns: columnNames(columns),
  filters: ['slug', 'category'] as const,
  list: listBlogs,
  get: getBlog,
};

export function idOfSlug(db: Database, slug: string): string | undefined {
  return statements(db).idBySlug.get({ slug })?.id ?? findPostByFormerSlug(db, slug);
}

/** Returns the current slug of a live post, given a current or former slug. */
export function currentSlug(db: Database, slug: string): string | undefined {
  const id = idOfSlug(db, slug);
  return id === undefined ? undefined : statements(db).slugById.get({ id })?.slug;
}

/** Lists every live post's slug and last change, newest first, for the sitemap. */
export function listSlugs({ orm }: Database): { slug: string; updated_at: string }[] {
  return orm
    .select({ slug: blogs.slug, updated_at: blogs.updated_at })
    .from(blogs)
    .orderBy(desc(blogs.date), desc(blogs.id))
    .all();
}

export function countByCategory({ orm }: Database, names: string[]): Map<string, number> {
  const counted = orm
    .select({ name: blogs.category, posts: count() })
    .from(blogs)
    .where(inArray(blogs.category, names))
    .groupBy(blogs.category)
    .all();
  return new Map(counted.map(({ name, posts }) => [name, posts]));
}

/** Returns live posts after `id`, ordered by id, at most `limit`. */
export function blogsAfter({ orm }: Database, id: string, limit: number): Blog[] {
  return orm
    .select(columns)
    .from(blogs)
    .where(gt(blogs.id, id))
    .orderBy(asc(blogs.id))
    .limit(limit)
    .all();
}

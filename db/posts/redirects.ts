import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { rejectTaken, StaleError } from '../errors';
import { columnNames, type ListPage, type ListQuery, listPage, whereEquals } from '../list';
import { prepared } from '../prepared';
import { nextVersion, now } from '../time';
import { posts, redirects } from './schema';

type Row = typeof redirects.$inferSelect;

export interface Redirect extends Pick<Row, 'id' | 'source' | 'created_at' | 'updated_at'> {
  /** A path in the form of `addressKey`. */
  from: string;
  /** A path or an https address; null while its post isn't live. */
  to: string | null;
}

const maxLength = 500;
const postPath = (slug: string) => `/blog/${slug}`;

/**
 * Normalizes a path: decoded, lowercase, no trailing slash, and only WordPress's post number of the
 * query; undefined if it has no normal form.
 */
export function addressKey({ pathname, searchParams }: URL): string | undefined {
  try {
    const path = `/${decodeURIComponent(pathname)
      .replace(/^\/+|[\s/]+$/g, '')
      .toLowerCase()}`;
    const number = ['p', 'page_id'].flatMap((name) => searchParams.get(name) ?? [])[0];
    const key = number === undefined ? path : `${path}?p=${number}`;
    return key.length > maxLength ? undefined : key;
  } catch {
    return undefined;
  }
}

const statements = prepared(({ orm }) => ({
  byPath: orm
    .select({ post: posts.id, slug: posts.slug, live: posts.live_slug, target: redirects.target })
    .from(redirects)
    .leftJoin(posts, eq(posts.id, redirects.post_id))
    .where(eq(redirects.path, sql.placeholder('path')))
    .prepare(),
}));

export function findPostByFormerSlug(db: Database, slug: string): string | undefined {
  return statements(db).byPath.get({ path: postPath(slug) })?.post ?? undefined;
}

/**
 * Resolves an address to a path or an https address; undefined if it doesn't redirect.
 * @param path in the form of `addressKey`.
 */
export function resolveRedirect(db: Database, path: string): string | undefined {
  const row = statements(db).byPath.get({ path });
  if (!row) return undefined;
  if (row.target !== null) return row.target;
  if (row.live !== null) return postPath(row.live);
  // An unpublished post may have a redirect of its own.
  const own = postPath(row.slug ?? '');
  return own === path ? undefined : (statements(db).byPath.get({ path: own })?.target ?? undefined);
}

/** Frees a slug that a post takes now, and redirects its former slug to it. */
export function redirectFormerSlug(
  db: Database,
  post_id: string,
  present: string,
  former: string | null,
): void {
  db.orm
    .delete(redirects)
    .where(eq(redirects.path, postPath(present)))
    .run();
  if (former !== null) setRedirect(db, { path: postPath(former), post_id, target: null }, 'slug');
}

/** Redirects an address to a post. @returns false if it already redirects elsewhere. */
export function addOldAddress(
  { orm }: Database,
  path: string,
  post_id: string,
  source: Row['source'] = 'import',
): boolean {
  const stored = orm.select().from(redirects).where(eq(redirects.path, path)).get();
  if (stored) return stored.post_id === post_id;
  const created_at = now();
  orm
    .insert(redirects)
    .values({ id: crypto.randomUUID(), path, post_id, source, created_at, updated_at: created_at })
    .run();
  return true;
}

/**
 * Redirects a former slug to a live post, if it redirects nowhere yet. @returns whether it was
 * added.
 */
export function addFormerSlug(db: Database, slug: string, post_id: string): boolean {
  const present = db.orm
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.live_slug, slug))
    .get();
  return present ? present.id === post_id : addOldAddress(db, postPath(slug), post_id, 'slug');
}

export function listAddresses({ orm }: Database, postId: string, source: Row['source']): string[] {
  return orm
    .select({ path: redirects.path })
    .from(redirects)
    .where(and(eq(redirects.post_id, postId), eq(redirects.source, source)))
    .orderBy(redirects.path)
    .all()
    .map(({ path }) => path);
}

export const formerSlugs = (db: Database, postId: string): string[] =>
  listAddresses(db, postId, 'slug').map((path) => path.slice(postPath('').length));

/**
 * Returns redirects made by hand and those that lead to no post, which posts' own addresses don't
 * include.
 * @param path limits them to one address.
 */
export function listManualRedirects({ orm }: Database, path?: string) {
  const { path: from, post_id, target: to } = redirects;
  const isWanted = path === undefined ? undefined : eq(from, path);
  return orm
    .select({ from, post_id, to })
    .from(redirects)
    .where(and(isWanted, or(eq(redirects.source, 'hand'), isNotNull(redirects.target))))
    .orderBy(redirects.path)
    .all();
}

const columns = {
  id: redirects.id,
  from: redirects.path,
  to: sql<
    string | null
  >`ifnull(${redirects.target}, (SELECT '/blog/' || live_slug FROM posts WHERE posts.id = ${redirects.post_id}))`,
  source: redirects.source,
  created_at: redirects.created_at,
  updated_at: redirects.updated_at,
};
const listed = {
  table: redirects,
  columns,
  id: redirects.id,
  searched: [redirects.path, columns.to],
};

function listRedirects(
  db: Database,
  query: ListQuery<keyof Redirect, 'source'>,
): ListPage<Partial<Redirect>> {
  return listPage(db, listed, query, whereEquals(listed, query.filters));
}

function getRedirect({ orm }: Database, id: string): Redirect | undefined {
  return orm.select(columns).from(redirects).where(eq(redirects.id, id)).get();
}

export const storedRedirects = {
  columns: columnNames(columns),
  filters: ['source'] as const,
  list: listRedirects,
  get: getRedirect,
};

/** The target of a redirect: a live post, then by id, or a path or an https address. */
export type RedirectValues = Pick<Row, 'path'> & Pick<Row, 'post_id' | 'target'>;

const unique = { 'redirects.path': 'from', 'redirects.id': 'id' };

/** @throws TakenError for `from` or `id`. */
export function createRedirect(db: Database, id: string, values: RedirectValues): Redirect {
  const created_at = now();
  const row = { ...values, id, source: 'hand' as const, created_at, updated_at: created_at };
  return rejectTaken(unique, () => db.orm.insert(redirects).values(row).returning(columns).get());
}

/**
 * Overwrites a redirect and marks it as made by hand. @returns undefined if there is none.
 * @throws StaleError if `readVersion` is not the stored `updated_at`; TakenError for `from`.
 */
export function updateRedirect(
  db: Database,
  id: string,
  values: RedirectValues,
  readVersion: string,
): Redirect | undefined {
  const { orm } = db;
  const stored = getRedirect(db, id);
  if (!stored) return undefined;
  if (stored.updated_at !== readVersion) throw new StaleError();
  const set = { ...values, source: 'hand', updated_at: nextVersion(stored.updated_at) } as const;
  rejectTaken(unique, () => orm.update(redirects).set(set).where(eq(redirects.id, id)).run());
  return getRedirect(db, id);
}

/** Redirects an address, replacing an existing redirect. */
export function setRedirect(
  { orm }: Database,
  values: RedirectValues,
  source: Row['source'] = 'hand',
): void {
  const to = { ...values, source, updated_at: now() };
  orm
    .insert(redirects)
    .values({ id: crypto.randomUUID(), created_at: to.updated_at, ...to })
    .onConflictDoUpdate({ target: redirects.path, set: to })
    .run();
}

export function deleteRedirect(db: Database, id: string): Redirect | undefined {
  const stored = getRedirect(db, id);
  db.orm.delete(redirects).where(eq(redirects.id, id)).run();
  return stored;
}

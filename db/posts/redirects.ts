import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { rejectTaken, StaleError } from '../errors';
import { type ListPage, type ListQuery, listPage, matching, namesOf } from '../list';
import { prepared } from '../prepared';
import { nextVersion, now } from '../time';
import { posts, redirects } from './schema';

type Row = typeof redirects.$inferSelect;

/** An address that leads elsewhere. */
export interface Redirect extends Pick<Row, 'id' | 'source' | 'created_at' | 'updated_at'> {
  /** A path, as `addressKey` writes it. */
  from: string;
  /** A path or an https address; null while its post isn't live. */
  to: string | null;
}

const maxLength = 500;
const pathOf = (slug: string) => `/blog/${slug}`;

/**
 * The one form of a path that asks for the same: decoded, in lower case, without the slash at its
 * end, and of its query WordPress's number of a post alone; undefined where there is no such form.
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

/** The id of the post that had a slug before. */
export function postOfFormerSlug(db: Database, slug: string): string | undefined {
  return statements(db).byPath.get({ path: pathOf(slug) })?.post ?? undefined;
}

/**
 * Where an address leads: a path or an https address; undefined for nowhere.
 * @param path as `addressKey` writes it.
 */
export function redirectOf(db: Database, path: string): string | undefined {
  const found = statements(db).byPath.get({ path });
  if (!found) return undefined;
  if (found.target !== null) return found.target;
  if (found.live !== null) return pathOf(found.live);
  // A post that was unpublished may have left word where to go instead.
  const own = pathOf(found.slug ?? '');
  return own === path ? undefined : (statements(db).byPath.get({ path: own })?.target ?? undefined);
}

/** Frees a slug that a post has from now on, and lets its former one lead to it. */
export function leadFormerSlug(
  db: Database,
  post_id: string,
  present: string,
  former: string | null,
): void {
  db.orm
    .delete(redirects)
    .where(eq(redirects.path, pathOf(present)))
    .run();
  if (former !== null) leadTo(db, { path: pathOf(former), post_id, target: null }, 'slug');
}

/** Lets an address lead to a post. @returns false where it leads elsewhere already. */
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

/** Lets a former slug lead to a live post, where it leads nowhere yet. @returns whether it does. */
export function addFormerSlug(db: Database, slug: string, post_id: string): boolean {
  const present = db.orm
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.live_slug, slug))
    .get();
  return present ? present.id === post_id : addOldAddress(db, pathOf(slug), post_id, 'slug');
}

/** The addresses that lead to a post, in their order. */
export function addressesOf({ orm }: Database, postId: string, source: Row['source']): string[] {
  return orm
    .select({ path: redirects.path })
    .from(redirects)
    .where(and(eq(redirects.post_id, postId), eq(redirects.source, source)))
    .orderBy(redirects.path)
    .all()
    .map(({ path }) => path);
}

/** The slugs that led to a post before, in their order. */
export const formerSlugs = (db: Database, postId: string): string[] =>
  addressesOf(db, postId, 'slug').map((path) => path.slice(pathOf('').length));

/**
 * What the posts' own addresses don't say: redirects by hand, and all that lead to no post.
 * @param path of one of them.
 */
export function redirectsByHand({ orm }: Database, path?: string) {
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
  searched: [redirects.path, redirects.target],
};

function listRedirects(
  db: Database,
  query: ListQuery<keyof Redirect, 'source'>,
): ListPage<Partial<Redirect>> {
  return listPage(db, listed, query, matching(listed, query.filters));
}

function getRedirect({ orm }: Database, id: string): Redirect | undefined {
  return orm.select(columns).from(redirects).where(eq(redirects.id, id)).get();
}

/** The redirects as a resource reads them. */
export const storedRedirects = {
  columns: namesOf(columns),
  filters: ['source'] as const,
  list: listRedirects,
  get: getRedirect,
};

/** Where an address is to lead: to a live post, then by its id, or to a path or an https address. */
export type RedirectValues = Pick<Row, 'path'> & Pick<Row, 'post_id' | 'target'>;

const unique = { 'redirects.path': 'from', 'redirects.id': 'id' };

/** @throws TakenError for `from` or `id`. */
export function createRedirect(db: Database, id: string, values: RedirectValues): Redirect {
  const created_at = now();
  const row = { ...values, id, source: 'hand' as const, created_at, updated_at: created_at };
  return rejectTaken(unique, () => db.orm.insert(redirects).values(row).returning(columns).get());
}

/**
 * Overwrites a redirect, which is by hand then. @returns undefined where there is none.
 * @throws StaleError where `readVersion` is not the stored `updated_at`; TakenError for `from`.
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

/** Lets an address lead elsewhere, wherever it led before. */
export function leadTo(
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

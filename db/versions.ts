import { and, desc, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { forgetImageUses, noteImageUses } from './imageUses';
import { type ListPage, type ListQuery, listPage, matching } from './list';
import { blogs, drafts, versions } from './schema';
import { nextVersion, now } from './time';

/** What a post was when it was published, is to be at a scheduled time, or was before a restoring. */
export type Version = typeof versions.$inferSelect;
/** A post's own fields, live or not. */
export type PostValues = Omit<
  Version,
  'id' | 'blog_id' | 'created_by' | 'created_at' | 'published_at'
>;

const { content: _, ...columns } = getTableColumns(versions);
const listed = { table: versions, columns, id: versions.id, searched: [versions.title] };

/** A post's versions without their text. */
export function listVersions(
  db: Database,
  query: ListQuery<Exclude<keyof Version, 'content'>, 'blog_id'>,
): ListPage<Partial<Omit<Version, 'content'>>> {
  return listPage(db, listed, query, matching(listed, query.filters));
}

export function getVersion({ orm }: Database, id: string): Version | undefined {
  return orm.select().from(versions).where(eq(versions.id, id)).get();
}

/** The version that was live before a time (ISO text): what a later one changed. */
export function versionBefore(
  { orm }: Database,
  blogId: string,
  time: string,
): Version | undefined {
  const isEarlier = and(
    eq(versions.blog_id, blogId),
    isNotNull(versions.published_at),
    lt(versions.published_at, time),
  );
  return orm.select().from(versions).where(isEarlier).orderBy(desc(versions.published_at)).get();
}

/** The version that a live post is; undefined where it went live without one. */
export function liveVersion(
  { orm }: Database,
  blogId: string,
): Omit<Version, 'content'> | undefined {
  return orm
    .select(columns)
    .from(versions)
    .innerJoin(blogs, eq(blogs.id, versions.blog_id))
    .where(and(eq(versions.blog_id, blogId), isNotNull(versions.published_at)))
    .orderBy(desc(versions.published_at))
    .get();
}

/** A post's own fields of a row that has more. */
export function postValues(row: PostValues): PostValues {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    date: row.date,
    author: row.author,
    category: row.category,
    image_url: row.image_url,
    image_alt: row.image_alt,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    content: row.content,
  };
}

/** Writes a version down. @returns its id. */
export function addVersion(
  tx: Transaction,
  blogId: string,
  values: PostValues,
  by: string,
  publishedAt: string | null,
  id: string = crypto.randomUUID(),
): string {
  const row = { ...postValues(values), id, blog_id: blogId, created_by: by };
  tx.insert(versions)
    .values({ ...row, created_at: publishedAt ?? now(), published_at: publishedAt })
    .run();
  noteImageUses(tx, { owner: 'version', owner_id: id, blog_id: blogId }, row);
  return id;
}

/** The id of the version that a live post is: made now where it went live without one. */
export function versionOfLive(tx: Transaction, live: typeof blogs.$inferSelect): string {
  const known = tx
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.blog_id, live.id), eq(versions.published_at, live.updated_at)))
    .get();
  return known?.id ?? addVersion(tx, live.id, live, '', live.updated_at);
}

/** `updated_at` of the live post, which what is written next begins from; null where none is live. */
export function liveUpdatedAt(tx: Transaction, blogId: string): string | null {
  const live = tx.select({ at: blogs.updated_at }).from(blogs).where(eq(blogs.id, blogId)).get();
  return live?.at ?? null;
}

/** Takes away a version that never was live. */
export function dropVersion(tx: Transaction, id: string): void {
  tx.delete(versions).where(eq(versions.id, id)).run();
  forgetImageUses(tx, 'version', id);
}

/**
 * Makes a version the post's working copy. A working copy that it replaces is kept as a version.
 * @returns undefined where there is no such version.
 */
export function restoreVersion({ orm }: Database, id: string, by: string): Version | undefined {
  return orm.transaction((tx) => {
    const version = tx.select().from(versions).where(eq(versions.id, id)).get();
    if (!version) return undefined;
    const { blog_id } = version;
    const replaced = tx.select().from(drafts).where(eq(drafts.id, blog_id)).get();
    if (replaced) addVersion(tx, blog_id, replaced, replaced.saved_by, null);
    const values = {
      ...postValues(version),
      base_version: liveUpdatedAt(tx, blog_id),
      saved_by: by,
      updated_at: replaced ? nextVersion(replaced.updated_at) : now(),
    };
    tx.insert(drafts)
      .values({ id: blog_id, ...values, created_at: now() })
      .onConflictDoUpdate({ target: drafts.id, set: values })
      .run();
    noteImageUses(tx, { owner: 'draft', owner_id: blog_id, blog_id }, version);
    return version;
  });
}

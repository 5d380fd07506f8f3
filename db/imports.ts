import { and, desc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import { type Blog, insertLive } from './blogs';
import type { Database, Orm, Transaction } from './client';
import type { Media } from './media';
import { blogs, drafts, imports, media, slugRedirects, trash, versions } from './schema';
import { now } from './time';
import { addVersion, type PostValues } from './versions';

export type ImportRow = typeof imports.$inferSelect;

/** What is written down of a thing that came; without a hash it is known by its id alone. */
type NewImportRow = Omit<typeof imports.$inferInsert, 'id' | 'created_at' | 'hash'> &
  Partial<Pick<ImportRow, 'hash'>>;

/** What an import brought of a thing last; undefined where it never came. */
export function lastImport(
  { orm }: Pick<Database, 'orm'>,
  thing: Pick<ImportRow, 'source' | 'kind' | 'source_id'>,
): ImportRow | undefined {
  return orm
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.source, thing.source),
        eq(imports.kind, thing.kind),
        eq(imports.source_id, thing.source_id),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1)
    .get();
}

/** Writes down what came; the same thing of the same batch is one row. */
export function noteImport(orm: Orm, { hash = '', ...row }: NewImportRow): void {
  const { target_id, version } = row;
  orm
    .insert(imports)
    .values({ ...row, hash, created_at: now() })
    .onConflictDoUpdate({
      target: [imports.source, imports.kind, imports.source_id, imports.batch],
      set: { target_id, hash, version },
    })
    .run();
}

/** A batch's rows, newest first. */
export function importsOfBatch({ orm }: Database, batch: string): ImportRow[] {
  return orm.select().from(imports).where(eq(imports.batch, batch)).orderBy(desc(imports.id)).all();
}

/** Every batch with what it brought, oldest first. */
export function listBatches({ orm }: Database) {
  return orm
    .select({
      batch: imports.batch,
      source: imports.source,
      posts: sql<number>`sum(${imports.kind} = 'post')`,
      pictures: sql<number>`sum(${imports.kind} = 'picture')`,
    })
    .from(imports)
    .groupBy(imports.batch, imports.source)
    .orderBy(imports.batch)
    .all();
}

/**
 * Forgets that a thing came with a batch. What an earlier batch brought of it has `version` now,
 * where one is given.
 */
export function forgetImport(tx: Transaction, row: ImportRow, version?: string): void {
  tx.delete(imports).where(eq(imports.id, row.id)).run();
  if (version === undefined) return;
  const earlier = lastImport({ orm: tx }, row);
  if (earlier) tx.update(imports).set({ version }).where(eq(imports.id, earlier.id)).run();
}

/** What a post is here: its live row's and its working copy's `updated_at`, undefined where it has none. */
export interface Standing {
  live?: string;
  draft?: string;
  isTrashed: boolean;
}

export function standingOf(tx: Pick<Transaction, 'select'>, id: string): Standing {
  const live = tx.select({ at: blogs.updated_at }).from(blogs).where(eq(blogs.id, id)).get();
  const draft = tx.select({ at: drafts.updated_at }).from(drafts).where(eq(drafts.id, id)).get();
  const trashed = tx.select({ id: trash.blog_id }).from(trash).where(eq(trash.blog_id, id)).get();
  return {
    ...(live && { live: live.at }),
    ...(draft && { draft: draft.at }),
    isTrashed: trashed !== undefined,
  };
}

/** Whether a live post is as the first start made it: nobody has touched it. */
export function isSample(tx: Pick<Transaction, 'select'>, id: string): boolean {
  const made = tx
    .select({ by: versions.created_by })
    .from(versions)
    .where(eq(versions.blog_id, id))
    .all();
  const live = tx.select().from(blogs).where(eq(blogs.id, id)).get();
  return (
    live !== undefined &&
    live.created_at === live.updated_at &&
    made.length === 1 &&
    made[0]?.by === ''
  );
}

/** Makes a new live post, with the times that it had where it came from. */
export function bringLive(
  tx: Transaction,
  id: string,
  values: PostValues,
  times: { created_at: string; updated_at: string },
  by: string,
): Blog {
  const live = insertLive(tx, { ...values, id, ...times });
  addVersion(tx, id, live, by, live.updated_at);
  return live;
}

/** Lets a former slug lead to a live post, where it leads nowhere yet. @returns whether it does. */
export function addFormerSlug(tx: Transaction, slug: string, blog_id: string): boolean {
  const isPresent = tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, slug)).get();
  if (isPresent) return isPresent.id === blog_id;
  tx.insert(slugRedirects).values({ slug, blog_id, created_at: now() }).onConflictDoNothing().run();
  const stored = tx.select().from(slugRedirects).where(eq(slugRedirects.slug, slug)).get();
  return stored?.blog_id === blog_id;
}

/** The slugs that led to a live post before, in their order. */
export function formerSlugs({ orm }: Database, blogId: string): string[] {
  return orm
    .select({ slug: slugRedirects.slug })
    .from(slugRedirects)
    .where(eq(slugRedirects.blog_id, blogId))
    .orderBy(slugRedirects.slug)
    .all()
    .map(({ slug }) => slug);
}

/** Gives a picture that was just brought what was known of it there. */
export function describeMedia(
  { orm }: Database,
  id: string,
  values: Pick<Media, 'alt' | 'focus_x' | 'focus_y'>,
): void {
  orm.update(media).set(values).where(eq(media.id, id)).run();
}

/** Every picture that is not in the trash, in the order of their ids, as far as `limit`. */
export function mediaAfter({ orm }: Database, id: string, limit: number) {
  return orm
    .select()
    .from(media)
    .where(and(gt(media.id, id), isNull(media.deleted_at)))
    .orderBy(media.id)
    .limit(limit)
    .all();
}

export function draftIds({ orm }: Database): string[] {
  const left = orm.select({ id: trash.blog_id }).from(trash);
  return orm
    .select({ id: drafts.id })
    .from(drafts)
    .where(notInArray(drafts.id, left))
    .orderBy(drafts.id)
    .all()
    .map((draft) => draft.id);
}

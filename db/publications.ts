import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import { type Blog, writeLive } from './blogs';
import type { Database, Transaction } from './client';
import { type Draft, dropDraft } from './drafts';
import { MissingFactError, StaleError, TakenError } from './errors';
import { missingFact } from './factUses';
import { blogs, drafts, publications, versions } from './schema';
import { now } from './time';
import { addVersion, dropVersion, liveUpdatedAt, type PostValues, postValues } from './versions';

/** A post that is to go live at a time, or could not. */
export type Publication = typeof publications.$inferSelect;

/** A working copy that was checked and cleaned, so that it can go live. */
export interface Publishable {
  blogId: string;
  values: PostValues;
  /** The working copy that the values were made from. */
  draft: Pick<Draft, 'updated_at' | 'base_version'>;
  by: string;
}

/**
 * Puts a working copy live; it is the newest version then, and no working copy any more.
 * @throws StaleError where the working copy or the live post was changed meanwhile; TakenError for
 * `slug`.
 */
export function publish({ orm }: Database, { blogId, values, draft, by }: Publishable): Blog {
  return orm.transaction((tx) => {
    refuseChangedDraft(tx, blogId, draft.updated_at);
    const newVersionId = versionIdOf(blogId, draft.updated_at);
    const live = writeLive(tx, blogId, values, {
      readVersion: draft.base_version,
      by,
      newVersionId,
    });
    dropDraft(tx, blogId);
    dropPublication(tx, blogId);
    return live;
  });
}

/**
 * The live post, where it is what `publish` made of the working copy of that version: who didn't
 * hear the answer asks again.
 */
export function publishedFrom(
  { orm }: Database,
  blogId: string,
  draftVersion: string,
): Blog | undefined {
  const isLive = and(eq(versions.blog_id, blogs.id), eq(versions.published_at, blogs.updated_at));
  return orm
    .select(getTableColumns(blogs))
    .from(blogs)
    .innerJoin(versions, isLive)
    .where(eq(versions.id, versionIdOf(blogId, draftVersion)))
    .get();
}

/** The id of the version that a working copy becomes: the same at each try. */
function versionIdOf(blogId: string, draftVersion: string): string {
  const digest = createHash('sha256').update(`${blogId} ${draftVersion}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Has a working copy go live at `publishAt` (ISO text), as it is now. @throws as `publish`. */
export function schedule(
  { orm }: Database,
  { blogId, values, draft, by }: Publishable,
  publishAt: string,
): Publication {
  return orm.transaction((tx) => {
    refuseChangedDraft(tx, blogId, draft.updated_at);
    if (draft.base_version !== liveUpdatedAt(tx, blogId)) throw new StaleError();
    dropPublication(tx, blogId);
    return tx
      .insert(publications)
      .values({
        blog_id: blogId,
        version_id: addVersion(tx, blogId, values, by, null),
        publish_at: publishAt,
        base_version: draft.base_version,
        draft_version: draft.updated_at,
        created_by: by,
        created_at: now(),
      })
      .returning()
      .get();
  });
}

/** Takes a post's planned publishing back; its working copy stays. */
export function unschedule({ orm }: Database, blogId: string): Publication | undefined {
  return orm.transaction((tx) => dropPublication(tx, blogId));
}

export function dropPublication(tx: Transaction, blogId: string): Publication | undefined {
  const dropped = tx.delete(publications).where(eq(publications.blog_id, blogId)).returning().get();
  if (dropped) dropVersion(tx, dropped.version_id);
  return dropped;
}

export function getPublication({ orm }: Database, blogId: string): Publication | undefined {
  return orm.select().from(publications).where(eq(publications.blog_id, blogId)).get();
}

/** When the next post goes live (ISO text), or undefined where none is planned. */
export function nextPublicationTime({ orm }: Database): string | undefined {
  return orm
    .select({ at: publications.publish_at })
    .from(publications)
    .where(isNull(publications.error))
    .orderBy(asc(publications.publish_at))
    .get()?.at;
}

/**
 * Puts live what is due. What can't go live keeps its place with the reason, and is tried no more.
 * @returns the posts that went live, with the name of who planned each.
 */
export function publishDue({ orm }: Database): { live: Blog; by: string }[] {
  const due = orm
    .select()
    .from(publications)
    .where(and(isNull(publications.error), lte(publications.publish_at, now())))
    .orderBy(asc(publications.publish_at))
    .all();
  return due.flatMap((publication) => {
    try {
      return [
        { live: orm.transaction((tx) => putLive(tx, publication)), by: publication.created_by },
      ];
    } catch (error) {
      orm
        .update(publications)
        .set({ error: problemOf(error) })
        .where(eq(publications.blog_id, publication.blog_id))
        .run();
      return [];
    }
  });
}

function putLive(tx: Transaction, publication: Publication): Blog {
  const { blog_id, version_id, base_version, draft_version, created_by } = publication;
  const version = tx.select().from(versions).where(eq(versions.id, version_id)).get();
  if (!version) throw new Error(`the version ${version_id} of a planned post is missing`);
  const missing = missingFact(tx, version.content);
  if (missing !== undefined) throw new MissingFactError(missing);
  const from = { readVersion: base_version, by: created_by, versionId: version_id };
  const live = writeLive(tx, blog_id, postValues(version), from);
  tx.delete(publications).where(eq(publications.blog_id, blog_id)).run();
  const draft = tx.select().from(drafts).where(eq(drafts.id, blog_id)).get();
  if (draft?.updated_at === draft_version) dropDraft(tx, blog_id);
  else if (draft) {
    // What was typed after the planning goes on from what is live now.
    const base_version = live.updated_at;
    tx.update(drafts).set({ base_version }).where(eq(drafts.id, blog_id)).run();
  }
  return live;
}

function problemOf(error: unknown): string {
  if (error instanceof TakenError) {
    return 'Another post has this slug now. Change the slug and publish again.';
  }
  if (error instanceof StaleError) {
    return 'The live post was changed after this was planned. Compare the two and publish again.';
  }
  if (error instanceof MissingFactError) {
    return `There is no fact “${error.key}” any more. Name another one and publish again.`;
  }
  console.error('publications: a planned post did not go live', error);
  return 'It could not be put live. Try again.';
}

function refuseChangedDraft(tx: Transaction, id: string, version: string): void {
  const draft = tx.select({ at: drafts.updated_at }).from(drafts).where(eq(drafts.id, id)).get();
  if (draft?.at !== version) throw new StaleError();
}

/** What began from the live post as it was goes on from what it is now. */
export function moveBase(tx: Transaction, id: string, from: string, base_version: string): void {
  const isCopy = and(eq(drafts.id, id), eq(drafts.base_version, from));
  tx.update(drafts).set({ base_version }).where(isCopy).run();
  const isPlanned = and(eq(publications.blog_id, id), eq(publications.base_version, from));
  tx.update(publications).set({ base_version }).where(isPlanned).run();
}

/** What was planned from the working copy as it was stays planned from what it is now. */
export function moveDraft(tx: Transaction, id: string, from: string, draft_version: string): void {
  const isPlanned = and(eq(publications.blog_id, id), eq(publications.draft_version, from));
  tx.update(publications).set({ draft_version }).where(isPlanned).run();
}

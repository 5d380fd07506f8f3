import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { rejectTaken } from '../errors';
import { prepared } from '../prepared';
import { invalidateSearch } from '../search/search';
import { now } from '../time';
import { forgetCheck, invalidateCheck, invalidateLinking } from './checks';
import { postHeads, searchKey, versionHeads } from './fields';
import { focalPointOf } from './focus';
import { noteLiveChange } from './liveChanges';
import { endPublicationRequest } from './publicationRequests';
import { formerSlugs, redirectFormerSlug } from './redirects';
import { posts, postVersions } from './schema';

export type PostRow = typeof posts.$inferSelect;
export type Change = Partial<
  Pick<
    PostRow,
    | 'live_id'
    | 'working_id'
    | 'planned_id'
    | 'live_at'
    | 'publish_at'
    | 'publish_error'
    | 'deleted_at'
    | 'deleted_by'
    | 'created_at'
  >
>;

const statements = prepared(({ orm }) => {
  const pointers = ['live_id', 'working_id', 'planned_id'].map((name) => sql.placeholder(name));
  return {
    post: orm
      .select()
      .from(posts)
      .where(eq(posts.id, sql.placeholder('id')))
      .prepare(),
    versions: orm
      .select(versionHeads)
      .from(postVersions)
      .where(inArray(postVersions.id, pointers))
      .prepare(),
  };
});

/** Returns a post's row in any state; undefined if there is none. */
export function findPost(db: Database, id: string): PostRow | undefined {
  return statements(db).post.get({ id });
}

/** Returns a post's row, creating it if needed, so that versions can be added to it. */
export function ensurePost(db: Database, id: string): PostRow {
  const known = findPost(db, id);
  if (known) return known;
  const created_at = now();
  return db.orm
    .insert(posts)
    .values({ id, state: 'gone', created_at, updated_at: created_at })
    .returning()
    .get();
}

/**
 * Sets which of a post's versions are live, draft and scheduled, and updates what depends on it:
 * its state, list columns and, if visitors see a change, redirects, checks, the search index and kept
 * pages.
 * The only writer of `posts`. Also call it after changing a version that a post points at.
 * @throws TakenError for `slug`.
 */
export function point(db: Database, id: string, change: Change = {}): PostRow {
  const before = ensurePost(db, id);
  const pointed = { ...before, ...change };
  const versions = statements(db).versions.all(pointed);
  const find = (version: number | null) => versions.find((each) => each.id === version);
  const [working, planned] = [find(pointed.working_id), find(pointed.planned_id)];
  const shown = find(pointed.live_id) ?? working ?? planned;
  const isLive = pointed.live_id !== null && pointed.deleted_at === null;
  const times = [pointed.live_at, working?.saved_at, planned?.created_at, pointed.deleted_at];
  const after: PostRow = {
    ...pointed,
    ...(shown && postHeads(shown)),
    ...(shown && { key: searchKey(shown), image_focus: focalPointOf(db, shown.image_url) }),
    state: postState(pointed),
    live_slug: isLive ? (shown?.slug ?? '') : null,
    updated_at: times.reduce<string>((last, at) => (at && at > last ? at : last), '') || now(),
  };
  writePost(db, before, after);
  // What was ready is live, scheduled or gone.
  if (change.working_id === null || change.planned_id || change.deleted_at) {
    endPublicationRequest(db, id);
  }
  if (before.live_slug !== after.live_slug || before.live_at !== after.live_at) {
    updateDependents(db, before, after);
  }
  return after;
}

/** Mirrors the table's check constraint. */
function postState({ live_id, working_id, planned_id, deleted_at }: PostRow): PostRow['state'] {
  if (deleted_at !== null) return 'trash';
  if (planned_id !== null) return 'scheduled';
  if (live_id === null) return working_id === null ? 'gone' : 'draft';
  return working_id === null ? 'live' : 'changed';
}

/** A single statement: the slug must not enter its index before the pointers are updated. */
function writePost({ orm }: Database, before: PostRow, after: PostRow): void {
  const old: Record<string, unknown> = before;
  const changes = Object.entries(after).filter(([name, value]) => value !== old[name]);
  if (changes.length === 0) return;
  rejectTaken({ 'posts.live_slug': 'slug' }, () =>
    orm.update(posts).set(Object.fromEntries(changes)).where(eq(posts.id, after.id)).run(),
  );
}

/** Updates what depends on the visible post after it appeared, changed or disappeared. */
function updateDependents(db: Database, before: PostRow, after: PostRow): void {
  const { id, live_slug: slug } = after;
  if (slug !== before.live_slug) {
    if (slug !== null) redirectFormerSlug(db, id, slug, before.live_slug);
    for (const changed of [before.live_slug, slug, ...formerSlugs(db, id)]) {
      if (changed !== null) invalidateLinking(db, changed);
    }
  }
  if (slug === null) forgetCheck(db, id);
  else invalidateCheck(db, id);
  invalidateSearch(db, id);
  noteLiveChange(db, id);
}

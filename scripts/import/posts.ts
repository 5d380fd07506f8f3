import { isOwnPath } from '../../api/http/ownPaths';
import { type Database, inTransaction } from '../../db/client';
import { StaleError, TakenError } from '../../db/errors';
import { lastImport, recordImport } from '../../db/file/imports';
import { createImages } from '../../db/media/images';
import { getBlog } from '../../db/posts/blogs';
import { getDraft, replaceDraft, saveDraft } from '../../db/posts/drafts';
import { createBlog, isLive, writeLive } from '../../db/posts/live';
import { findPost } from '../../db/posts/point';
import { schedule } from '../../db/posts/publications';
import { addFormerSlug, addOldAddress } from '../../db/posts/redirects';
import { now } from '../../db/time';
import { postValues } from '../../shared/post';
import { type Import, importer } from './context';
import { sha256 } from './pictures';
import type { PlannedPlace } from './plan';
import { type PreparedPost, preparePost } from './preparePost';
import { type PostRecord, sourceId } from './records';
import { importCategory } from './rows';

/** Matches paths that lead out of their folder. */
const upwards = /(^|[\\/])(\.|%2e){2}([\\/]|$)/i;

/**
 * Imports a post unless it is unchanged in the source, or was changed here.
 * @throws HttpError if the cleaner refuses its text.
 */
export async function importPost(input: Import, record: PostRecord): Promise<void> {
  const { db, report } = input;
  const target = input.plan.of(record);
  if (!target) return;
  const state = input.options.drafts ? 'draft' : record.state;
  const post: PostRecord = { ...record, state };
  const title = post.title || post.id;
  // Copying a file changes its date.
  const { dateWhereNone: _, ...content } = post;
  const hash = sha256(JSON.stringify(content));
  if (target.last?.hash === hash) return report.count('posts', 'unchanged');
  const refusal = target.last && changedHere(input, post, target.last);
  if (refusal) {
    report.conflict(refusal, title);
    return report.count('posts', 'skipped');
  }
  const prepared = await preparePost(input, post, target.slug);
  report.addLosses(prepared.lost, title);
  const { values } = prepared;
  values.category = importCategory(input, { name: values.category });
  const here = prepared.isLive ? getBlog(db, target.id) : getDraft(db, target.id);
  const isHere = here && JSON.stringify(postValues(here)) === JSON.stringify(values);
  // If an image is missing, the next run tries again.
  const known = prepared.hasAllPictures ? hash : '';
  if (!target.isOver || !isHere) return writeImported(input, post, target, prepared, known);
  if (target.last) recordImport(db, { ...target.last, hash: known });
  report.count('posts', 'unchanged');
}

/** Returns when a post's live version and draft were last changed here. */
function currentVersions(db: Database, id: string) {
  const post = findPost(db, id);
  const live = isLive(post) ? post.live_at : undefined;
  return { live, draft: getDraft(db, id)?.updated_at, isTrashed: post?.state === 'trash' };
}

type Last = NonNullable<PlannedPlace['last']>;

/** Explains why an earlier import is kept; undefined if it may be overwritten. */
function changedHere({ db, source }: Import, post: PostRecord, last: Last): string | undefined {
  const { live, draft, isTrashed } = currentVersions(db, last.target_id);
  const isSecond = post.base_version !== undefined;
  if (isTrashed || (live === undefined && draft === undefined))
    return 'it has been deleted here since, so it is skipped';
  const here = isSecond ? draft : (live ?? draft);
  if (here !== last.version) return 'it has been changed here since, so it is skipped';
  if (isSecond || live === undefined) return undefined;
  const source_id = sourceId({ ...post, base_version: '' });
  const second = lastImport(db, { source: source.key, kind: 'post', source_id });
  if (draft !== undefined && second?.version !== draft)
    return 'somebody is working on it here, so it is skipped';
  return post.state === 'live' ? undefined : 'it is a draft there now, and stays live here';
}

function writeImported(
  input: Import,
  post: PostRecord,
  target: PlannedPlace,
  prepared: PreparedPost,
  hash: string,
): void {
  const { db, report, source } = input;
  try {
    const key = { source: source.key, kind: 'post', source_id: sourceId(post) } as const;
    inTransaction(db, () => {
      // Another run may have imported it meanwhile.
      if (lastImport(db, key)?.version !== target.last?.version) throw new StaleError();
      createImages(db, prepared.images);
      const version = store(db, post, target, prepared);
      recordImport(db, { ...key, target_id: target.id, version, hash });
      redirectOldAddresses(input, post, target, prepared.isLive);
    });
    report.count('posts', target.isOver ? 'updated' : 'created');
    if (prepared.publishAt) report.scheduled += 1;
    else if (!prepared.isLive) report.drafts += 1;
  } catch (error) {
    const isStale = error instanceof StaleError;
    if (!isStale && !(error instanceof TakenError)) throw error;
    const what = isStale
      ? 'it was changed here during the import'
      : `its ${error.field} was taken during the import`;
    report.conflict(`${what}; run it again`, post.title || post.id);
    report.count('posts', 'skipped');
  }
}

/** @returns `updated_at` of the written row. */
function store(
  db: Database,
  post: PostRecord,
  { id, last }: PlannedPlace,
  prepared: PreparedPost,
): string {
  const { values } = prepared;
  const { live, draft } = currentVersions(db, id);
  const isOwnDraft = draft !== undefined && draft === last?.version;
  if (!prepared.isLive) {
    const { base_version } = post;
    const base = base_version === undefined ? {} : { baseVersion: base_version || null };
    const readVersion = isOwnDraft ? draft : undefined;
    const saved = saveDraft(db, id, { values, by: importer, readVersion, ...base });
    const { publishAt } = prepared;
    if (publishAt) schedule(db, { blogId: id, values, draft: saved, by: importer }, publishAt);
    return saved.updated_at;
  }
  if (isOwnDraft) replaceDraft(db, id);
  if (live !== undefined) {
    const readVersion = last?.version ?? live;
    return writeLive(db, id, values, { readVersion, by: importer }).updated_at;
  }
  const created_at = post.created_at ?? post.updated_at ?? now();
  const updated_at = post.updated_at ?? created_at;
  const times = { created_at, updated_at: updated_at < created_at ? created_at : updated_at };
  return createBlog(db, id, values, importer, times).updated_at;
}

/** Redirects a post's old addresses to it. */
function redirectOldAddresses(
  { db, plan, report }: Import,
  post: PostRecord,
  { id, slug }: PlannedPlace,
  isLive: boolean,
): void {
  const title = post.title || post.id;
  for (const former of isLive ? post.former_slugs : []) {
    if (!addFormerSlug(db, former, id))
      report.conflict(`/blog/${former} already redirects elsewhere`, title);
  }
  for (const address of post.old_addresses) {
    const key = plan.keyOf(address);
    if (!key || key === `/blog/${slug}`) continue;
    if (upwards.test(address) || upwards.test(key))
      report.conflict(`${address} is not a complete address, so there is no redirect`, title);
    else if (isOwnPath(key)) report.conflict(`${key} belongs to this site`, title);
    else if (!addOldAddress(db, key, id))
      report.conflict(`${key} already redirects elsewhere`, title);
  }
}

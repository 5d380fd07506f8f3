import { type Database, inTransaction } from '../../db/client';
import { StaleError, TakenError } from '../../db/errors';
import { type ImportRow, lastImport, noteImport, standingOf } from '../../db/file/imports';
import { getBlog } from '../../db/posts/blogs';
import { discardDraft, getDraft, saveDraft } from '../../db/posts/drafts';
import { postValues } from '../../db/posts/fields';
import { createBlog, writeLive } from '../../db/posts/live';
import { addFormerSlug, addOldAddress } from '../../db/posts/redirects';
import { now } from '../../db/time';
import { isOwnPath } from '../pages/ownPaths';
import { secondMark } from './ownFolder';
import type { ReadyPost } from './preparePost';
import type { ReportWriter } from './report';
import { firstOf, type Place, type Places } from './slugPlan';
import type { ImportedPost, Source } from './types';

/** Who an import's posts are by, in versions and the activity list. */
export const importer = '(npm run import)';

/** Leads out of the folder where it stands. */
const upwards = /(^|[\\/])(\.|%2e){2}([\\/]|$)/i;

/** Writes posts that are ready to their places. */
export class PostStore {
  constructor(
    private readonly db: Database,
    private readonly source: Source,
    private readonly places: Places,
    private readonly writer: ReportWriter,
  ) {}

  /** Why what came of a post before stays as it is, in words; undefined where it may be written over. */
  changedHere({ source_id, target_id, version }: ImportRow, isLive: boolean): string | undefined {
    const { live, draft, isTrashed } = standingOf(this.db, target_id);
    const isSecond = firstOf(source_id) !== undefined;
    if (isTrashed || (live === undefined && draft === undefined))
      return 'it has been deleted here since, and stays deleted';
    const here = isSecond ? draft : (live ?? draft);
    if (here !== version) return 'it has been changed here since, and stays as it is';
    if (isSecond || live === undefined) return undefined;
    const second = {
      source: this.source.key,
      kind: 'post',
      source_id: source_id + secondMark,
    } as const;
    const isWorkedOn = draft !== undefined && lastImport(this.db, second)?.version !== draft;
    if (isWorkedOn) return 'somebody is working on it here, so it stays as it is';
    return isLive ? undefined : 'it is a draft there now, and stays live here';
  }

  /** Whether a post is here already as it would be written. */
  isHere(id: string, { values, isLive }: ReadyPost): boolean {
    const here = isLive ? getBlog(this.db, id) : getDraft(this.db, id);
    return (
      here !== undefined && JSON.stringify(postValues(here)) === JSON.stringify(postValues(values))
    );
  }

  count(place: Place, { isLive }: ReadyPost): void {
    this.writer.count('posts', place.isOver ? 'changes' : 'comes');
    if (!isLive) this.writer.report.drafts += 1;
  }

  /** @param hash of what came. */
  write(post: ImportedPost, place: Place, ready: ReadyPost, hash: string): void {
    try {
      const key = { source: this.source.key, kind: 'post', source_id: post.id } as const;
      // Another run may have brought it meanwhile.
      if (lastImport(this.db, key)?.id !== place.last?.id) throw new StaleError();
      inTransaction(this.db, () => {
        const version = this.#store(post, place, ready);
        noteImport(this.db.orm, { ...key, target_id: place.id, version, hash });
        this.#lead(post, place, ready.isLive);
      });
      this.count(place, ready);
    } catch (error) {
      const isStale = error instanceof StaleError;
      if (!isStale && !(error instanceof TakenError)) throw error;
      const what = isStale
        ? 'it was changed here during the import'
        : `its ${error.field} was taken during the import`;
      this.writer.clash(`${what}; run it again`, post.title || post.id);
      this.writer.count('posts', 'left');
    }
  }

  /** @returns `updated_at` of what was written. */
  #store(post: ImportedPost, { id, last }: Place, { values, isLive }: ReadyPost): string {
    const { db } = this;
    const { live, draft } = standingOf(db, id);
    const isOwnDraft = draft !== undefined && draft === last?.version;
    if (!isLive) {
      const base = post.draftBase === undefined ? {} : { baseVersion: post.draftBase };
      const readVersion = isOwnDraft ? draft : undefined;
      return saveDraft(db, id, { values, by: importer, readVersion, ...base }).updated_at;
    }
    if (isOwnDraft) discardDraft(db, id);
    if (live !== undefined) {
      const readVersion = last?.version ?? live;
      return writeLive(db, id, values, { readVersion, by: importer }).updated_at;
    }
    const created_at = post.created_at ?? post.updated_at ?? now();
    const updated_at = post.updated_at ?? created_at;
    const times = { created_at, updated_at: updated_at < created_at ? created_at : updated_at };
    return createBlog(db, id, values, importer, times).updated_at;
  }

  /** Lets the addresses that it had lead to it. */
  #lead(post: ImportedPost, { id, slug }: Place, isLive: boolean): void {
    const title = post.title || post.id;
    for (const former of post.formerSlugs) {
      if (isLive && !addFormerSlug(this.db, former, id))
        this.writer.clash(`/blog/${former} leads elsewhere already`, title);
    }
    for (const address of post.addresses) {
      const key = this.places.keyOf(address);
      if (!key || key === `/blog/${slug}`) continue;
      if (upwards.test(address) || upwards.test(key))
        this.writer.clash(`${address} is no whole address and leads nowhere`, title);
      else if (isOwnPath(key)) this.writer.clash(`${key} is this site's own, and stays so`, title);
      else if (!addOldAddress(this.db, key, id))
        this.writer.clash(`${key} leads elsewhere already`, title);
    }
  }
}

import { getBlog, writeLive } from '../../db/blogs';
import type { Database, Transaction } from '../../db/client';
import { dropDraft, getDraft, saveDraft } from '../../db/drafts';
import { StaleError, TakenError } from '../../db/errors';
import {
  addFormerSlug,
  bringLive,
  type ImportRow,
  lastImport,
  noteImport,
  standingOf,
} from '../../db/imports';
import { addOldAddress } from '../../db/oldAddresses';
import { now } from '../../db/time';
import { postValues, versionOfLive } from '../../db/versions';
import { isOwnPath } from '../pages/ownPaths';
import { secondMark } from './ownFolder';
import { firstOf, type Place, type Places } from './places';
import type { ReadyPost } from './readyPost';
import type { ReportWriter } from './report';
import type { ImportedPost, Source } from './shape';

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
    const { live, draft, isTrashed } = standingOf(this.db.orm, target_id);
    const isSecond = firstOf(source_id) !== undefined;
    if (isTrashed || (live === undefined && draft === undefined))
      return 'it was deleted here since, and stays so';
    const here = isSecond ? draft : (live ?? draft);
    if (here !== version) return 'it was changed here since, and stays so';
    if (isSecond || live === undefined) return undefined;
    const second = {
      source: this.source.key,
      kind: 'post',
      source_id: source_id + secondMark,
    } as const;
    const isWorkedOn = draft !== undefined && lastImport(this.db, second)?.version !== draft;
    if (isWorkedOn) return 'somebody works on it here, so it stays as it is';
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

  write(
    post: ImportedPost,
    place: Place,
    ready: ReadyPost,
    { batch, hash }: Pick<ImportRow, 'batch' | 'hash'>,
  ): void {
    try {
      const key = { source: this.source.key, kind: 'post', source_id: post.id } as const;
      // Another run may have brought it meanwhile.
      if (lastImport(this.db, key)?.id !== place.last?.id) throw new StaleError();
      this.db.orm.transaction((tx) => {
        const { version, before } = this.#store(tx, post, place, ready);
        const written = { target_id: place.id, version, before_version_id: before };
        noteImport(tx, { ...key, ...written, batch, hash });
        this.#lead(tx, post, place, ready.isLive);
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

  /** @returns `updated_at` of what was written, and the version that was live before. */
  #store(tx: Transaction, post: ImportedPost, { id, last }: Place, { values, isLive }: ReadyPost) {
    const { live, draft } = standingOf(tx, id);
    if (!isLive) {
      const base = post.draftBase === undefined ? {} : { baseVersion: post.draftBase };
      const readVersion = draft !== undefined && draft === last?.version ? draft : undefined;
      const saved = saveDraft(this.db, id, { values, by: importer, readVersion, ...base });
      return { version: saved.updated_at, before: null };
    }
    if (draft !== undefined && draft === last?.version) dropDraft(tx, id);
    if (live !== undefined) {
      const stored = getBlog(this.db, id);
      const before = stored ? versionOfLive(tx, stored) : null;
      const readVersion = last?.version ?? live;
      return {
        version: writeLive(tx, id, values, { readVersion, by: importer }).updated_at,
        before,
      };
    }
    const created_at = post.created_at ?? post.updated_at ?? now();
    const updated_at = post.updated_at ?? created_at;
    const times = { created_at, updated_at: updated_at < created_at ? created_at : updated_at };
    return { version: bringLive(tx, id, values, times, importer).updated_at, before: null };
  }

  /** Lets the addresses that it had lead to it. */
  #lead(tx: Transaction, post: ImportedPost, { id, slug }: Place, isLive: boolean): void {
    const title = post.title || post.id;
    for (const former of post.formerSlugs) {
      if (isLive && !addFormerSlug(tx, former, id))
        this.writer.clash(`/blog/${former} leads elsewhere already`, title);
    }
    for (const address of post.addresses) {
      const key = this.places.keyOf(address);
      if (!key || key === `/blog/${slug}`) continue;
      if (upwards.test(address) || upwards.test(key))
        this.writer.clash(`${address} is no whole address and leads nowhere`, title);
      else if (isOwnPath(key)) this.writer.clash(`${key} is this site's own, and stays so`, title);
      else if (!addOldAddress(tx, key, id))
        this.writer.clash(`${key} leads elsewhere already`, title);
    }
  }
}

import { setImmediate } from 'node:timers/promises';
import { createAdmin, findCredentials } from '../../db/admins';
import { createBlogCategory, findCategoryByName, getBlogCategory } from '../../db/blogCategories';
import { getBlog, idOfSlug, writeLive } from '../../db/blogs';
import { type Database, inTransaction, type Transaction } from '../../db/client';
import { dropDraft, getDraft, saveDraft } from '../../db/drafts';
import { StaleError, TakenError } from '../../db/errors';
import {
  addFormerSlug,
  bringLive,
  type ImportKind,
  type ImportRow,
  isSample,
  lastImport,
  noteImport,
  standingOf,
} from '../../db/imports';
import { addOldAddress, addressKey } from '../../db/oldAddresses';
import { isDraftedSlug } from '../../db/posts';
import { forgetSetting, settingOr } from '../../db/settings';
import { now, timeForFileName } from '../../db/time';
import { postValues, versionOfLive } from '../../db/versions';
import { pagePaths } from '../../site/server';
import type { Network } from '../articles/remotePicture';
import { auditOperator } from '../auth/auditTrail';
import { recordId } from '../http/bodies';
import { ApiFailure } from '../http/errors';
import { secondMark } from './ownFolder';
import { PictureStore, picturePlace, sha256, unknownSite } from './pictureStore';
import { type ReadyPost, readyPost } from './readyPost';
import { type Report, ReportWriter } from './report';
import type { Imported, ImportedAdmin, ImportedCategory, ImportedPost, Source } from './shape';
import { slugFrom } from './values';

export interface ImportOptions {
  /** This site's address. */
  site: string;
  /** Otherwise nothing is written. */
  apply: boolean;
  /** Live posts come as working copies. */
  drafts?: boolean;
  /** Folder or https address where the pictures are. */
  pictures?: string | undefined;
  network?: Network | undefined;
  /** Told how many posts are done, and of how many. */
  progress?(done: number, all: number): void;
}

/** Who an import's posts are by, in versions and the activity list. */
export const importer = '(npm run import)';
/** Posts written in one transaction: few enough that an editor's save does not wait for them. */
const together = 20;

/** Before the hash of a post that came without one of its pictures: the next run tries them again. */
const retry = 'retry ';

/** What is decided of a post before any is read again: where it goes. */
interface Place {
  id: string;
  slug: string;
  last: ImportRow | undefined;
  /** Whether something is here already that it changes. */
  isOver: boolean;
}

/**
 * Reads a source and brings what is new or changed in it, or only says what it would bring.
 * A thing that came before is known by the source's id: what nobody changed there stays as it is, and
 * what somebody changed here is left alone. A run that was cut off goes on in the same batch.
 * @throws SourceRefusal where the source can't be read.
 */
export async function runImport(
  db: Database,
  source: Source,
  options: ImportOptions,
): Promise<Report> {
  const unfinished = `import ${source.key}`;
  const batch = options.apply
    ? settingOr(
        db,
        unfinished,
        () => `${timeForFileName().slice(0, 19)}-${crypto.randomUUID().slice(0, 4)}`,
      )
    : undefined;
  const run = new ImportRun(db, source, options, batch);
  const report = await run.all();
  if (batch !== undefined) {
    forgetSetting(db, unfinished);
    const posts = report.outcomes.posts;
    const summary =
      `${(posts?.comes ?? 0) + (posts?.changes ?? 0)} posts from ${source.label}`.slice(0, 300);
    auditOperator(db, { action: 'import', resource: 'blogs', record_id: batch, summary }, importer);
  }
  return report;
}

class ImportRun {
  readonly #writer: ReportWriter;
  readonly #pictures: PictureStore;
  readonly #places = new Map<string, Place>();
  /** Where the addresses of the other site lead here. */
  readonly #addresses = new Map<string, string>();
  readonly #categories = new Set<string>();
  #writes: (() => void)[] = [];

  constructor(
    private readonly db: Database,
    private readonly source: Source,
    private readonly options: ImportOptions,
    private readonly batch: string | undefined,
  ) {
    this.#writer = new ReportWriter(source.label, batch);
    const { folders, at } = picturePlace(options.pictures);
    const all = source.folder ? [...folders, source.folder] : folders;
    const { network } = options;
    this.#pictures = new PictureStore({ db, source: source.key, batch, folders: all, at, network });
  }

  async all(): Promise<Report> {
    const taken = new Set<string>();
    for await (const imported of this.source.read()) {
      if (imported.kind === 'post') this.#place(imported, taken);
    }
    let done = 0;
    for await (const imported of this.source.read()) {
      await this.#bring(imported);
      if (imported.kind !== 'post') continue;
      done += 1;
      this.options.progress?.(done, this.#places.size);
    }
    await this.#flush();
    const { report } = this.#writer;
    const { brought, hosts } = this.#pictures;
    if (brought > 0) report.outcomes.pictures = { comes: brought, changes: 0, same: 0, left: 0 };
    if (this.batch === undefined) {
      for (const [host, count] of hosts)
        this.#writer.clash(`pictures would be fetched from ${host}`, String(count));
    }
    return report;
  }

  #place(post: ImportedPost, taken: Set<string>): void {
    const last = lastImport(this.db, { source: this.source.key, kind: 'post', source_id: post.id });
    const place = last ? this.#oldPlace(post, last) : this.#newPlace(post, taken);
    taken.add(place.slug);
    this.#places.set(post.id, place);
    for (const address of post.addresses) {
      const key = this.#keyOf(address);
      if (key && !this.#addresses.has(key)) this.#addresses.set(key, place.slug);
    }
  }

  #oldPlace(post: ImportedPost, last: ImportRow): Place {
    const here = getBlog(this.db, last.target_id) ?? getDraft(this.db, last.target_id);
    return { id: last.target_id, slug: here?.slug || slugFrom(post.slug), last, isOver: true };
  }

  #newPlace(post: ImportedPost, taken: ReadonlySet<string>): Place {
    const { db } = this;
    const wanted = post.wantedId ?? '';
    const { live, draft, isTrashed } = standingOf(db.orm, wanted);
    // A working copy beside its live post has that post's id.
    const first = this.#places.get(firstOf(post.id) ?? '');
    if (first) return { id: first.id, slug: first.slug, last: undefined, isOver: false };
    const isFree = live === undefined && draft === undefined && !isTrashed;
    const isSampleHere = live !== undefined && draft === undefined && isSample(db.orm, wanted);
    const keepsId = recordId.safeParse(wanted).success && (isFree || isSampleHere);
    const id = keepsId ? wanted : crypto.randomUUID();
    const own =
      slugFrom(post.slug) || slugFrom(post.title) || `post-${slugFrom(post.id).slice(-40)}`;
    const isTaken = (slug: string) => {
      const holder = idOfSlug(db, slug);
      return taken.has(slug) || (holder !== undefined && holder !== id) || isDraftedSlug(db, slug);
    };
    let slug = own;
    for (let count = 2; isTaken(slug); count += 1) slug = `${own}-${count}`;
    const isWritten = post.slug !== '' && own !== post.slug && !this.source.isOwn;
    const clashes = [
      slug !== own && ['the slug is taken, so it gets a number', `${own} → ${slug}`],
      wanted && !keepsId && ['the id is another post\u2019s here, so it gets a new one', wanted],
      isWritten && ['the slug is written in a-z, 0-9 and hyphens', `${post.slug} → ${own}`],
    ];
    for (const clash of clashes)
      if (Array.isArray(clash)) this.#writer.clash(clash[0] ?? '', clash[1] ?? '');
    return { id, slug, last: undefined, isOver: keepsId && isSampleHere };
  }

  #keyOf(address: string): string | undefined {
    const { site } = this.source;
    const base = site && URL.canParse(site) ? site : unknownSite;
    if (!URL.canParse(address, base)) return undefined;
    const url = new URL(address, base);
    const bare = (host: string) => host.replace(/^www\./, '');
    if (bare(url.host) !== bare(new URL(base).host)) return undefined;
    const key = addressKey(url);
    return key === '/' ? undefined : key;
  }

  async #bring(imported: Imported): Promise<void> {
    if (imported.kind === 'loss') this.#writer.lose(imported.what);
    else if (imported.kind === 'category') this.#category(imported);
    else if (imported.kind === 'admin') this.#admin(imported);
    else if (imported.kind === 'picture') {
      const problem = await this.#pictures.bringMedia(imported);
      if (problem) this.#writer.lose(`picture ${imported.id}: ${problem}`);
    } else await this.#post(imported);
  }

  #category(category: ImportedCategory): void {
    const stored = this.#ensureCategory(category);
    if (!stored) return;
    this.#writer.count('categories', 'same');
    const isOther =
      category.description.trim() !== '' && stored.description !== category.description;
    if (isOther)
      this.#writer.clash('the category is here with another description, which stays', stored.name);
  }

  /** Makes a category where there is none of its name. @returns the one that was there. */
  #ensureCategory({ id, wantedId, name, description, created_at }: ImportedCategory) {
    const key = name.trim().toLowerCase();
    const stored = findCategoryByName(this.db, name);
    if (stored || key === '' || this.#categories.has(key)) return stored;
    this.#categories.add(key);
    this.#writer.count('categories', 'comes');
    if (this.batch === undefined) return undefined;
    const isFree =
      wantedId !== undefined &&
      recordId.safeParse(wantedId).success &&
      !getBlogCategory(this.db, wantedId);
    const target_id = isFree ? wantedId : crypto.randomUUID();
    inTransaction(this.db, () => {
      const values = {
        name: name.trim(),
        description: description.trim() || `Posts about ${name.trim()}.`,
      };
      const { updated_at: version } = createBlogCategory(this.db, target_id, values, created_at);
      this.#note('category', { source_id: id, target_id, hash: '', version });
    });
    return undefined;
  }

  #admin({ id, username, password_hash }: ImportedAdmin): void {
    if (findCredentials(this.db, { username })) {
      this.#writer.clash('the admin is here already and stays as it is', username);
      this.#writer.count('admins', 'same');
      return;
    }
    this.#writer.count('admins', 'comes');
    if (this.batch === undefined) return;
    inTransaction(this.db, () => {
      const made = createAdmin(this.db, crypto.randomUUID(), { username, password_hash });
      this.#note('admin', {
        source_id: id,
        target_id: made.id,
        hash: '',
        version: made.updated_at,
      });
    });
  }

  async #post(post: ImportedPost): Promise<void> {
    const place = this.#places.get(post.id);
    if (!place) return;
    const isLive = post.isLive && !this.options.drafts;
    const hash = sha256(JSON.stringify({ ...post, isLive }));
    const isToRetry = place.last?.hash === retry + hash;
    if (place.last?.hash === hash || (isToRetry && this.batch === undefined)) {
      if (isToRetry)
        this.#writer.lose('pictures that could not come; --apply tries them again', post.title);
      this.#writer.count('posts', 'same');
      return;
    }
    const title = post.title || post.id;
    const refusal = place.last && this.#changedHere(place.last, isLive);
    if (refusal) {
      this.#writer.clash(refusal, title);
      return this.#writer.count('posts', 'left');
    }
    try {
      const ready = await readyPost({ ...post, isLive }, place.slug, {
        db: this.db,
        site: this.options.site,
        source: this.source,
        pictures: this.#pictures,
        linked: (url) => this.#linked(url),
      });
      for (const what of new Set(ready.lost)) this.#writer.lose(what, title);
      const { values } = ready;
      const known = this.#ensureCategory({
        kind: 'category',
        id: `of posts: ${values.category}`,
        name: values.category,
        description: '',
      });
      if (known) values.category = known.name;
      if (place.isOver && this.#isHere(place.id, ready)) return this.#writer.count('posts', 'same');
      if (this.batch === undefined) return this.#count(place, ready);
      this.#writes.push(() =>
        this.#write(post, place, ready, ready.hasAllPictures ? hash : retry + hash),
      );
      if (this.#writes.length >= together) await this.#flush();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.#writer.lose(`the whole post: ${error.body.message}`, title);
      this.#writer.count('posts', 'left');
    }
  }

  #changedHere({ source_id, target_id, version }: ImportRow, isLive: boolean): string | undefined {
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
  #isHere(id: string, { values, isLive }: ReadyPost): boolean {
    const here = isLive ? getBlog(this.db, id) : getDraft(this.db, id);
    return (
      here !== undefined && JSON.stringify(postValues(here)) === JSON.stringify(postValues(values))
    );
  }

  #linked(url: URL): string | undefined {
    const key = this.#keyOf(url.href);
    const slug = key === undefined ? undefined : this.#addresses.get(key);
    return slug && `/blog/${slug}`;
  }

  #count(place: Place, { isLive }: ReadyPost): void {
    this.#writer.count('posts', place.isOver ? 'changes' : 'comes');
    if (!isLive) this.#writer.report.drafts += 1;
  }

  async #flush(): Promise<void> {
    const writes = this.#writes;
    this.#writes = [];
    if (writes.length > 0) {
      inTransaction(this.db, () => {
        for (const write of writes) write();
      });
    }
    // What waits, such as an answer of a picture's process, gets its turn.
    await setImmediate();
  }

  #write(post: ImportedPost, place: Place, ready: ReadyPost, hash: string): void {
    try {
      const key = { source: this.source.key, kind: 'post', source_id: post.id } as const;
      // Another run may have brought it meanwhile.
      if (lastImport(this.db, key)?.id !== place.last?.id) throw new StaleError();
      this.db.orm.transaction((tx) => {
        const { version, before } = this.#store(tx, post, place, ready);
        this.#note('post', {
          source_id: post.id,
          target_id: place.id,
          hash,
          version,
          before_version_id: before,
        });
        this.#lead(tx, post, place, ready.isLive);
      });
      this.#count(place, ready);
    } catch (error) {
      const isStale = error instanceof StaleError;
      if (!isStale && !(error instanceof TakenError)) throw error;
      const what = isStale
        ? 'it was changed here during the import'
        : `its ${error.field} was taken during the import`;
      this.#writer.clash(`${what}; run it again`, post.title || post.id);
      this.#writer.count('posts', 'left');
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
        this.#writer.clash(`/blog/${former} leads elsewhere already`, title);
    }
    for (const address of post.addresses) {
      const key = this.#keyOf(address);
      if (!key || key === `/blog/${slug}`) continue;
      if (pagePaths.has(key))
        this.#writer.clash(`${key} is a page of this site, and stays one`, title);
      else if (!addOldAddress(tx, key, id))
        this.#writer.clash(`${key} leads elsewhere already`, title);
    }
  }

  #note(
    kind: ImportKind,
    row: Pick<ImportRow, 'source_id' | 'target_id' | 'hash' | 'version'> & {
      before_version_id?: string | null;
    },
  ): void {
    const { batch = '', source } = this;
    this.db.orm.transaction((tx) =>
      noteImport(tx, { before_version_id: null, ...row, batch, source: source.key, kind }),
    );
  }
}

/** The source's id of the live post beside which a working copy stands. */
function firstOf(id: string): string | undefined {
  return id.endsWith(secondMark) ? id.slice(0, -secondMark.length) : undefined;
}

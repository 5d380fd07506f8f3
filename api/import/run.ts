import { setImmediate } from 'node:timers/promises';
import { admins, findCredentials } from '../../db/accounts/admins';
import { type Database, inTransaction } from '../../db/client';
import { lastImport, noteImport } from '../../db/file/imports';
import { auditOperator } from '../accounts/auditTrail';
import { ApiFailure } from '../http/errors';
import type { Network } from '../media/remoteImage';
import { CategoryStore } from './categoryStore';
import { FactStore } from './factStore';
import { PictureStore, picturePlace, sha256 } from './pictureStore';
import { importer, PostStore } from './postStore';
import { readyPost } from './preparePost';
import { hasCome, type Report, ReportWriter } from './report';
import { type Place, Places } from './slugPlan';
import type { Imported, ImportedAdmin, ImportedPost, Source } from './types';

export interface ImportOptions {
  /** This site's address. */
  site: string;
  /** Otherwise nothing is written. */
  apply: boolean;
  /** Live posts come as working copies. */
  drafts?: boolean;
  /** Admins of the source become admins here, with their passwords. */
  admins?: boolean;
  /** Folder or https address where the pictures are. */
  pictures?: string | undefined;
  network?: Network | undefined;
  /** Told how many posts are done, and of how many. */
  progress?(done: number, all: number): void;
}

/** Posts written in one transaction: few enough that an editor's save does not wait for them. */
const together = 20;

/** Before the hash of a post that came without one of its pictures: the next run tries them again. */
const retry = 'retry ';

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
  const report = await new ImportRun(db, source, options).all();
  if (options.apply && hasCome(report)) {
    const posts = report.outcomes.posts;
    const summary =
      `${(posts?.comes ?? 0) + (posts?.changes ?? 0)} posts from ${source.label}`.slice(0, 300);
    const event = { action: 'import', resource: 'blogs', record_id: '', summary } as const;
    auditOperator(db, event, importer);
  }
  return report;
}

class ImportRun {
  readonly #writer: ReportWriter;
  readonly #pictures: PictureStore;
  readonly #places: Places;
  readonly #posts: PostStore;
  readonly #facts: FactStore;
  readonly #categories: CategoryStore;
  #writes: (() => void)[] = [];

  constructor(
    private readonly db: Database,
    private readonly source: Source,
    private readonly options: ImportOptions,
  ) {
    const { apply } = options;
    this.#writer = new ReportWriter(source.label, apply);
    this.#places = new Places(db, source, this.#writer);
    this.#posts = new PostStore(db, source, this.#places, this.#writer);
    const later = (write: () => void) => void this.#writes.push(write);
    this.#categories = new CategoryStore(db, source.key, apply, this.#writer, later);
    this.#facts = new FactStore(db, source.key, apply, this.#writer, later);
    const { folders, at } = picturePlace(options.pictures);
    const all = [...folders, ...(source.folders ?? [])];
    const { network } = options;
    this.#pictures = new PictureStore({ db, source: source.key, apply, folders: all, at, network });
  }

  async all(): Promise<Report> {
    try {
      return await this.#all();
    } finally {
      this.#pictures.end();
    }
  }

  async #all(): Promise<Report> {
    for await (const imported of withOwnIds(this.source)) {
      if (imported.kind === 'post') this.#places.add(imported);
    }
    let done = 0;
    // Pictures of several posts are decoded at once; of ours a working copy needs its live post.
    const atOnce = this.source.isOwn ? 1 : 4;
    let running: Promise<void>[] = [];
    for await (const imported of withOwnIds(this.source)) {
      const bringing = this.#bring(imported);
      // What fails is thrown below, also where the source is read on meanwhile.
      bringing.catch(() => undefined);
      running.push(bringing);
      if (running.length >= atOnce) {
        await Promise.all(running);
        running = [];
      }
      if (this.#writes.length >= together) await this.#flush();
      if (imported.kind !== 'post') continue;
      done += 1;
      this.options.progress?.(done, this.#places.count);
    }
    await Promise.all(running);
    await this.#flush();
    const { report } = this.#writer;
    const { brought, hosts } = this.#pictures;
    if (brought > 0) report.outcomes.pictures = { comes: brought, changes: 0, same: 0, left: 0 };
    if (!this.options.apply) {
      for (const [host, count] of hosts)
        this.#writer.clash(`pictures would be fetched from ${host}`, String(count));
    }
    return report;
  }

  async #bring(imported: Imported): Promise<void> {
    if (imported.kind === 'loss') this.#writer.lose(imported.what, imported.of);
    else if (imported.kind === 'category') this.#categories.bring(imported);
    else if (imported.kind === 'admin') this.#admin(imported);
    else if (imported.kind === 'fact') this.#facts.bring(imported.row);
    else if (imported.kind === 'fact value') this.#facts.bringValue(imported.row);
    else if (imported.kind === 'picture') {
      const problem = await this.#pictures.bringMedia(imported);
      if (problem) this.#writer.lose(`picture ${imported.id}: ${problem}`);
    } else await this.#post(imported);
  }

  #admin({ id, username, password_hash }: ImportedAdmin): void {
    const key = { source: this.source.key, kind: 'admin', source_id: id } as const;
    if (findCredentials(this.db, { username })) {
      if (!lastImport(this.db, key))
        this.#writer.clash('the admin already exists here and stays unchanged', username);
      this.#writer.count('admins', 'same');
      return;
    }
    if (!this.options.admins) {
      this.#writer.clash('the admin is imported only with --admins', username);
      this.#writer.count('admins', 'left');
      return;
    }
    this.#writer.clash('signs in here with their old password', username);
    this.#writer.count('admins', 'comes');
    if (!this.options.apply) return;
    inTransaction(this.db, () => {
      const made = admins.create(this.db, crypto.randomUUID(), { username, password_hash });
      const created = { action: 'create', resource: 'admins', record_id: made.id } as const;
      auditOperator(this.db, { ...created, summary: username }, importer);
      noteImport(this.db.orm, { ...key, target_id: made.id, version: made.updated_at });
    });
  }

  async #post(post: ImportedPost): Promise<void> {
    const place = this.#places.of(post);
    if (!place) return;
    const isLive = post.isLive && !this.options.drafts;
    // A copied file has another day than the one before.
    const { dateWhereNone: _, ...content } = post;
    const hash = sha256(JSON.stringify({ ...content, isLive }));
    const isToRetry = place.last?.hash === retry + hash;
    if (place.last?.hash === hash || (isToRetry && !this.options.apply)) {
      if (isToRetry)
        this.#writer.lose(
          'pictures that could not be imported; --apply tries them again',
          post.title,
        );
      return this.#writer.count('posts', 'same');
    }
    const refusal = place.last && this.#posts.changedHere(place.last, isLive);
    if (refusal) {
      this.#writer.clash(refusal, post.title || post.id);
      return this.#writer.count('posts', 'left');
    }
    try {
      await this.#bringPost({ ...post, isLive }, place, hash);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.#writer.lose(`the whole post: ${error.body.message}`, post.title || post.id);
      this.#writer.count('posts', 'left');
    }
  }

  async #bringPost(post: ImportedPost, place: Place, hash: string): Promise<void> {
    const ready = await readyPost(post, place.slug, {
      db: this.db,
      site: this.options.site,
      source: this.source,
      pictures: this.#pictures,
      linked: (url) => this.#places.linked(url),
    });
    this.#writer.loseOf(ready.lost, post.title || post.id);
    const { values } = ready;
    const name = values.category;
    values.category = this.#categories.ensure({ id: `of posts: ${name}`, name, description: '' });
    if (place.isOver && this.#posts.isHere(place.id, ready))
      return this.#writer.count('posts', 'same');
    if (!this.options.apply) return this.#posts.count(place, ready);
    const stored = ready.hasAllPictures ? hash : retry + hash;
    this.#writes.push(() => this.#posts.write(post, place, ready, stored));
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
}

/** A source's entries. Exports have several posts of one id: each after the first gets a number to it. */
async function* withOwnIds({ read }: Source): AsyncGenerator<Imported> {
  const counts = new Map<string, number>();
  for await (const imported of read()) {
    if (imported.kind !== 'post') {
      yield imported;
      continue;
    }
    const count = (counts.get(imported.id) ?? 0) + 1;
    counts.set(imported.id, count);
    yield count > 1 ? { ...imported, id: `${imported.id} #${count}` } : imported;
  }
}

import type { Database } from '../../db/client';
import { newestPosts } from '../../db/posts/blogs';
import { lastLiveChange, liveChangesAfter } from '../../db/posts/liveChanges';
import { type ContentCache, names } from '../http/contentCache';
import { nextMacrotask } from '../http/turns';

/** More changed posts than this are a bulk change, not a save: drops all pages with related posts. */
const fewChanges = 20;

/** Keeps responses true to the live posts. */
export class LivePosts {
  #seen: number;
  #newest: string;

  /** @param relatedTo returns ids of the posts among which this one is shown. */
  constructor(
    private readonly db: Database,
    private readonly cache: ContentCache,
    private readonly relatedTo: (id: string) => string[],
  ) {
    this.#seen = lastLiveChange(db);
    this.#newest = this.#readNewest();
  }

  /**
   * Drops responses that show posts which were changed since the last call, by this process or
   * another. Call it after any change of posts that visitors may see.
   */
  changed(): void {
    const { last, posts } = liveChangesAfter(this.db, this.#seen);
    this.#seen = last;
    if (!posts) this.cache.clear();
    if (!posts || posts.size === 0) return;
    const ids = [...posts];
    this.cache.drop(ids.map(names.post));
    const newest = this.#readNewest();
    const isNewest = newest !== this.#newest;
    this.#newest = newest;
    const lists = isNewest ? [names.posts, names.newest] : [names.posts];
    this.cache.drop([...lists, ...ids.map(names.summary)]);
    if (ids.length > fewChanges) this.cache.drop([names.related]);
    else void this.#dropNeighbours(ids);
  }

  #readNewest(): string {
    return JSON.stringify(newestPosts(this.db));
  }

  /** Drops pages on which these posts may now be shown, between other work. */
  async #dropNeighbours(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await nextMacrotask();
      if (!this.db.sqlite.open) return;
      this.cache.drop(this.relatedTo(id).map(names.post));
    }
  }
}

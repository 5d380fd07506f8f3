import type { StoredResponse } from './storedResponse';
import { nextTurn } from './turns';

/** What responses may depend on, besides facts by their keys. */
export const names = {
  everyFact: '*',
  today: 'today',
  /** Which posts are live, and lists of them. */
  posts: 'posts',
  /** The few newest posts. */
  newest: 'newest',
  /** A post's own page. */
  post: (id: string) => `post ${id}`,
  /** A post among others. */
  summary: (id: string) => `summary ${id}`,
  /** Posts found by likeness. */
  related: 'related',
  /** Who checked which page. */
  signatures: 'signatures',
  /** Rows that are neither posts, facts nor the firm's: redirects, categories. */
  others: 'others',
};

/** What results of a search depend on. */
export const searchedNames = [names.everyFact, names.today, names.posts, names.related];

type Make = () => Promise<StoredResponse> | StoredResponse;

/** How long visitors may get a page as it was while it is made again. */
const maxOutdatedMs = 2000;

interface Kept {
  response: StoredResponse;
  /** Makes it again without anybody's request, if that is possible. */
  again: Make | undefined;
  /** Somebody asked for it since it was made. */
  isAsked: boolean;
}

/**
 * Keeps responses until what they depend on changes. Evicts the least recently used above
 * `maxBytes`. While it renews, pages that were dropped are made again in the background, one at a
 * time.
 */
export class ContentCache {
  #kept = new Map<string, Kept>();
  #making = new Map<string, Promise<StoredResponse>>();
  #bytes = 0;
  #typed: ContentCache | undefined;
  /** Undefined unless it renews. */
  #toRenew: Map<string, Make> | undefined;
  #renewing: Promise<void> | undefined;
  /** What visitors get until a page is made again. */
  #outdated = new Map<string, { response: StoredResponse; until: number }>();

  constructor(readonly maxBytes = 16 * 1024 * 1024) {}

  /** A separate cache for visitors' unlimited input: it evicts nothing else. */
  get typed(): ContentCache {
    this.#typed ??= new ContentCache(this.maxBytes / 8);
    return this.#typed;
  }

  /** Makes dropped pages again in the background from now on. Returns how to end that. */
  startRenewing(): () => Promise<void> {
    this.#toRenew = new Map();
    return async () => {
      this.#toRenew = undefined;
      await this.#renewing;
    };
  }

  /** Returns the cached response of `key`, if any. */
  peek(key: string): StoredResponse | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return this.#typed?.peek(key);
    kept.isAsked = true;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.response;
  }

  /** Returns it also if it is outdated and being made again: for visitors alone. */
  peekForVisitor(key: string): StoredResponse | undefined {
    const present = this.peek(key);
    if (present || this.#outdated.size === 0) return present;
    const outdated = this.#outdated.get(key);
    return outdated && performance.now() < outdated.until ? outdated.response : undefined;
  }

  /**
   * Returns the cached response of `key`, or `make()`'s, made once for concurrent requests.
   * @param key path and query of the request.
   * @param again makes it in the background after it was dropped.
   */
  async get(key: string, make: Make, again?: Make): Promise<StoredResponse> {
    return this.peek(key) ?? this.#make(key, make, again, true);
  }

  async #make(key: string, make: Make, again: Make | undefined, isAsked: boolean) {
    const underway = this.#making.get(key);
    if (underway) return underway;
    const making = (async () => make())();
    this.#making.set(key, making);
    const isCurrent = () => this.#making.get(key) === making;
    try {
      const made = await making;
      // If content changed meanwhile, only those who already asked get this response.
      if (isCurrent()) this.#store(key, { response: made, again, isAsked });
      return made;
    } finally {
      if (isCurrent()) this.#making.delete(key);
    }
  }

  clear(): void {
    this.#typed?.clear();
    this.#dropWhere(() => true);
    this.#outdated.clear();
    this.#renew();
  }

  /** Drops responses that depend on any of these names. */
  drop(changed: readonly string[]): void {
    const any = new Set(changed);
    this.#typed?.drop(changed);
    this.#dropWhere((response) => response.namesAny(any));
    for (const [key, { response }] of this.#outdated) {
      if (response.namesAny(any)) this.#outdated.delete(key);
    }
    this.#renew();
  }

  /** Drops them too, but visitors may get pages as they were while these are made again. */
  outdate(changed: readonly string[]): void {
    const any = new Set(changed);
    this.#typed?.drop(changed);
    const until = performance.now() + maxOutdatedMs;
    for (const [key, { response }] of this.#dropWhere((each) => each.namesAny(any))) {
      const isToCome = this.#toRenew?.has(key);
      if (isToCome && !this.#outdated.has(key)) this.#outdated.set(key, { response, until });
    }
    this.#renew();
  }

  #dropWhere(isDropped: (response: StoredResponse) => boolean): [string, Kept][] {
    // Responses being made may have read what is no longer so.
    this.#making.clear();
    const dropped = [...this.#kept].filter(([, { response }]) => isDropped(response)).reverse();
    for (const [key, { response, again, isAsked }] of dropped) {
      this.#forget(key, response);
      if (again && isAsked) this.#toRenew?.set(key, again);
    }
    return dropped;
  }

  #renew(): void {
    if (!this.#toRenew || this.#renewing || this.#toRenew.size === 0) return;
    this.#renewing = this.#renewAll(this.#toRenew).finally(() => {
      this.#renewing = undefined;
    });
  }

  async #renewAll(toRenew: Map<string, Make>): Promise<void> {
    for (const [key, make] of toRenew) {
      await nextTurn();
      if (this.#toRenew !== toRenew) return;
      toRenew.delete(key);
      try {
        const before = this.#outdated.get(key);
        const made = this.#kept.get(key)?.response ?? (await this.#make(key, make, make, false));
        if (before) await made.compressLike(before.response);
      } catch (error) {
        console.error(`${key} could not be made again`, error);
      }
      if (!toRenew.has(key)) this.#outdated.delete(key);
    }
  }

  #forget(key: string, response: StoredResponse): void {
    this.#kept.delete(key);
    this.#bytes -= entryBytes(key, response);
  }

  /** Doesn't cache unlimited addresses without content, nor failures. */
  #store(key: string, kept: Kept): void {
    const { response } = kept;
    if (!response.isKept || entryBytes(key, response) > this.maxBytes / 2) return;
    this.#kept.set(key, kept);
    this.#bytes += entryBytes(key, response);
    for (const [oldest, { response }] of this.#kept) {
      if (this.#bytes <= this.maxBytes) break;
      this.#forget(oldest, response);
    }
  }
}

/** Counts the key too: an address of eight kilobytes may belong to a tiny response. */
function entryBytes(key: string, response: StoredResponse): number {
  return 2 * key.length + response.size;
}

import type { StoredResponse } from './storedResponse';

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

/**
 * Keeps responses until what they depend on changes. Evicts the least recently used above
 * `maxBytes`.
 */
export class ContentCache {
  #kept = new Map<string, StoredResponse>();
  #making = new Map<string, Promise<StoredResponse>>();
  #bytes = 0;
  #typed: ContentCache | undefined;

  constructor(readonly maxBytes = 16 * 1024 * 1024) {}

  /** A separate cache for visitors' unlimited input: it evicts nothing else. */
  get typed(): ContentCache {
    this.#typed ??= new ContentCache(this.maxBytes / 8);
    return this.#typed;
  }

  /** Returns the cached response of `key`, if any. */
  peek(key: string): StoredResponse | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return this.#typed?.peek(key);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  /**
   * Returns the cached response of `key`, or `make()`'s, made once for concurrent requests.
   * @param key path and query of the request.
   */
  async get(key: string, make: Make): Promise<StoredResponse> {
    return this.peek(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: Make) {
    const underway = this.#making.get(key);
    if (underway) return underway;
    const making = (async () => make())();
    this.#making.set(key, making);
    const isCurrent = () => this.#making.get(key) === making;
    try {
      const made = await making;
      // If content changed meanwhile, only those who already asked get this response.
      if (isCurrent()) this.#store(key, made);
      return made;
    } finally {
      if (isCurrent()) this.#making.delete(key);
    }
  }

  clear(): void {
    this.#typed?.clear();
    this.#dropWhere(() => true);
  }

  drop(changed: readonly string[]): void {
    const any = new Set(changed);
    this.#typed?.drop(changed);
    this.#dropWhere((response) => response.namesAny(any));
  }

  #dropWhere(isDropped: (response: StoredResponse) => boolean): void {
    // Responses being made may have read what is no longer so.
    this.#making.clear();
    for (const [key, response] of this.#kept) if (isDropped(response)) this.#forget(key, response);
  }

  #forget(key: string, response: StoredResponse): void {
    this.#kept.delete(key);
    this.#bytes -= entryBytes(key, response);
  }

  /** Doesn't cache unlimited addresses without content, nor failures. */
  #store(key: string, response: StoredResponse): void {
    if (!response.isKept || entryBytes(key, response) > this.maxBytes / 2) return;
    this.#kept.set(key, response);
    this.#bytes += entryBytes(key, response);
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.maxBytes) break;
      this.#forget(oldest, kept);
    }
  }
}

/** Counts the key too: an address of eight kilobytes may belong to a tiny response. */
function entryBytes(key: string, response: StoredResponse): number {
  return 2 * key.length + response.size;
}

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { nextTurn } from './turns';

type Encoding = 'br' | 'gzip';
type Headers = Record<string, string>;

/** One encoding of a response, ready to send. */
interface Form {
  body: Buffer;
  headers: Headers;
  /** How often it may still be sent before it is compressed better. */
  quickSends: number;
}

/**
 * Brotli and gzip levels. Quick compression takes a millisecond and adds a tenth in size; many
 * pages are requested a few times between two changes. Good compression takes 50 ms, off the main
 * thread. Bodies larger than usual pages are sent uncompressed, or if cached compressed quickly off
 * the main thread.
 */
const qualities = {
  quick: { br: 5, gzip: 6 },
  good: { br: 11, gzip: 9 },
};
const mostQuickSends = 4;
/** Powers of two, in bytes. */
const [leastWindow, mostWindow] = [14, 22];
const mostBytesAtOnce = 128 * 1024;
/** A window of about the body's size, since larger ones cost memory and time; half of it if quick. */
function brotliParams(quality: number, { length }: Buffer) {
  const round = quality === qualities.quick.br ? Math.floor : Math.ceil;
  const window = Math.min(Math.max(round(Math.log2(length)), leastWindow), mostWindow);
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  };
}

/** Builds a JSON response. */
export const jsonResponse = (value: unknown, headers: Headers): StoredResponse =>
  new StoredResponse(200, Buffer.from(JSON.stringify(value)), headers);

/** A response made once and sent many times. Compressed forms are made on demand. */
export class StoredResponse {
  readonly etag: string;
  #names: readonly string[] = [];
  #isKept = true;
  #isForVisitors = false;
  #headers: Headers;
  #forms = new Map<Encoding | undefined, Form>();
  #underway = new Set<Encoding>();

  constructor(
    readonly status: ContentfulStatusCode | 301,
    readonly body: Buffer,
    headers: Headers,
    forms: { br?: Buffer; gzip?: Buffer } = {},
  ) {
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#headers = { ...headers, ETag: this.etag, Vary: 'Accept-Encoding' };
    if (forms.br) this.#keep('br', forms.br);
    if (forms.gzip) this.#keep('gzip', forms.gzip);
  }

  /**
   * Makes it valid until one of these changes: keys of facts, or `names`. Returns itself. All are
   * dropped when the firm changes.
   */
  dependingOn(names: readonly string[]): this {
    this.#names = names;
    return this;
  }

  namesAny(changed: ReadonlySet<string>): boolean {
    return this.#names.some((name) => changed.has(name));
  }

  /** Keeps it out of the cache. Returns itself. */
  uncached(): this {
    this.#isKept = false;
    return this;
  }

  /**
   * Makes it one for visitors alone: whoever is signed in reads more at its address. Of caches only
   * this server's and the browser's keep it: others might give it to an admin. Returns itself.
   */
  forVisitors(): this {
    this.#isForVisitors = true;
    const alone = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' };
    this.#headers = { ...this.#headers, ...alone };
    return this;
  }

  get isForVisitors(): boolean {
    return this.#isForVisitors;
  }

  /** Adds headers, for one request. Returns itself, no longer cached. */
  withHeaders(headers: Headers): this {
    this.#headers = { ...this.#headers, ...headers };
    return this.uncached();
  }

  get isKept(): boolean {
    return this.#isKept && this.status < 404;
  }

  /** Approximate memory use in bytes, including headers and compressed forms. */
  get size(): number {
    return this.body.length * 2 + 4096;
  }

  /**
   * Builds the response to a request: 304 if the client has it, otherwise in an accepted encoding.
   */
  respond(c: Context): Response {
    const { status, body, headers } = this.#answer(
      c.req.header('if-none-match'),
      c.req.header('accept-encoding'),
    );
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  }

  /** Sends the same without the router. Returns the status. */
  sendTo(response: ServerResponse, headers: IncomingHttpHeaders): number {
    const accepted = headers['accept-encoding']?.toString();
    const answer = this.#answer(headers['if-none-match'], accepted);
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return answer.status;
  }

  #answer(etag: string | undefined, accepted: string | undefined) {
    if (this.status === 200 && matchesEtag(etag, this.etag)) {
      return { status: 304, body: null, headers: this.#headers };
    }
    const encoding = this.#encodingFor(accepted);
    const known = this.#forms.get(encoding);
    if (known && encoding) this.#improve(encoding, known);
    const { body, headers } = known ?? this.#make(encoding) ?? this.#plain();
    return { status: this.status, body, headers };
  }

  /** Compresses it off the main thread as another response was sent. */
  async compressLike(other: StoredResponse): Promise<void> {
    for (const encoding of other.#forms.keys()) {
      if (encoding) await this.#compress(encoding, qualities.quick, mostQuickSends);
    }
  }

  #encodingFor(accepted: string | undefined): Encoding | undefined {
    if (!accepted || this.body.length < 512) return undefined;
    if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br';
    if (/\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'gzip';
    return undefined;
  }

  /** @returns undefined if it is too large to compress immediately. */
  #make(encoding: Encoding | undefined): Form | undefined {
    if (encoding === undefined) return this.#plain();
    const quality = qualities.quick;
    if (this.body.length > mostBytesAtOnce) {
      if (this.#isKept) void this.#compress(encoding, quality);
      return undefined;
    }
    const made =
      encoding === 'br'
        ? brotliCompressSync(this.body, brotliParams(quality.br, this.body))
        : gzipSync(this.body, { level: quality.gzip });
    return this.#keep(encoding, made, mostQuickSends);
  }

  #plain(): Form {
    return this.#forms.get(undefined) ?? this.#keep(undefined, this.body);
  }

  /** Replaces a quick form that is sent often with a good one, while the quick one is sent. */
  #improve(encoding: Encoding, form: Form): void {
    if (form.quickSends === 0) return;
    form.quickSends -= 1;
    if (form.quickSends === 0) void this.#compress(encoding, qualities.good);
  }

  /** Compresses off the main thread, once. */
  async #compress(
    encoding: Encoding,
    { br, gzip: level }: typeof qualities.quick,
    quickSends = 0,
  ): Promise<void> {
    if (this.#underway.has(encoding)) return;
    this.#underway.add(encoding);
    try {
      const made =
        encoding === 'br'
          ? await brotliInBackground(this.body, brotliParams(br, this.body))
          : await gzipInBackground(this.body, { level });
      this.#keep(encoding, made, quickSends);
    } catch (error) {
      // The form that is there stays.
      console.error('a response could not be compressed', error);
    } finally {
      this.#underway.delete(encoding);
    }
  }

  #keep(encoding: Encoding | undefined, body: Buffer, quickSends = 0): Form {
    // The server looks for the length first.
    const headers = { 'Content-Length': String(body.length), ...this.#headers };
    const form = {
      body,
      quickSends,
      headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    };
    this.#forms.set(encoding, form);
    return form;
  }
}

const brotliInBackground = promisify(brotliCompress);
const gzipInBackground = promisify(gzip);

/** Compares weakly with a list of tags or `*` (RFC 9110 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === etag || bare === '*';
  });
}

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
  /** Rows that are neither posts, facts nor the firm's: redirects, categories. */
  others: 'others',
};

/** What results of a search depend on. */
export const searchedNames = [names.everyFact, names.today, names.posts, names.related];

type Make = () => Promise<StoredResponse> | StoredResponse;

/** How long visitors may get a page as it was while it is made again. */
const mostOutdatedMs = 2000;

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

  /** Drops everything. */
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
    const until = performance.now() + mostOutdatedMs;
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

import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Encoding = 'br' | 'gzip';
type Headers = Record<string, string>;
/** Reads a request header by name. */
type ReadHeader = (name: string) => string | undefined;

/** One encoding of a response, ready to send. */
interface Form {
  body: Buffer;
  headers: Headers;
  /** Compressed quickly; recompressed better on the next request. */
  isQuick: boolean;
}

/**
 * Brotli and gzip levels. Quick compression takes a millisecond and adds a tenth in size; many
 * pages are requested only once between two changes. Good compression takes 20 ms, off the main
 * thread. Bodies larger than usual pages are sent uncompressed, or if cached compressed quickly off
 * the main thread.
 */
const qualities = {
  quick: { br: 5, gzip: 6 },
  good: { br: 10, gzip: 9 },
};
const mostBytesAtOnce = 128 * 1024;
const brotliParams = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** Builds a JSON response. */
export const jsonResponse = (value: unknown, headers: Headers): StoredResponse =>
  new StoredResponse(200, Buffer.from(JSON.stringify(value)), headers);

/** A response made once and sent many times. Compressed forms are made on demand. */
export class StoredResponse {
  readonly etag: string;
  #facts: readonly string[] = [];
  #isKept = true;
  #isForVisitors = false;
  #headers: Headers;
  #forms = new Map<Encoding | undefined, Form>();
  #underway = new Set<Encoding | undefined>();

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

  /** Makes it valid until one of these facts changes: keys, or `allFactsKey`. Returns itself. */
  dependingOn(facts: readonly string[]): this {
    this.#facts = facts;
    return this;
  }

  namesAny(facts: ReadonlySet<string>): boolean {
    return this.#facts.some((fact) => facts.has(fact));
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
    return this.respondTo((name) => c.req.header(name));
  }

  respondTo(header: ReadHeader): Response {
    if (this.status === 200 && matchesEtag(header('if-none-match'), this.etag)) {
      return new Response(null, { status: 304, headers: this.#headers });
    }
    const encoding = this.#encodingFor(header('accept-encoding'));
    const known = this.#forms.get(encoding);
    if (known?.isQuick) this.#improve(encoding, known);
    const { body, headers } = known ?? this.#make(encoding) ?? this.#plain();
    return new Response(body as Uint8Array<ArrayBuffer>, { status: this.status, headers });
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
      if (this.#isKept) this.#compress(encoding, quality);
      return undefined;
    }
    const made =
      encoding === 'br'
        ? brotliCompressSync(this.body, brotliParams(quality.br))
        : gzipSync(this.body, { level: quality.gzip });
    return this.#keep(encoding, made, true);
  }

  #plain(): Form {
    return this.#forms.get(undefined) ?? this.#keep(undefined, this.body);
  }

  /** Replaces a quick form with a good one, while the quick one is sent. */
  #improve(encoding: Encoding | undefined, quick: Form): void {
    quick.isQuick = false;
    this.#compress(encoding, qualities.good);
  }

  /** Compresses off the main thread, once. */
  #compress(encoding: Encoding | undefined, { br, gzip: level }: typeof qualities.quick): void {
    if (this.#underway.has(encoding)) return;
    this.#underway.add(encoding);
    const done = (error: Error | null, made: Buffer) => {
      this.#underway.delete(encoding);
      if (!error) this.#keep(encoding, made);
    };
    if (encoding === 'br') brotliCompress(this.body, brotliParams(br), done);
    else gzip(this.body, { level }, done);
  }

  #keep(encoding: Encoding | undefined, body: Buffer, isQuick = false): Form {
    // The server looks for the length first.
    const headers = { 'Content-Length': String(body.length), ...this.#headers };
    const form = {
      body,
      isQuick,
      headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    };
    this.#forms.set(encoding, form);
    return form;
  }
}

/** Compares weakly with a list of tags or `*` (RFC 9110 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === etag || bare === '*';
  });
}

/** Marks a response that depends on every fact. */
export const allFactsKey = '*';
/** Marks a response that depends on the current day. */
export const todayKey = 'today';

/**
 * Caches responses made from posts and categories until any of them changes. Evicts the least
 * recently used above `maxBytes`.
 */
export class ContentCache {
  #responses = new Map<string, StoredResponse>();
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
    const stored = this.#responses.get(key);
    if (!stored) return this.#typed?.peek(key);
    this.#responses.delete(key);
    this.#responses.set(key, stored);
    return stored;
  }

  /**
   * Returns the cached response of `key`, or `make()`'s, made once for concurrent requests.
   * @param key path and query of the request.
   */
  async get(
    key: string,
    make: () => Promise<StoredResponse> | StoredResponse,
  ): Promise<StoredResponse> {
    const stored = this.peek(key);
    if (stored) return stored;
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

  /** Clears the cache. Called after every change of content. */
  clear(): void {
    this.#typed?.clear();
    this.#making.clear();
    this.#responses.clear();
    this.#bytes = 0;
  }

  /** Drops only responses that depend on any of these facts. */
  invalidate(keys: readonly string[]): void {
    this.#typed?.invalidate(keys);
    // Responses being made may have read old values.
    this.#making.clear();
    const changed = new Set(keys);
    for (const [key, stored] of this.#responses) {
      if (stored.namesAny(changed)) this.#forget(key, stored);
    }
  }

  #forget(key: string, stored: StoredResponse): void {
    this.#responses.delete(key);
    this.#bytes -= entryBytes(key, stored);
  }

  /** Doesn't cache unlimited addresses without content, nor failures. */
  #store(key: string, response: StoredResponse): void {
    if (!response.isKept || entryBytes(key, response) > this.maxBytes / 2) return;
    this.#responses.set(key, response);
    this.#bytes += entryBytes(key, response);
    for (const [oldest, stored] of this.#responses) {
      if (this.#bytes <= this.maxBytes) break;
      this.#forget(oldest, stored);
    }
  }
}

/** Counts the key too: an address of eight kilobytes may belong to a tiny response. */
function entryBytes(key: string, response: StoredResponse): number {
  return 2 * key.length + response.size;
}

import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

type Encoding = 'br' | 'gzip';
type Headers = Record<string, string>;
/** Gives a request's header by its name. */
type ReadHeader = (name: string) => string | undefined;

/** One of an answer's forms, as it is sent. */
interface Form {
  body: Buffer;
  headers: Headers;
  /** Compressed in a hurry, to be done well once it is asked for again. */
  isQuick: boolean;
}

/**
 * Of brotli and gzip. The quick ones take a millisecond and send a tenth more: many a page is asked
 * for once between two changes of content. The good ones take 20, beside the server's thread. What is
 * larger than any usual page is sent as it is, and compressed quickly beside the thread where it is
 * kept: it would hold up everybody else.
 */
const qualities = {
  quick: { br: 5, gzip: 6 },
  good: { br: 10, gzip: 9 },
};
const mostBytesAtOnce = 128 * 1024;
const brotliParams = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** A value as JSON. */
export const jsonResponse = (value: unknown, headers: Headers): StoredResponse =>
  new StoredResponse(200, Buffer.from(JSON.stringify(value)), headers);

/** An answer made once and sent many times, with its compressed forms made when asked for. */
export class StoredResponse {
  readonly etag: string;
  #facts: readonly string[] = [];
  #isKept = true;
  #headers: Headers;
  #forms = new Map<Encoding | undefined, Form>();
  #underway = new Set<Encoding | undefined>();

  constructor(
    readonly status: 200 | 301 | 404 | 500,
    readonly body: Buffer,
    headers: Headers,
    forms: { br?: Buffer; gzip?: Buffer } = {},
  ) {
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#headers = { ...headers, ETag: this.etag, Vary: 'Accept-Encoding' };
    if (forms.br) this.#keep('br', forms.br);
    if (forms.gzip) this.#keep('gzip', forms.gzip);
  }

  /** The same answer, as one that holds until one of these facts changes: keys, or `everyFact`. */
  naming(facts: readonly string[]): this {
    this.#facts = facts;
    return this;
  }

  namesAny(facts: ReadonlySet<string>): boolean {
    return this.#facts.some((fact) => facts.has(fact));
  }

  /** The same answer, as one that is made anew for each who asks. */
  unkept(): this {
    this.#isKept = false;
    return this;
  }

  /** The same answer for one who asks, with these headers too. */
  with(headers: Headers): this {
    this.#headers = { ...this.#headers, ...headers };
    return this.unkept();
  }

  get isKept(): boolean {
    return this.#isKept && this.status < 404;
  }

  /** About the bytes held in memory: headers and compressed forms included. */
  get size(): number {
    return this.body.length * 2 + 4096;
  }

  /** The answer for one request: 304 where the client has it, else the form it accepts. */
  answer(c: Context): Response {
    return this.answerTo((name) => c.req.header(name));
  }

  answerTo(header: ReadHeader): Response {
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

  /** @returns undefined where it is too large to be compressed at once. */
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

  /** Has a good form take the place of a quick one, which is sent meanwhile. */
  #improve(encoding: Encoding | undefined, quick: Form): void {
    quick.isQuick = false;
    this.#compress(encoding, qualities.good);
  }

  /** Compresses beside the server's thread, once. */
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
    // Its length comes first, where the server looks for it.
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

/** RFC 9110 13.1.2: a list of tags or `*`, compared weakly. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === etag || bare === '*';
  });
}

/** Named by an answer that changes with any fact. */
export const everyFact = '*';

/**
 * Answers made from posts and categories, kept until any of them changes. The least recently used
 * go first when the store is over `maxBytes`.
 */
export class ContentCache {
  #answers = new Map<string, StoredResponse>();
  #making = new Map<string, Promise<StoredResponse>>();
  #bytes = 0;
  #typed: ContentCache | undefined;

  constructor(readonly maxBytes = 16 * 1024 * 1024) {}

  /** For answers to what visitors type, which is endless: they push out nothing else. */
  get typed(): ContentCache {
    this.#typed ??= new ContentCache(this.maxBytes / 8);
    return this.#typed;
  }

  /** The stored answer of `key`, if there is one. */
  kept(key: string): StoredResponse | undefined {
    const stored = this.#answers.get(key);
    if (!stored) return this.#typed?.kept(key);
    this.#answers.delete(key);
    this.#answers.set(key, stored);
    return stored;
  }

  /**
   * The stored answer of `key`; where there is none, `make()`'s, made once for all who ask meanwhile.
   * @param key the path and query that it answers.
   */
  async get(
    key: string,
    make: () => Promise<StoredResponse> | StoredResponse,
  ): Promise<StoredResponse> {
    const stored = this.kept(key);
    if (stored) return stored;
    const underway = this.#making.get(key);
    if (underway) return underway;
    const making = (async () => make())();
    this.#making.set(key, making);
    const isCurrent = () => this.#making.get(key) === making;
    try {
      const made = await making;
      // Content that changed meanwhile makes this answer one for those who asked before.
      if (isCurrent()) this.#store(key, made);
      return made;
    } finally {
      if (isCurrent()) this.#making.delete(key);
    }
  }

  /** Forgets everything: called after every change of content. */
  clear(): void {
    this.#typed?.clear();
    this.#making.clear();
    this.#answers.clear();
    this.#bytes = 0;
  }

  /** Forgets the answers that name any of these, and no other. */
  forgetNaming(keys: readonly string[]): void {
    this.#typed?.forgetNaming(keys);
    // What is being made may have read them before they changed.
    this.#making.clear();
    const changed = new Set(keys);
    for (const [key, stored] of this.#answers) {
      if (stored.namesAny(changed)) this.#forget(key, stored);
    }
  }

  #forget(key: string, stored: StoredResponse): void {
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, stored);
  }

  /** Addresses with nothing at them are endless: they are not kept, nor is a failure. */
  #store(key: string, answer: StoredResponse): void {
    if (!answer.isKept || sizeOf(key, answer) > this.maxBytes / 2) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldest, stored] of this.#answers) {
      if (this.#bytes <= this.maxBytes) break;
      this.#forget(oldest, stored);
    }
  }
}

/** A key is a visitor's address: eight kilobytes of it may name an answer of two bytes. */
function sizeOf(key: string, answer: StoredResponse): number {
  return 2 * key.length + answer.size;
}

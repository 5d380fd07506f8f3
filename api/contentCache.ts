import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

type Encoding = 'br' | 'gzip';
type Headers = Record<string, string>;
/** Gives a request's header by its name. */
type ReadHeader = (name: string) => string | undefined;

/** An answer made once and sent many times, with its compressed forms made when first asked for. */
export class StoredAnswer {
  readonly etag: string;
  #headers: Headers;
  #forms = new Map<Encoding | undefined, { body: Buffer; headers: Headers }>();

  constructor(
    readonly status: 200 | 301 | 404,
    readonly body: Buffer,
    headers: Headers,
    forms: { br?: Buffer; gzip?: Buffer } = {},
  ) {
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#headers = { ...headers, ETag: this.etag, Vary: 'Accept-Encoding' };
    if (forms.br) this.#keep('br', forms.br);
    if (forms.gzip) this.#keep('gzip', forms.gzip);
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
    const { body, headers } = this.#forms.get(encoding) ?? this.#make(encoding);
    return new Response(body as Uint8Array<ArrayBuffer>, { status: this.status, headers });
  }

  #encodingFor(accepted: string | undefined): Encoding | undefined {
    if (!accepted || this.body.length < 512) return undefined;
    if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br';
    if (/\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'gzip';
    return undefined;
  }

  #make(encoding: Encoding | undefined) {
    if (encoding === undefined) return this.#keep(encoding, this.body);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const make = {
      br: () => brotliCompressSync(this.body, { params }),
      gzip: () => gzipSync(this.body),
    };
    return this.#keep(encoding, make[encoding]());
  }

  #keep(encoding: Encoding | undefined, body: Buffer) {
    // Its length comes first, where the server looks for it.
    const headers = { 'Content-Length': String(body.length), ...this.#headers };
    const form = {
      body,
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

/**
 * Answers made from posts and categories, kept until any of them changes. The least recently used
 * go first when the store is over `maxBytes`.
 */
export class ContentCache {
  #answers = new Map<string, StoredAnswer>();
  #bytes = 0;
  #version = 0;

  constructor(readonly maxBytes = 16 * 1024 * 1024) {}

  /** The stored answer of `key`, if there is one. */
  kept(key: string): StoredAnswer | undefined {
    const stored = this.#answers.get(key);
    if (stored) {
      this.#answers.delete(key);
      this.#answers.set(key, stored);
    }
    return stored;
  }

  /**
   * The stored answer of `key`; where there is none, `make()`'s.
   * @param key the path and query that it answers.
   */
  async get(key: string, make: () => Promise<StoredAnswer> | StoredAnswer): Promise<StoredAnswer> {
    const stored = this.kept(key);
    if (stored) return stored;
    const version = this.#version;
    const made = await make();
    // Content that changed meanwhile makes this answer one for its own request only.
    if (version === this.#version) this.#store(key, made);
    return made;
  }

  /** Forgets everything: called after every change of content. */
  clear(): void {
    this.#version += 1;
    this.#answers.clear();
    this.#bytes = 0;
  }

  #store(key: string, answer: StoredAnswer): void {
    if (this.#answers.has(key) || answer.size > this.maxBytes / 4) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldest, stored] of this.#answers) {
      if (this.#bytes <= this.maxBytes) break;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(oldest, stored);
    }
  }
}

/** A key is a visitor's address: eight kilobytes of it may name an answer of two bytes. */
function sizeOf(key: string, answer: StoredAnswer): number {
  return 2 * key.length + answer.size;
}

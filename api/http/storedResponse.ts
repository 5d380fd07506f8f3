import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Encoding = 'br' | 'gzip';
type Headers = Record<string, string>;

/** One encoding of a response, ready to send. */
interface Form {
  body: Buffer;
  headers: Headers;
}

/**
 * A millisecond or two a page. Brotli 11 takes 80 ms to save another tenth of the document, a
 * hundredth of what its page loads. Bodies larger than usual pages are sent uncompressed, or if
 * cached compressed off the main thread.
 */
const qualities = { br: 5, gzip: 6 };
/** Powers of two, in bytes. */
const [minWindow, maxWindow] = [14, 22];
const maxBytesAtOnce = 128 * 1024;
/** A window of at most the body's size, since larger ones cost memory and time. */
function brotliParams({ length }: Buffer) {
  const window = Math.min(Math.max(Math.floor(Math.log2(length)), minWindow), maxWindow);
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities.br,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  };
}

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
    const { body, headers } = this.#forms.get(encoding) ?? this.#make(encoding) ?? this.#plain();
    return { status: this.status, body, headers };
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
    if (this.body.length > maxBytesAtOnce) {
      if (this.#isKept) void this.#compress(encoding);
      return undefined;
    }
    const made =
      encoding === 'br'
        ? brotliCompressSync(this.body, brotliParams(this.body))
        : gzipSync(this.body, { level: qualities.gzip });
    return this.#keep(encoding, made);
  }

  #plain(): Form {
    return this.#forms.get(undefined) ?? this.#keep(undefined, this.body);
  }

  /** Compresses off the main thread, once. */
  async #compress(encoding: Encoding): Promise<void> {
    if (this.#underway.has(encoding)) return;
    this.#underway.add(encoding);
    try {
      const made =
        encoding === 'br'
          ? await brotliInBackground(this.body, brotliParams(this.body))
          : await gzipInBackground(this.body, { level: qualities.gzip });
      this.#keep(encoding, made);
    } catch (error) {
      // It is sent uncompressed.
      console.error('a response could not be compressed', error);
    } finally {
      this.#underway.delete(encoding);
    }
  }

  #keep(encoding: Encoding | undefined, body: Buffer): Form {
    // The server looks for the length first.
    const headers = { 'Content-Length': String(body.length), ...this.#headers };
    const form = {
      body,
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

import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ContentCache } from './contentCache';
import { StoredResponse } from './storedResponse';

const inBrotli = { headers: { 'Accept-Encoding': 'br' } };
const small = () => new StoredResponse(200, Buffer.from('[]'), {});

describe('cached responses', () => {
  it('are made once for concurrent requests, and again after a change', async () => {
    const cache = new ContentCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return new StoredResponse(200, Buffer.from(String(made)), {});
    };
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)));
    const before = fifty();
    cache.clear();
    const after = fifty();
    expect(new Set((await before).map(({ body }) => body.toString()))).toEqual(new Set(['1']));
    expect(new Set((await after).map(({ body }) => body.toString()))).toEqual(new Set(['2']));
    expect(cache.peek('/')?.body.toString()).toBe('2');
  });

  it('are made again after a failure', async () => {
    const cache = new ContentCache();
    await expect(cache.get('/', () => Promise.reject(new Error('no disk')))).rejects.toThrow();
    expect((await cache.get('/', small)).status).toBe(200);
  });

  it('may take half the memory, and exclude missing pages', async () => {
    const cache = new ContentCache(1024 * 1024);
    const large = Buffer.alloc(240 * 1024);
    await cache.get('/large', () => new StoredResponse(200, large, {}));
    expect(cache.peek('/large')).toBeDefined();
    await cache.get('/none', () => new StoredResponse(404, Buffer.from('none'), {}));
    expect(cache.peek('/none')).toBeUndefined();
  });

  it('are compressed once', async () => {
    const text = Array.from({ length: 5000 }, (_, number) => `${number * number}`).join(' ');
    const answer = new StoredResponse(200, Buffer.from(text), {});
    const app = new Hono().get('/', (c) => answer.respond(c));
    const bytes = Buffer.from(await (await app.request('/', inBrotli)).arrayBuffer());
    expect(bytes.length).toBeLessThan(text.length / 2);
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
  });

  it('are sent uncompressed while large ones are compressed off the main thread', async () => {
    const body = Buffer.from(Array.from({ length: 50_000 }, (_, number) => number * 37).join(' '));
    const answer = new StoredResponse(200, body, {});
    const app = new Hono().get('/', (c) => answer.respond(c));
    const sent = async () => (await (await app.request('/', inBrotli)).arrayBuffer()).byteLength;
    expect(await sent()).toBe(body.length);
    await expect.poll(sent).toBeLessThan(body.length / 2);
  });

  it('stay within their memory limit, however small the responses and long the addresses', async () => {
    const cache = new ContentCache(1024 * 1024);
    const address = (number: number) => `/api/blogs?filter=${'x'.repeat(8000)}${number}`;
    for (let number = 0; number < 200; number += 1) await cache.get(address(number), small);
    const stored = Array.from({ length: 200 }, (_, number) => cache.peek(address(number)));
    const count = stored.filter((answer) => answer !== undefined).length;
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThan(60);
    expect(cache.peek(address(199))).toBeDefined();
    expect(cache.peek(address(0))).toBeUndefined();
  });
});

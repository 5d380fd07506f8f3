import { describe, expect, it } from 'vitest';
import { ContentCache, StoredAnswer } from './contentCache';

const small = () => new StoredAnswer(200, Buffer.from('[]'), {});

describe('the kept answers', () => {
  it('stay within their bytes, however small the answers and long the addresses are', async () => {
    const cache = new ContentCache(1024 * 1024);
    const address = (number: number) => `/api/blogs?filter=${'x'.repeat(8000)}${number}`;
    for (let number = 0; number < 200; number += 1) await cache.get(address(number), small);
    const kept = Array.from({ length: 200 }, (_, number) => cache.kept(address(number)));
    const count = kept.filter((answer) => answer !== undefined).length;
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThan(60);
    expect(cache.kept(address(199))).toBeDefined();
    expect(cache.kept(address(0))).toBeUndefined();
  });
});

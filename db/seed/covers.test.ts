import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articles } from './articles';
import { readCover } from './covers';

describe.each(articles.map(({ slug }) => slug))('the cover of %s', (slug) => {
  it('has the declared size, and so have its AVIF sizes', async () => {
    const { width, height, bytes, variants } = readCover(slug);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    for (const variant of variants) {
      const { format, width } = await sharp(variant.bytes).metadata();
      expect([format, width]).toEqual(['heif', variant.width]);
    }
  });
});

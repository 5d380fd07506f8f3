import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { freeGuides } from '../content/freeGuides';
import { pageRoutes } from '../pageList';
import { shareImage } from './shareImage';

const folder = join(import.meta.dirname, '../public');

it('each page with a share image has its file, 1200 by 630', async () => {
  const drawn = pageRoutes.filter(({ hasShareImage }) => hasShareImage);
  const pages = drawn.flatMap(({ path }) =>
    path === '/resources/:guide' ? freeGuides.map(({ slug }) => `/resources/${slug}`) : [path],
  );
  const names = readdirSync(join(folder, 'share'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.png')).map((name) => `/share/${name}`);
  expect(pages.map(shareImage).sort()).toEqual(files.sort());
  for (const file of files) {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

it('a page without a drawing uses the default, whatever its query or fragment', () => {
  expect(shareImage('/a-new-page')).toBe('/share/home.png');
  expect(shareImage('/blog?page=2')).toBe('/share/blog.png');
});

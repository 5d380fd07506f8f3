import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createImage, findImage } from '../../db/media/images';
import { encodePicture } from '../media/images';
import { testApp } from '../testApp';
import { addNextAvif, restartAvif } from './avifForms';

it('pictures of an import get their AVIF forms once, one after the other', {
  tags: ['slow'],
}, async () => {
  const { db } = testApp();
  const create = { width: 500, height: 250, channels: 3, background: 'green' } as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const file = await sharp({ create: { ...create, noise } })
    .jpeg()
    .toBuffer();
  const picture = await encodePicture([file]);
  const before = picture.variants.filter(({ format }) => format === 'webp');
  const ids = ['2', '1', '3'].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
  for (const id of ids) createImage(db, { ...picture, id, variants: before });
  createImage(db, { ...picture, id: '00000000-0000-4000-8000-000000000004', variants: [] });
  const typeOf = (last: string, width?: number) =>
    findImage(db, `00000000-0000-4000-8000-00000000000${last}`, 'jpg', width, ['avif', 'webp'])
      ?.mime_type;

  expect(await addNextAvif(db)).toBe(true);
  expect([typeOf('1'), typeOf('1', 480), typeOf('2')]).toEqual([
    'image/avif',
    'image/avif',
    'image/jpeg',
  ]);
  // If the server stops midway nothing is written, and the next start continues from there.
  await expect(addNextAvif(db, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(typeOf('2')).toBe('image/jpeg');
  expect(await addNextAvif(db)).toBe(true);
  expect(await addNextAvif(db)).toBe(true);
  expect([typeOf('2'), typeOf('3'), typeOf('4')]).toEqual([
    'image/avif',
    'image/avif',
    'image/jpeg',
  ]);
  expect(await addNextAvif(db)).toBe(false);
  createImage(db, { ...picture, id: '00000000-0000-4000-8000-000000000000', variants: before });
  expect(await addNextAvif(db)).toBe(false);
  restartAvif(db);
  expect(await addNextAvif(db)).toBe(true);
  expect(typeOf('0')).toBe('image/avif');
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NewImage } from '../media/images';

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
const folder = fileURLToPath(new URL('./covers', import.meta.url));

/** The covers are drawn in this size; each has its forms in AVIF beside it, `{slug}-{width}.avif`. */
const [width, height] = [1600, 840];
const avifWidths = [480, 720, 960, width];

/** The cover of the seeded post with this slug, ready to be stored under a new name. */
export function readCover(slug: string): NewImage {
  const read = (file: string) => readFileSync(`${folder}/${file}`);
  return {
    id: crypto.randomUUID(),
    extension: 'webp',
    mime_type: 'image/webp',
    width,
    height,
    name: `${slug}.webp`,
    bytes: read(`${slug}.webp`),
    variants: avifWidths.map((width) => ({
      width,
      format: 'avif',
      bytes: read(`${slug}-${width}.avif`),
    })),
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NewImage } from '../media/images';

// Beside this file in the source, and beside the bundle once built (vite.config.ts copies it).
const folder = fileURLToPath(new URL('./covers', import.meta.url));

/** The size of the cover drawings. Their AVIF sizes are beside them, `{slug}-{width}.avif`. */
const [width, height] = [1600, 840];
const avifWidths = [480, 720, 960, width];

/** Reads the cover of a seeded post, ready to be stored under a new name. */
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

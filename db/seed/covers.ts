import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NewImage } from '../images';

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
const folder = fileURLToPath(new URL('./covers', import.meta.url));

/** The covers are drawn in this size; each has its smaller forms beside it, `{slug}-{width}.webp`. */
const [width, height] = [1600, 840];
const smallerWidths = [480, 720, 960];

/** The cover of the seeded post with this slug, ready to be stored under a new name. */
export function readCover(slug: string): NewImage {
  const read = (name: string) => readFileSync(`${folder}/${name}.webp`);
  return {
    id: crypto.randomUUID(),
    extension: 'webp',
    mime_type: 'image/webp',
    width,
    height,
    name: `${slug}.webp`,
    bytes: read(slug),
    variants: smallerWidths.map((width) => ({ width, bytes: read(`${slug}-${width}`) })),
  };
}

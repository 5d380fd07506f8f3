import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { BrandColour } from '../../shared/brand';
import { drawIcons } from './icons';

export type Palette = Readonly<Record<BrandColour, string>>;
type Rgb = [red: number, green: number, blue: number];

/** Stores the colours that drawings currently use. */
const drawnFile = 'scripts/brand/drawn.json';
/**
 * Folders with drawings and styles. Partners' logos, the editor's palette, and what tells of errors
 * and warnings are left alone.
 */
const folders = ['site', 'admin'];
const left = ['site/content/partners/', 'site/styles/status.css', 'admin/editor/data/palette.ts'];
const texts = new Set(['.css', '.svg', '.ts', '.tsx']);
const shareFolder = 'site/public/share';

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * Returns a function that maps colours when the brand changes. Brand colours become their new
 * values; others move like their neighbours, weighted by the inverse fourth power of the distance.
 * Black and white stay.
 */
export function recolouring(from: Palette, to: Palette): (colour: Rgb) => Rgb {
  const names = Object.keys(from) as BrandColour[];
  const moves = [
    ...names.map((name) => ({ at: rgbOf(from[name]), to: rgbOf(to[name]) })),
    ...['#000000', '#ffffff'].map((hex) => ({ at: rgbOf(hex), to: rgbOf(hex) })),
  ];
  return (colour) => {
    const near = moves.map((move) => {
      const square = move.at.reduce((sum, part, i) => sum + (part - (colour[i] ?? 0)) ** 2, 0);
      return { ...move, weight: 1 / Math.max(square, 1e-6) ** 2 };
    });
    const all = near.reduce((sum, { weight }) => sum + weight, 0);
    return colour.map((part, i) => {
      const moved = near.reduce(
        (sum, { at, to, weight }) => sum + weight * ((to[i] ?? 0) - (at[i] ?? 0)),
        0,
      );
      return Math.min(255, Math.max(0, Math.round(part + moved / all)));
    }) as Rgb;
  };
}

/** Returns the colours that everything below `root` is currently drawn in. */
export const drawnPalette = (root: string): Palette =>
  JSON.parse(readFileSync(join(root, drawnFile), 'utf8'));

/**
 * Recolours styles, drawings, icons and share images below `root` to a palette.
 * @returns the changed files; none if they already have its colours.
 */
export async function recolour(root: string, to: Palette): Promise<string[]> {
  const from = drawnPalette(root);
  if (Object.entries(from).every(([name, hex]) => to[name as BrandColour] === hex)) return [];
  const recoloured = recolouring(from, to);
  const changed: string[] = [];
  for (const path of folders.flatMap((folder) => filesBelow(root, folder))) {
    if (!texts.has(extname(path)) || /\.test\.tsx?$/.test(path)) continue;
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const next = text.replaceAll(/#[\da-f]{6}\b/gi, (hex) => {
      const moved = hexOf(recoloured(rgbOf(hex)));
      return hex === hex.toLowerCase() ? moved : moved.toUpperCase();
    });
    if (next === text) continue;
    writeFileSync(file, next);
    changed.push(path);
  }
  for (const path of filesBelow(root, shareFolder)) {
    await recolourPicture(join(root, path), recoloured);
    changed.push(path);
  }
  await drawIcons(join(root, 'site/public'), to.eucalypt);
  writeFileSync(join(root, drawnFile), `${JSON.stringify(to, null, 2)}\n`);
  return changed;
}

async function recolourPicture(file: string, recoloured: (colour: Rgb) => Rgb): Promise<void> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = new Map<number, Rgb>();
  for (let at = 0; at < data.length; at += 3) {
    const key = data.readUIntBE(at, 3);
    const moved = known.get(key) ?? recoloured([key >> 16, (key >> 8) & 255, key & 255]);
    known.set(key, moved);
    data.set(moved, at);
  }
  const { width, height } = info;
  writeFileSync(
    file,
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ palette: true, effort: 10 })
      .toBuffer(),
  );
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => extname(path) !== '' && !left.some((folder) => path.startsWith(folder)));
}

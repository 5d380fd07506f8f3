import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandColour, brand } from '../../shared/brand.ts';
import drawn from './drawn.json' with { type: 'json' };

export type Palette = Readonly<Record<BrandColour, string>>;
type Rgb = [red: number, green: number, blue: number];

/** In which the sources are drawn; a build gives them the brand's colours. */
export const drawnPalette: Palette = drawn;

/** True if the build changes no colour. */
export const isDrawnIn = (palette: Palette): boolean =>
  Object.entries(drawnPalette).every(([name, hex]) => palette[name as BrandColour] === hex);

/** Files whose colours are the brand's, besides style sheets: not partners' logos, nor what editors choose. */
export const isRecoloured = (path: string): boolean =>
  /^(site|admin)\/.*\.(svg|tsx?)$/.test(path) &&
  !/^site\/content\/partners\/|^admin\/editor\/data\/palette\.ts/.test(path);

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

/** What tells of errors and warnings stays as it is. */
const colours = /--(?:warning|error)[\w-]*:\s*#[\da-f]+|#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

/** Returns a style sheet, drawing or script in the colours of a palette. */
export function recolourText(text: string, to: Palette = brand.colours): string {
  const recoloured = recolouring(drawnPalette, to);
  return text.replaceAll(colours, (found) => {
    if (found.startsWith('--')) return found;
    const hex = found.length === 4 ? found.replace(/[\da-f]/gi, '$&$&') : found;
    return hexOf(recoloured(rgbOf(hex)));
  });
}

/** Recolours a build's copies of `site/public`: the mark, its icons and the share images. */
export async function recolourPublic(folder: string, to: Palette = brand.colours): Promise<void> {
  const mark = join(folder, 'favicon.svg');
  writeFileSync(mark, recolourText(readFileSync(mark, 'utf8'), to));
  // Loaded where colours differ alone: sharp is large.
  const { drawIcons } = await import('./icons.ts');
  await drawIcons(folder, to.eucalypt);
  const recoloured = recolouring(drawnPalette, to);
  const share = join(folder, 'share');
  for (const name of readdirSync(share, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.png')) await recolourPicture(join(share, name), recoloured);
  }
}

async function recolourPicture(file: string, recoloured: (colour: Rgb) => Rgb): Promise<void> {
  const { default: sharp } = await import('sharp');
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

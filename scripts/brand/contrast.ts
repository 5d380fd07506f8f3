import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPalette, hexOf, type Palette, recolouring, rgbOf } from './recolour.ts';

/** What WCAG 2.2 asks of text. */
const minContrast = 4.5;

/** Tokens of site/styles/tokens.css by the grounds on which they are text, in both themes. */
const textOn: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-soft', 'eucalypt', 'leaf', 'ochre', 'wattle-deep'],
  sand: ['ink', 'ink-soft', 'eucalypt', 'leaf'],
  white: ['ink', 'ink-soft', 'eucalypt', 'leaf', 'ochre'],
  highlight: ['ink'],
  eucalypt: ['paper'],
  deep: ['on-deep', 'on-deep-soft', 'wattle'],
  'deep-leaf': ['on-deep'],
  wattle: ['on-wattle'],
};
/** The same for the admin and mail, which use the light theme's colours alone. */
const textOnLight: typeof textOn = {
  eucalypt: ['white', 'sand', 'wattle', 'on-deep-soft'],
  leaf: ['white'],
  wattle: ['ink'],
  ochre: ['white'],
};

/** Relative luminance of WCAG, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG, from 1 to 21. @param one `#rrggbb`, as `other`. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Lists the pairs of text and ground that a palette would make hard to read, one sentence each.
 * @param root the checkout, whose mixed colours move with the palette's.
 */
export function contrastProblems(root: string, palette: Palette): string[] {
  const styles = readFileSync(join(root, 'site/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = styles.split('@media screen and (prefers-color-scheme: dark)');
  const recoloured = recolouring(drawnPalette, palette);
  return [
    { theme: '', pairs: textOn, tokens: tokensIn(light) },
    { theme: '', pairs: textOnLight, tokens: tokensIn(light) },
    {
      theme: 'In the dark theme ',
      pairs: textOn,
      tokens: new Map([...tokensIn(light), ...tokensIn(dark)]),
    },
  ].flatMap(({ theme, pairs, tokens }) => {
    const colourOf = (token: string) => {
      const hex = tokens.get(token);
      if (!hex) throw new Error(`site/styles/tokens.css has no --${token}`);
      return hexOf(recoloured(rgbOf(hex)));
    };
    return Object.entries(pairs).flatMap(([ground, texts]) =>
      texts.flatMap((text) => {
        const [one, other] = [colourOf(text), colourOf(ground)];
        const ratio = contrast(one, other);
        if (ratio >= minContrast) return [];
        return `${theme}${text} (${one}) on ${ground} (${other}) has a contrast of ${ratio.toFixed(1)}; text needs ${minContrast}.`;
      }),
    );
  });
}

/** Returns the colours, `#rrggbb`, by token. */
const tokensIn = (styles: string) =>
  new Map(
    [...styles.matchAll(/--([\w-]+): (#[\da-f]{3,6});/gi)].map(([, name = '', hex = '']) => [
      name,
      hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex,
    ]),
  );

import art from '../styles/art.css?raw';
import tokens from '../styles/tokens.css?raw';

/** The colours and weights that differ from the site's, for a drawing seen at a third of its size. */
const own: Record<string, string> = { '--stroke': '3px' };

const values = Object.fromEntries(
  [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The site's art styles for a renderer that knows no custom properties. */
export const shareStyle = resolve(
  resolve(`${art}
.logo-mark path { fill: none; stroke: var(--eucalypt); stroke-linecap: round; stroke-width: 1.75; }
.logo-mark circle { fill: var(--wattle); }
.share-paper { fill: var(--paper); }
.share-letters { fill: var(--eucalypt); }
.share-name { fill: var(--ink); }`),
);

/** Puts values in place of the innermost `var()`s. */
function resolve(style: string): string {
  return style.replace(
    /var\((--[\w-]+)(?:,\s*([^()]+))?\)/g,
    (_, name: string, fallback = 'none') => own[name] ?? values[name] ?? fallback,
  );
}

import { allowedStyles, mostPixels } from './rules';

/** The declarations of a style attribute that an article may hold, or '' where there is none. */
export function cleanStyle(text: string): string {
  return splitDeclarations(text).flatMap(cleanDeclaration).join(';');
}

function cleanDeclaration(declaration: string): string[] {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const rules = allowedStyles.get(name);
  if (!rules) return [];
  const written = declaration.slice(colon + 1).trim();
  const isImportant = /! ?important$/i.test(written);
  const value = isImportant ? written.slice(0, written.lastIndexOf('!')).trim() : written;
  const plain = value.toLowerCase();
  const isAllowed = rules.some((rule) => rule.test(plain)) && !isTooLong(name, plain);
  return isAllowed ? [`${name}:${value}${isImportant ? ' !important' : ''}`] : [];
}

/** About how many CSS pixels a unit is; a percentage is of the width of the text. */
const pixelsOf: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 1.4, pc: 16, in: 96, cm: 38, mm: 4 },
  ...{ em: 18, rem: 16, ex: 9, ch: 9, vw: 14, vh: 10, '%': 7 },
};
/** Where a percentage, or a number alone, is of the size of the letters. */
const ofLetters = new Set(['font-size', 'line-height', 'vertical-align', 'letter-spacing']);

function isTooLong(name: string, value: string): boolean {
  const most = mostPixels.get(name);
  if (most === undefined) return false;
  // What stands in brackets is a colour.
  const lengths = value.replace(/\([^)]*\)/g, '').matchAll(/(?<![\w#.])(\d*\.?\d+)([a-z%]*)/g);
  return Array.from(lengths).some(([, number, unit = '']) => {
    const size = Number(number);
    if (!ofLetters.has(name)) return size * (pixelsOf[unit] ?? 1) > most;
    if (unit === '%') return size * 0.18 > most;
    return size * (pixelsOf[unit || 'em'] ?? 1) > most;
  });
}

/** Comments, white space, whole strings, what opens and closes, and all else. */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|\s+|"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*'|[;()[\]{}"'\\/]|[^;()[\]{}"'\\/\s]+/g;

/**
 * Splits where a declaration ends in a browser too: not in a string or in brackets. Comments and
 * white space become one space. A declaration with an escape, or with a string or bracket that
 * doesn't end, is left out. Takes each character once.
 */
function splitDeclarations(text: string): string[] {
  const declarations: string[] = [];
  let current: string[] = [];
  let isSound = true;
  let depth = 0;
  const end = () => {
    if (isSound && depth === 0) declarations.push(current.join(''));
    current = [];
    isSound = true;
  };
  for (const token of text.match(tokens) ?? []) {
    if (token === ';' && depth === 0) {
      end();
    } else if (token.startsWith('/*') || token.trim() === '') {
      if (current.at(-1) !== ' ') current.push(' ');
    } else {
      if ('([{'.includes(token)) depth += 1;
      else if (')]}'.includes(token)) depth -= 1;
      isSound &&= !'"\'\\'.includes(token) && depth >= 0;
      depth = Math.max(depth, 0);
      current.push(token);
    }
  }
  end();
  return declarations;
}

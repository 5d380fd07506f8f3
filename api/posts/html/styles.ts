import { allowedStyles, maxPixels } from './rules';

/** Returns the allowed declarations of a style attribute, or ''. */
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

/** Approximate CSS pixels per unit; percentages refer to the text's width. */
const pixelsOf: Readonly<Record<string, number>> = {
  px: 1,
  pt: 1.4,
  pc: 16,
  in: 96,
  cm: 38,
  mm: 4,
  em: 18,
  rem: 16,
  ex: 9,
  ch: 9,
  vw: 14,
  vh: 10,
  '%': 7,
};
/** Properties whose percentages and bare numbers refer to the font size. */
const ofLetters = new Set(['font-size', 'line-height', 'vertical-align', 'letter-spacing']);

function isTooLong(name: string, value: string): boolean {
  const most = maxPixels.get(name);
  if (most === undefined) return false;
  // Brackets contain colours.
  const lengths = value.replace(/\([^)]*\)/g, '').matchAll(/(?<![\w#.])(\d*\.?\d+)([a-z%]*)/g);
  return Array.from(lengths).some(([, number, unit = '']) => {
    const size = Number(number);
    if (!ofLetters.has(name)) return size * (pixelsOf[unit] ?? 1) > most;
    if (unit === '%') return size * 0.18 > most;
    return size * (pixelsOf[unit || 'em'] ?? 1) > most;
  });
}

/** Comments, white space, complete strings, brackets, and everything else. */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|\s+|"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*'|[;()[\]{}"'\\/]|[^;()[\]{}"'\\/\s]+/g;

/**
 * Splits declarations like a browser: not inside strings or brackets. Comments and white space
 * become one space. Omits declarations with escapes or unclosed strings or brackets. Reads each
 * character once.
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

import { allowedStyles } from './htmlRules';

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
  const isAllowed = rules.some((rule) => rule.test(value.toLowerCase()));
  return isAllowed ? [`${name}:${value}${isImportant ? ' !important' : ''}`] : [];
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

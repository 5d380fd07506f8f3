type Declaration = [name: string, value: string];

const declaration = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+)/g;

/** The declarations of a style attribute, as they are written. */
export function readStyle(text: string): Declaration[] {
  return [...text.matchAll(declaration)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.trim(),
  ]);
}

export function writeStyle(declarations: readonly Declaration[]): string {
  return declarations.map(([name, value]) => `${name}: ${value}`).join('; ');
}

/** The style with one property set in its place, added at the end or, for null, taken out. */
export function withProperty(text: string, name: string, value: string | null): string {
  const declarations = readStyle(text);
  const changed = declarations.flatMap((one): Declaration[] =>
    one[0] === name ? (value === null ? [] : [[name, value]]) : [one],
  );
  const isNew = value !== null && !declarations.some(([own]) => own === name);
  return writeStyle(isNew ? [...changed, [name, value]] : changed);
}

export function propertyOf(text: string, name: string): string | undefined {
  return readStyle(text).findLast(([own]) => own === name)?.[1];
}

/** What an element's own style says of a property, or ''. */
export const styleOf = (element: Element, name: string): string =>
  propertyOf(element.getAttribute('style') ?? '', name) ?? '';

/** A length as CSS takes it, pixels for a bare number; nothing for any other text. */
export function lengthOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return `${trimmed}px`;
  return trimmed === '' || /^\d+(\.\d+)?(px|%|em|rem)$/.test(trimmed) ? trimmed : undefined;
}

type Declaration = [name: string, value: string];

const declaration = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+)/g;

/** Parses the declarations of a style attribute. */
export function readStyle(text: string): Declaration[] {
  return [...text.matchAll(declaration)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.trim(),
  ]);
}

export function writeStyle(declarations: readonly Declaration[]): string {
  return declarations.map(([name, value]) => `${name}: ${value}`).join('; ');
}

/** Sets a property in a style, in place or at the end; null removes it. */
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

/** Returns a property of an element's own style, or ''. */
export const styleOf = (element: Element, name: string): string =>
  propertyOf(element.getAttribute('style') ?? '', name) ?? '';

/** Normalizes a CSS length; bare numbers are pixels. Undefined if invalid. */
export function lengthOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return `${trimmed}px`;
  return trimmed === '' || /^\d+(\.\d+)?(px|%|em|rem)$/.test(trimmed) ? trimmed : undefined;
}

import { propertyOf, withProperty } from './styleText';

/** The attributes of an element that no command of the editor owns, kept as they were. */
export type Kept = Readonly<Record<string, string>>;

/** What the editor itself writes on the elements it shows; never part of an article. */
const ownAttributes = new Set([
  ...['data-serial', 'data-bare', 'data-section', 'data-tag', 'data-html', 'data-caption'],
  ...['data-columns', 'data-anchor', 'data-pm-slice', 'contenteditable', 'draggable'],
]);

export const isOwnAttribute = (name: string): boolean => ownAttributes.has(name);

const isKept = (name: string): boolean =>
  !ownAttributes.has(name) && !name.startsWith('on') && name !== 'srcdoc';

/** @param modelled attributes that the node or mark has as its own. */
export function keptOf(element: Element, modelled: readonly string[]): Kept | null {
  const kept = [...element.attributes].flatMap(({ name, value }) =>
    isKept(name) && !modelled.includes(name) ? [[name, value] as const] : [],
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

export function isKeptRecord(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null;
}

export const keptIn = (attrs: Readonly<Record<string, unknown>>): Kept =>
  isKeptRecord(attrs.kept) ? attrs.kept : {};

/** The attributes with some of them set or, where empty, taken out. */
export function withKept(kept: Kept, changes: Partial<Kept>): Kept | null {
  const entries = Object.entries({ ...kept, ...changes }).flatMap(([name, value]) =>
    value || (value === '' && !(name in changes)) ? [[name, value] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export const keptProperty = (kept: Kept, name: string): string | undefined =>
  propertyOf(kept.style ?? '', name);

export const withKeptProperty = (kept: Kept, name: string, value: string | null): Kept | null =>
  withKept(kept, { style: withProperty(kept.style ?? '', name, value) });

import { propertyOf, withProperty } from './styleText';

/** Attributes of an element that no editor command owns, preserved as they were. */
export type ExtraAttributes = Readonly<Record<string, string>>;

/** Attributes that the editor itself adds to displayed elements; never part of an article. */
export const ownAttributes: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'data-apart', 'data-implicit', 'data-section', 'data-tag', 'data-html', 'data-caption',
    'data-columns', 'colwidth', 'data-anchor', 'data-pm-slice', 'contenteditable', 'draggable',
  ],
);

const isKept = (name: string): boolean =>
  !ownAttributes.has(name) && !name.startsWith('on') && name !== 'srcdoc';

/** @param modelled attributes that the node or mark handles itself. */
export function extraAttributesOf(
  element: Element,
  modelled: readonly string[],
): ExtraAttributes | null {
  const extra = [...element.attributes].flatMap(({ name, value }) =>
    isKept(name) && !modelled.includes(name) ? [[name, value] as const] : [],
  );
  return extra.length > 0 ? Object.fromEntries(extra) : null;
}

function isExtra(value: unknown): value is ExtraAttributes {
  return typeof value === 'object' && value !== null;
}

export const extraIn = (attrs: Readonly<Record<string, unknown>>): ExtraAttributes =>
  isExtra(attrs.extraAttributes) ? attrs.extraAttributes : {};

/** Returns the attributes with some set or, if empty, removed. */
export function withExtraAttributes(
  extra: ExtraAttributes,
  changes: Partial<ExtraAttributes>,
): ExtraAttributes | null {
  const entries = Object.entries({ ...extra, ...changes }).flatMap(([name, value]) =>
    value || (value === '' && !(name in changes)) ? [[name, value] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export const extraProperty = (extra: ExtraAttributes, name: string): string | undefined =>
  propertyOf(extra.style ?? '', name);

export const withExtraProperty = (
  extra: ExtraAttributes,
  name: string,
  value: string | null,
): ExtraAttributes | null =>
  withExtraAttributes(extra, { style: withProperty(extra.style ?? '', name, value) });

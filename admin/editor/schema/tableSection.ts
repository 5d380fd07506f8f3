import { type ExtraAttributes, extraOf, isExtra } from '../html/extraAttributes';

/** The thead, tbody or tfoot that a row stands in; rows of the same number share one. */
export interface Section {
  tag: 'thead' | 'tbody' | 'tfoot';
  number: number;
  extraAttributes: ExtraAttributes | null;
}

export function isSection(value: unknown): value is Section {
  return isExtra(value) && /^(thead|tbody|tfoot)$/.test(String(value.tag));
}

export function sectionOfRow(row: HTMLElement): Section | null {
  const own: unknown = JSON.parse(row.dataset.section ?? 'null');
  if (isSection(own)) return own;
  const parent = row.parentElement;
  const tag = parent?.localName;
  if (!parent || !(tag === 'thead' || tag === 'tbody' || tag === 'tfoot')) return null;
  const number = [...(parent.parentElement?.children ?? [])].indexOf(parent);
  return { tag, number, extraAttributes: extraOf(parent, []) };
}

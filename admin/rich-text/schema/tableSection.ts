import { isKeptRecord, type Kept, keptOf } from '../html/keptAttributes';

/** The thead, tbody or tfoot that a row stands in; rows of the same number share one. */
export interface Section {
  tag: 'thead' | 'tbody' | 'tfoot';
  number: number;
  kept: Kept | null;
}

export function isSection(value: unknown): value is Section {
  return isKeptRecord(value) && /^(thead|tbody|tfoot)$/.test(String(value.tag));
}

export function sectionOfRow(row: HTMLElement): Section | null {
  const own: unknown = JSON.parse(row.dataset.section ?? 'null');
  if (isSection(own)) return own;
  const parent = row.parentElement;
  const tag = parent?.localName;
  if (!parent || !(tag === 'thead' || tag === 'tbody' || tag === 'tfoot')) return null;
  const number = [...(parent.parentElement?.children ?? [])].indexOf(parent);
  return { tag, number, kept: keptOf(parent, []) };
}

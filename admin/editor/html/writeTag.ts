import type { DOMOutputSpec, Node } from '@tiptap/pm/model';
import { isOwnAttribute } from './extraAttributes';
import { voidTags } from './tags';

export interface Tag {
  name: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** The outermost tag of what a node or mark says it looks like. */
export function tagOf(spec: DOMOutputSpec | undefined): Tag {
  if (!Array.isArray(spec))
    throw new Error('Every node and mark of an article renders as an array.');
  const [name, attributes]: unknown[] = spec;
  const isRecord = typeof attributes === 'object' && !Array.isArray(attributes);
  return { name: String(name), attributes: isRecord ? { ...attributes } : {} };
}

export const tagOfNode = (node: Node): Tag => tagOf(node.type.spec.toDOM?.(node));

export function writeTag({ name, attributes }: Tag, inner: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined || isOwnAttribute(key)
      ? []
      : [` ${key}="${escapeAttribute(String(value))}"`],
  );
  const open = `<${name}${written.join('')}>`;
  return voidTags.has(name) ? open : `${open}${inner}</${name}>`;
}

export const escapeText = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;');

const escapeAttribute = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/\u00a0/g, '&nbsp;');

import type { Node } from '@tiptap/pm/model';
import { escapeText, tagOfNode, writeTag } from './writeTag';

/** Text, or an inline node that holds nothing the editor looks into. */
export function writeLeaf(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  if (node.type.name === 'rawInline') return String(node.attrs.html);
  const inner = node.type.name === 'fact' ? escapeText(String(node.attrs.text)) : '';
  return writeTag(tagOfNode(node), inner);
}

import { Node } from '@tiptap/core';
import { isFact } from '../html/factName';
import { showFact } from './showFact';

/** A figure that is named instead of written: its key, and its text on the day it was put in. */
export const FactNode = Node.create({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    value: { default: '', parseHTML: (element) => element.getAttribute('value') },
    text: { default: '', rendered: false, parseHTML: (element) => element.textContent },
  }),
  parseHTML: () => [
    { tag: 'data[value]', priority: 60, getAttrs: (element) => (isFact(element) ? null : false) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['data', HTMLAttributes, String(node.attrs.text)],
  renderText: ({ node }) => String(node.attrs.text),
  addNodeView:
    () =>
    ({ node }) => ({
      dom: showFact(String(node.attrs.value), String(node.attrs.text)),
      ignoreMutation: () => true,
    }),
});

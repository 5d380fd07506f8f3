import { Node } from '@tiptap/core';
import { showRaw } from './showRaw';

const html = {
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute('data-html'),
  renderHTML: ({ html }: Record<string, unknown>) => ({ 'data-html': html }),
};

/** HTML that the text flows around and the editor doesn't look into: a frame, a form field, a comment. */
export const RawInline = Node.create({
  name: 'rawInline',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ html }),
  parseHTML: () => [{ tag: 'raw-inline' }],
  renderHTML: ({ HTMLAttributes }) => ['raw-inline', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({ dom: showRaw(String(node.attrs.html), 'raw-inline') }),
});

/** The same where a block stands. */
export const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html }),
  parseHTML: () => [{ tag: 'raw-block' }],
  renderHTML: ({ HTMLAttributes }) => ['raw-block', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({ dom: showRaw(String(node.attrs.html), 'raw-block') }),
});

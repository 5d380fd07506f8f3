import { Node } from '@tiptap/core';
import { showRaw } from './showRaw';

const rawPiece = (name: string, tag: string, group: 'inline' | 'block') =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      html: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-html'),
        renderHTML: ({ html }) => ({ 'data-html': html }),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => ({ dom: showRaw(String(node.attrs.html), tag) }),
  });

/** HTML that the text flows around and the editor doesn't look into: a frame, a form field, a comment. */
export const RawInline = rawPiece('rawInline', 'raw-inline', 'inline');

/** The same where a block stands. */
export const RawBlock = rawPiece('rawBlock', 'raw-block', 'block');

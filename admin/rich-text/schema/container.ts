import { Node } from '@tiptap/core';
import { containerTags } from '../html/tags';

const singleLine = new Set(['figcaption', 'summary', 'legend', 'dt']);

/** A div, section, figure, form or another box around blocks. */
export const Container = Node.create({
  name: 'container',
  group: 'block',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    tag: {
      default: 'div',
      parseHTML: (element) => element.dataset.tag ?? element.localName,
      renderHTML: ({ tag }) => ({ 'data-tag': tag }),
    },
  }),

  parseHTML: () => [...containerTags].map((tag) => ({ tag })),

  // Always shown as a div: a real form can't stand in the admin's form, a closed details hides text.
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],

  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection;
        const box = $from.node(-1);
        const isLine = box?.type === this.type && singleLine.has(String(box.attrs.tag));
        return isLine && this.editor.commands.setHardBreak();
      },
    };
  },
});

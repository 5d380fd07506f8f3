import { Node } from '@tiptap/core';
import { containerTags } from '../html/tags';

/** Shown as themselves, for the article's styles; another can't be, as a form in the admin's own. */
const shownAsIs = 'address dd dl dt fieldset figcaption figure legend'.split(' ');

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

  renderHTML: ({ node, HTMLAttributes }) => {
    const tag = String(node.attrs.tag);
    return [shownAsIs.includes(tag) ? tag : 'div', HTMLAttributes, 0];
  },

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

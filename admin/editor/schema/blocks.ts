import { Extension, Node } from '@tiptap/core';
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

/** Text whose spaces and line breaks count; unlike a code block it may hold bold and links. */
export const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () =>
        this.editor.isActive(this.name) &&
        this.editor.commands.insertContent({ type: 'text', text: '\n' }),
      'Mod-Enter': () => this.editor.commands.exitCode(),
    };
  },
});

/**
 * Where a paragraph stands without a `<p>`: null for a new one (no tag in list items and cells), ''
 * for one that has its tag, or the name of the parent in which it was read as bare text.
 */
export const ImplicitParagraph = Extension.create({
  name: 'implicitParagraph',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        implicit: {
          default: null,
          parseHTML: (element: HTMLElement) => {
            const { implicit = '' } = element.dataset;
            return implicit === 'new' ? null : implicit;
          },
          renderHTML: ({ implicit }: Record<string, unknown>) =>
            implicit === '' ? {} : { 'data-implicit': implicit ?? 'new' },
        },
      },
    },
  ],
});

import { Extension, Node } from '@tiptap/core';
import { containerTags } from '../html/tags';

/** Displayed as themselves, for the article's styles; others, such as forms, can't be. */
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
        const container = $from.node(-1);
        const isLine = container?.type === this.type && singleLine.has(String(container.attrs.tag));
        return isLine && this.editor.commands.setHardBreak();
      },
    };
  },
});

/** Preformatted text that, unlike a code block, may contain bold and links. */
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
 * Marks paragraphs without a `<p>`, storing the parent in which they were read as bare text. In
 * list items and cells paragraphs are bare unless read as 'tagged'.
 */
export const ImplicitParagraph = Extension.create({
  name: 'implicitParagraph',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        implicit: {
          default: null,
          parseHTML: ({ dataset, parentElement }: HTMLElement) =>
            dataset.implicit === 'new'
              ? null
              : (dataset.implicit ?? (parentElement?.matches('li, td, th') ? 'tagged' : null)),
          renderHTML: ({ implicit }: Record<string, unknown>) =>
            implicit === 'tagged' ? {} : { 'data-implicit': implicit ?? 'new' },
        },
      },
    },
  ],
});

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
        const container = $from.node(-1);
        const isLine = container?.type === this.type && singleLine.has(String(container.attrs.tag));
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
 * Where a paragraph stands without a `<p>`: the name of the parent in which it was read as bare text.
 * In list items and cells none has one but those that were read with it, 'tagged'.
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

import { Mark } from '@tiptap/core';
import { TextStyle } from '@tiptap/extension-text-style';
import { readStyle } from '../html/styleText';
import { inlineTags } from '../html/tags';

/** Defines a mark by elements only: styles such as `font-weight` stay styles. */
const format = (name: string, tags: readonly [string, ...string[]], key: string) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

export const Bold = format('bold', ['strong', 'b'], 'Mod-b');
export const Italic = format('italic', ['em', 'i'], 'Mod-i');
export const Underline = format('underline', ['u'], 'Mod-u');
export const Strike = format('strike', ['s', 'strike'], 'Mod-Shift-x');
export const Subscript = format('subscript', ['sub'], 'Mod-,');
export const Superscript = format('superscript', ['sup'], 'Mod-.');

/** A span, abbr, kbd, font or another inline element. Several may overlap. */
export const InlineElement = Mark.create({
  name: 'inlineElement',
  excludes: '',
  addAttributes: () => ({
    tag: {
      default: 'span',
      rendered: false,
      parseHTML: (element) => element.localName,
    },
    /** Keeps adjacent elements of one kind, such as two keys, separate. */
    apart: {
      default: null,
      rendered: false,
      parseHTML: (element) => element.dataset.apart ?? null,
    },
  }),
  parseHTML: () =>
    [...inlineTags].map((name) => ({ tag: name === 'a' ? 'a:not([href])' : name, priority: 40 })),
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
});

const modelled = new Set(['color', 'background-color', 'font-family', 'font-size']);

/** A span for font, size and colour; other spans are inline elements. */
export const InlineStyle = TextStyle.extend({
  parseHTML: () => [
    { tag: 'span[style]', getAttrs: (element) => (isOnlyStyle(element) ? null : false) },
  ],
});

function isOnlyStyle(element: HTMLElement): boolean {
  const names = readStyle(element.getAttribute('style') ?? '').map(([name]) => name);
  return (
    element.getAttributeNames().join() === 'style' &&
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => modelled.has(name)) &&
    !element.querySelector('span')
  );
}

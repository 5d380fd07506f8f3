import { Mark } from '@tiptap/core';
import { inlineTags } from '../html/tags';

/** A span, abbr, kbd, font or another inline element. Several may lie around the same text. */
export const InlineElement = Mark.create({
  name: 'inlineElement',
  excludes: '',
  addAttributes: () => ({
    tag: {
      default: 'span',
      rendered: false,
      parseHTML: (element) => element.localName,
    },
  }),
  parseHTML: () =>
    [...inlineTags].map((name) => ({ tag: name === 'a' ? 'a:not([href])' : name, priority: 40 })),
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
});

import { Node } from '@tiptap/core';

/** A place that links can lead to: `<a name>` or `<a id>` with nothing in it. */
export const Anchor = Node.create({
  name: 'anchor',
  group: 'inline',
  inline: true,
  atom: true,
  parseHTML: () => [
    {
      tag: 'a:not([href])',
      priority: 60,
      getAttrs: (element) =>
        element.textContent || element.querySelector('img, br, raw-inline') ? false : null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, 'data-anchor': '' }],
});

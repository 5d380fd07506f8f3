import { Extension } from '@tiptap/core';

/**
 * Where a paragraph stands without a `<p>`: null for a new one (no tag in list items and cells), ''
 * for one that has its tag, or the name of the parent in which it was read as bare text.
 */
export const BareText = Extension.create({
  name: 'bareText',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        bare: {
          default: null,
          parseHTML: (element: HTMLElement) => {
            const { bare = '' } = element.dataset;
            return bare === 'new' ? null : bare;
          },
          renderHTML: ({ bare }: Record<string, unknown>) =>
            bare === '' ? {} : { 'data-bare': bare ?? 'new' },
        },
      },
    },
  ],
});

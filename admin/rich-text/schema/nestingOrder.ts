import { Extension } from '@tiptap/core';

/**
 * The place of an inline element among those that were read. The schema sorts marks its own way
 * and joins like neighbours; with their numbers they are written as they were.
 */
export const NestingOrder = Extension.create({
  name: 'nestingOrder',
  addGlobalAttributes: () => [
    {
      types: 'marks',
      attributes: {
        serial: {
          default: null,
          rendered: false,
          parseHTML: (element: HTMLElement) => Number(element.dataset.serial) || null,
        },
      },
    },
  ],
});

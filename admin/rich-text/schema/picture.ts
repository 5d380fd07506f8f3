import { Image } from '@tiptap/extension-image';

export const pictureAttributes = ['src', 'alt', 'title', 'width', 'height'];

/** TipTap's image, with the texts of its attributes left alone (it reads `alt="007"` as a number). */
export const Picture = Image.extend({
  addAttributes: () =>
    Object.fromEntries(
      pictureAttributes.map((name) => [
        name,
        { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
      ]),
    ),
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

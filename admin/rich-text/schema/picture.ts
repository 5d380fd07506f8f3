import { Image } from '@tiptap/extension-image';

const attributeAsWritten = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** TipTap's image, with the texts of its attributes left alone (it reads `alt="007"` as a number). */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: attributeAsWritten('src'),
    alt: attributeAsWritten('alt'),
    title: attributeAsWritten('title'),
    width: attributeAsWritten('width'),
    height: attributeAsWritten('height'),
  }),
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

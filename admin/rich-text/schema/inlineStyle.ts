import { TextStyle } from '@tiptap/extension-text-style';
import { readStyle } from '../html/styleText';

const modelled = new Set(['color', 'background-color', 'font-family', 'font-size']);

/** A span that does what the font, size and colour commands do; any other is an inline element. */
export const InlineStyle = TextStyle.extend({
  parseHTML: () => [
    {
      tag: 'span[style]',
      getAttrs: (element) => (isOnlyStyle(element) ? null : false),
    },
  ],
});

function isOnlyStyle(element: HTMLElement): boolean {
  const names = readStyle(element.getAttribute('style') ?? '').map(([name]) => name);
  const hasOthers = element
    .getAttributeNames()
    .some((name) => name !== 'style' && name !== 'data-serial');
  return (
    !hasOthers &&
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => modelled.has(name)) &&
    !element.querySelector('span')
  );
}

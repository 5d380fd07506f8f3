import { Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { isFact } from '../html/tags';
import { rawNodeView } from './rawNodeView';
import { showFact } from './showFact';

const inlinePiece = { group: 'inline', inline: true, atom: true };

/** A link target: an empty `<a name>` or `<a id>`. */
export const Anchor = Node.create({
  ...inlinePiece,
  name: 'anchor',
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

/** A fact: its key, and its text on the day it was inserted. */
export const FactNode = Node.create({
  ...inlinePiece,
  name: 'fact',
  draggable: true,
  addAttributes: () => ({
    value: { default: '', parseHTML: (element) => element.getAttribute('value') },
    text: { default: '', rendered: false, parseHTML: (element) => element.textContent },
  }),
  parseHTML: () => [
    { tag: 'data[value]', priority: 60, getAttrs: (element) => (isFact(element) ? null : false) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['data', HTMLAttributes, String(node.attrs.text)],
  renderText: ({ node }) => String(node.attrs.text),
  addNodeView:
    () =>
    ({ node }) => ({
      dom: showFact(String(node.attrs.value), String(node.attrs.text)),
      ignoreMutation: () => true,
    }),
});

export const pictureAttributes = ['src', 'alt', 'title', 'width', 'height'];

/** TipTap's image with string attributes (it would read `alt="007"` as a number). */
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

const rawPiece = (name: string, tag: string, group: 'inline' | 'block') =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      html: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-html'),
        renderHTML: ({ html }) => ({ 'data-html': html }),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => ({ dom: rawNodeView(String(node.attrs.html), tag) }),
  });

/** Inline HTML that the editor doesn't parse: a frame, a form field, a comment. */
export const RawInline = rawPiece('rawInline', 'raw-inline', 'inline');

/** The same for blocks. */
export const RawBlock = rawPiece('rawBlock', 'raw-block', 'block');

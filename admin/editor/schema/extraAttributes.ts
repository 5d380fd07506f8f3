import { Extension } from '@tiptap/core';
import { extraIn, extraOf } from '../html/extraAttributes';
import { withProperty } from '../html/styleText';
import { pictureAttributes } from './pieces';

/** What some nodes and marks have as attributes of their own; everything else on the element is kept. */
const modelled: Record<string, readonly string[]> = {
  tableCell: ['colspan', 'rowspan'],
  tableHeader: ['colspan', 'rowspan'],
  image: pictureAttributes,
  link: ['href'],
  textStyle: ['style'],
};

/** They hold all of their element, or stand for none. */
const keepNothing = new Set(['doc', 'text', 'rawBlock', 'rawInline', 'fact']);

/** On pictures of the store these are the server's, which writes them anew at each publishing. */
const serversOwn = ['srcset', 'sizes', 'loading', 'decoding'];

const isStored = (element: HTMLElement): boolean =>
  /^\/images\/[0-9a-f-]{36}\./.test(element.getAttribute('src') ?? '');

/** Class, id, the rest of the style and every other attribute of what an editor before this one wrote. */
export const ExtraAttributes = Extension.create({
  name: 'keptAttributes',
  priority: 2000,
  addGlobalAttributes() {
    const types = this.extensions.map(({ name }) => name).filter((name) => !keepNothing.has(name));
    return types.map((type) => ({
      types: [type],
      attributes: {
        extraAttributes: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            extraOf(element, [...(modelled[type] ?? []), ...(isStored(element) ? serversOwn : [])]),
          renderHTML: renderExtra,
        },
      },
    }));
  },
});

function renderExtra(attrs: Record<string, unknown>): Record<string, string> {
  const extra = extraIn(attrs);
  // The alignment has its own attribute: where the editor took it off, it must not come back.
  if (!extra.style || attrs.textAlign !== null) return extra;
  const { style, ...others } = extra;
  const rest = withAlignment(style);
  return rest ? { ...others, style: rest } : others;
}

const ownAlignments = /^(left|center|right|justify)$/;

function withAlignment(style: string): string {
  const value = /(?:^|;)\s*text-align\s*:\s*([a-z-]+)/i.exec(style)?.[1];
  return value && ownAlignments.test(value) ? withProperty(style, 'text-align', null) : style;
}

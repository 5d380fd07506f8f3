import { Extension } from '@tiptap/core';
import { extraAttributesOf, extraIn } from '../html/extraAttributes';
import { withProperty } from '../html/styleText';
import { pictureAttributes } from './pieces';

/** Attributes that nodes and marks handle themselves; all others are preserved. */
const modelled: Record<string, readonly string[]> = {
  tableCell: ['colspan', 'rowspan'],
  tableHeader: ['colspan', 'rowspan'],
  image: pictureAttributes,
  link: ['href'],
  textStyle: ['style'],
};

/** Nodes that hold their whole element, or have none. */
const keepNothing = new Set(['doc', 'text', 'rawBlock', 'rawInline', 'fact']);

/** Attributes of stored images that the server rewrites at each publication. */
const serversOwn = ['srcset', 'sizes', 'loading', 'decoding'];

const isStored = (element: HTMLElement): boolean =>
  /^\/images\/[0-9a-f-]{36}\./.test(element.getAttribute('src') ?? '');

/** Preserves class, id, remaining styles and other attributes from earlier editors. */
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
            extraAttributesOf(element, [
              ...(modelled[type] ?? []),
              ...(isStored(element) ? serversOwn : []),
            ]),
          renderHTML: renderExtra,
        },
      },
    }));
  },
});

function renderExtra(attrs: Record<string, unknown>): Record<string, string> {
  const extra = extraIn(attrs);
  // Alignment has its own attribute: once removed in the editor, it must not return from the style.
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

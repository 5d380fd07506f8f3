import type { ChainedCommands } from '@tiptap/core';

/** Makes or unmakes a list; the items of a new one hold their text without a paragraph around it. */
export const toggleList = (chain: ChainedCommands, list: string): ChainedCommands =>
  chain.toggleList(list, 'listItem').command(({ tr }) => {
    const { from, to } = tr.selection;
    tr.doc.nodesBetween(from, to, (node, position, parent) => {
      if (node.type.name === 'paragraph' && parent?.type.name === 'listItem' && !node.attrs.kept) {
        tr.setNodeAttribute(position, 'bare', null);
      }
    });
    return true;
  });

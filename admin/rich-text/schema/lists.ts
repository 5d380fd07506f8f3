import { InputRule, Node } from '@tiptap/core';
import { toggleList } from './toggleList';

const firstItemTyped = (find: RegExp, list: string) =>
  new InputRule({
    find,
    handler: ({ range, chain }) => {
      toggleList(chain().deleteRange(range), list).run();
    },
  });

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => toggleList(this.editor.chain(), this.name).run() };
  },
  addInputRules: () => [firstItemTyped(/^\s*[-*]\s$/, 'bulletList')],
});

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => toggleList(this.editor.chain(), this.name).run() };
  },
  addInputRules: () => [firstItemTyped(/^\s*1[.)]\s$/, 'orderedList')],
});

/** Unlike TipTap's, an item may begin with any block: a heading, a table, another list. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

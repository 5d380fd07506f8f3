import { type ChainedCommands, InputRule, Node } from '@tiptap/core';

/** Makes or unmakes a list; the items of a new one hold their text without a paragraph around it. */
export const toggleList = (chain: ChainedCommands, list: string): ChainedCommands =>
  chain.toggleList(list, 'listItem').command(({ tr }) => {
    const { from, to } = tr.selection;
    tr.doc.nodesBetween(from, to, ({ type, attrs }, position, parent) => {
      const isItem = type.name === 'paragraph' && parent?.type.name === 'listItem';
      if (isItem && !attrs.extraAttributes) tr.setNodeAttribute(position, 'implicit', null);
    });
    return true;
  });

/** @param typed what makes a list of the paragraph that begins with it. */
const list = (name: string, tag: string, key: string, typed: RegExp) =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => toggleList(this.editor.chain(), name).run() };
    },
    addInputRules: () => [
      new InputRule({
        find: typed,
        handler: ({ range, chain }) => {
          toggleList(chain().deleteRange(range), name).run();
        },
      }),
    ],
  });

export const BulletList = list('bulletList', 'ul', 'Mod-Shift-8', /^\s*[-*]\s$/);
export const OrderedList = list('orderedList', 'ol', 'Mod-Shift-7', /^\s*1[.)]\s$/);

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

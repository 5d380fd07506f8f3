import { Node } from '@tiptap/core';

/** Text whose spaces and line breaks count; unlike a code block it may hold bold and links. */
export const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () =>
        this.editor.isActive(this.name) &&
        this.editor.commands.insertContent({ type: 'text', text: '\n' }),
      'Mod-Enter': () => this.editor.commands.exitCode(),
    };
  },
});

import type { ChainedCommands, Editor } from '@tiptap/core';

/** What a button for bold and the like does and shows. */
export const markTool = (name: string) => ({
  run: (chain: ChainedCommands) => chain.toggleMark(name),
  isPressed: (editor: Editor) => editor.isActive(name),
});

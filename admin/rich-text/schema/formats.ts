import { Mark } from '@tiptap/core';

/** Bold and the like by their elements alone: a style such as `font-weight` stays the style it is. */
const format = (name: string, tags: readonly [string, ...string[]], key: string) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

export const Bold = format('bold', ['strong', 'b'], 'Mod-b');
export const Italic = format('italic', ['em', 'i'], 'Mod-i');
export const Underline = format('underline', ['u'], 'Mod-u');
export const Strike = format('strike', ['s', 'strike'], 'Mod-Shift-x');

import { Extension, markInputRule } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { isAllowedAddress } from '../schema/link';

/** Stands for an inline node in the text that rules match; it is longer than the node. */
const leaf = '%leaf%';

/** Formats a rule's last group as its closing character is typed. Backspace takes it back. */
const rule = (
  type: MarkType | undefined,
  find: RegExp,
  attributesOf: (match: RegExpMatchArray) => Record<string, unknown> | false = () => ({}),
) =>
  type
    ? [
        markInputRule({
          find,
          type,
          getAttributes: (match) => !match[0].includes(leaf) && attributesOf(match),
        }),
      ]
    : [];

/**
 * Markdown within a line: `**bold**`, `*italic*`, `` `code` `` and `[text](address)`. The first undo
 * gives back what was typed.
 */
export const MarkdownMarks = Extension.create({
  name: 'markdownMarks',
  // Before the history's own.
  priority: 200,
  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() };
  },
  addInputRules() {
    const { bold, italic, inlineElement, link } = this.editor.schema.marks;
    return [
      ...rule(bold, /(?<![\w*])\*\*(?!\s)([^*]*[^*\s])\*\*$/),
      ...rule(italic, /(?<![\w*])\*(?!\s)([^*]*[^*\s])\*$/),
      ...rule(inlineElement, /(?<![\w`])`(?!\s)([^`]*[^`\s])`$/, () => ({ tag: 'code' })),
      ...rule(
        link,
        /(?<!!)\[(?=[^[\]]+\]\(([^()\s]+)\)$)([^[\]]+)\]\([^()\s]+\)$/,
        ([, href = '']) => isAllowedAddress(href) && { href },
      ),
    ];
  },
});

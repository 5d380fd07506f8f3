import type { Editor } from '@tiptap/core';
import { snippetPrefix } from '../../../shared/snippets';
import { extraIn } from '../html/extraAttributes';

/** Tells whether the selected figure is a snippet. */
export const isSnippet = (editor: Editor): boolean =>
  String(editor.getAttributes('fact').value ?? '').startsWith(snippetPrefix);

export const buttonClass = 'button';

/** Tells whether the cursor is in a link that is shown as a button. */
export const isLinkButton = (editor: Editor): boolean =>
  extraIn(editor.getAttributes('link')).class?.split(' ').includes(buttonClass) ?? false;

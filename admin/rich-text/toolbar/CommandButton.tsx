import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { useArticleEditor } from '../useArticleEditor';
import { CommandState } from './CommandState';

interface Props {
  label: string;
  icon: ReactNode;
  shortcut?: string;
  run(chain: ChainedCommands): ChainedCommands;
  isPressed?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
}

/** A button that does something to the text at once. */
export function CommandButton({ run, ...state }: Props) {
  const editor = useArticleEditor();
  return (
    <CommandState
      {...state}
      onClick={() => run(editor.chain().focus(null, { scrollIntoView: false })).run()}
    />
  );
}

import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useArticleEditor } from '../useArticleEditor';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton';

export interface StateProps extends Omit<ToolbarButtonProps, 'isPressed' | 'isDisabled'> {
  isPressed?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
}

/** A button that shows a state of the text, and renders anew only when that state changes. */
export function StateButton({ isPressed, isPossible, ...button }: StateProps) {
  const editor = useArticleEditor();
  const state = useEditorState({
    editor,
    selector: () => ({ pressed: isPressed?.(editor), possible: isPossible?.(editor) ?? true }),
  });
  return <ToolbarButton {...button} isPressed={state.pressed} isDisabled={!state.possible} />;
}

interface CommandProps extends Omit<StateProps, 'onClick'> {
  run(chain: ChainedCommands): ChainedCommands;
}

/** A button that does something to the text at once. */
export function CommandButton({ run, ...state }: CommandProps) {
  const editor = useArticleEditor();
  return (
    <StateButton
      {...state}
      onClick={() => run(editor.chain().focus(null, { scrollIntoView: false })).run()}
    />
  );
}

/** A button for bold and the like. */
export const MarkButton = ({ name, ...button }: Omit<StateProps, 'onClick'> & { name: string }) => (
  <CommandButton
    {...button}
    run={(chain) => chain.toggleMark(name)}
    isPressed={(editor) => editor.isActive(name)}
  />
);

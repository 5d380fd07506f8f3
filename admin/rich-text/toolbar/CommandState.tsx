import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useArticleEditor } from '../useArticleEditor';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton';

interface Props extends Omit<ToolbarButtonProps, 'isPressed' | 'isDisabled'> {
  isPressed?: ((editor: Editor) => boolean) | undefined;
  isPossible?: ((editor: Editor) => boolean) | undefined;
}

/** A button that shows a state of the text, and renders anew only when that state changes. */
export function CommandState({ isPressed, isPossible, ...button }: Props) {
  const editor = useArticleEditor();
  const state = useEditorState({
    editor,
    selector: () => ({ pressed: isPressed?.(editor), possible: isPossible?.(editor) ?? true }),
  });
  return <ToolbarButton {...button} isPressed={state.pressed} isDisabled={!state.possible} />;
}

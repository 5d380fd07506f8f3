import { type Editor, useCurrentEditor } from '@tiptap/react';

/** The editor that the surrounding toolbar belongs to. */
export function useArticleEditor(): Editor {
  const { editor } = useCurrentEditor();
  if (!editor) throw new Error('A toolbar button stands outside its editor.');
  return editor;
}

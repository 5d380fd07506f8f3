import type { Editor } from '@tiptap/react';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { useContext } from 'react';

/** The editor that the surrounding toolbar belongs to. */
export function useArticleEditor(): Editor {
  const editor = useContext(TiptapEditorContext);
  if (!editor) throw new Error('A toolbar button stands outside its editor.');
  return editor;
}

import Box from '@mui/material/Box';
import { type Editor, EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { articleStyles } from './articleStyles';
import { EditorShellContext } from './EditorShell';
import { FindBar } from './find/FindBar';
import { dialogShortcuts } from './toolbar/dialogShortcuts';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { useArticleValue } from './useArticleValue';
import { useEditorModes } from './useEditorModes';

const SourceView = lazy(() => import('./source/SourceView'));

interface Props {
  editor: Editor;
  field: { value: string; onChange(value: string): void; onBlur(): void };
  invalid: boolean;
  label: string;
}

/** The toolbar above the text, or above its source. */
export function ArticleEditor({ editor, field, invalid, label }: Props) {
  const { frame, currentHtml, setHtml } = useArticleValue(editor, field);
  const shell = useEditorModes(editor, currentHtml);
  const { isSource, isMaximized, areBlocksShown } = shell;

  function openByKey(event: KeyboardEvent) {
    const name = dialogShortcuts(event);
    if (!name || isSource || shell.dialog) return;
    event.preventDefault();
    shell.openDialog(name);
  }

  return (
    <TiptapEditorProvider value={editor}>
      <EditorShellContext.Provider value={shell}>
        <Box
          ref={frame}
          onKeyDown={openByKey}
          className={[isMaximized && 'maximized', areBlocksShown && 'blocks-shown']
            .filter(Boolean)
            .join(' ')}
          sx={[articleStyles, invalid && { borderColor: 'error.main' }]}
        >
          <EditorToolbar label={`${label} toolbar`} />
          {shell.dialog === 'find' && <FindBar />}
          {isSource && (
            <Suspense fallback={<Box sx={{ minHeight: 300 }} />}>
              <SourceView html={currentHtml()} onChange={setHtml} label={`${label} source`} />
            </Suspense>
          )}
          <EditorContent editor={editor} hidden={isSource} className="article-text" />
        </Box>
      </EditorShellContext.Provider>
    </TiptapEditorProvider>
  );
}

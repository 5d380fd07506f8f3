import { Box, GlobalStyles } from '@mui/material';
import { type Editor, EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type KeyboardEvent, lazy, type MouseEvent, memo, Suspense, useState } from 'react';
import { articleStyles } from './articleStyles';
import { Dialogs } from './dialogs/Dialogs';
import { dialogOfPiece } from './dialogs/formDialogs';
import type { EditorSurface } from './EditorSurface';
import { EditorUiContext, useEditorModes } from './EditorUiContext';
import { FindBar } from './FindBar';
import { Pictures } from './pictures/Pictures';
import { PlainSource } from './source/PlainSource';
import { TableHandles } from './TableHandles';
import { EditorToolbar } from './tools/EditorToolbar';
import { SlashMenu } from './tools/SlashMenu';
import { focusToolbar } from './tools/ToolButton';
import { toolOfKey } from './tools/tools';
import { WordCount } from './WordCount';

/**
 * react-admin's page content has its own stacking context below its bar, which the frame must
 * leave.
 */
const aboveTheLayout = {
  '.RaLayout-content.RaLayout-content.RaLayout-content': { zIndex: 'auto' },
};

/** Imported on first use, since it is large. */
const SourceView = lazy(() =>
  import('./source/SourceView').catch((error: unknown) => {
    console.error(error);
    return { default: PlainSource };
  }),
);

interface Props {
  editor: Editor;
  surface: EditorSurface;
  label: string;
  onPreview(): void;
}

/** The toolbar above the text or its source. Typing doesn't rerender it. */
export const ArticleEditor = memo(function ArticleEditor(props: Props) {
  const { editor, surface, label, onPreview } = props;
  const ui = useEditorModes(editor, surface.read, onPreview);
  const { isSource, isMaximized, areBlocksShown } = ui;
  const [holder, setHolder] = useState<HTMLElement | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (ui.dialog) return;
    if (event.key === 'Escape' && isMaximized) ui.toggle('isMaximized');
    // As in CKEditor: Shift+Tab has another meaning in lists and tables.
    if (event.key === 'F10' && event.altKey) focusToolbar(event.currentTarget);
    const isPlain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const tool = isPlain && toolOfKey(event.key.toLowerCase());
    if (!tool || isSource) return;
    event.preventDefault();
    if (tool.dialog) ui.openDialog(tool.dialog);
  }

  function openPiece({ target }: MouseEvent<HTMLElement>) {
    if (target instanceof HTMLImageElement) {
      editor.commands.setNodeSelection(editor.view.posAtDOM(target, 0));
      return ui.openDialog('image');
    }
    const isPiece =
      target instanceof Element &&
      target.closest('raw-inline, raw-block, [data-anchor], [data-fact]');
    const name = isPiece ? dialogOfPiece(editor) : undefined;
    if (name) ui.openDialog(name);
  }

  return (
    <TiptapEditorProvider value={editor}>
      <EditorUiContext.Provider value={ui}>
        <Box
          onKeyDown={onKeyDown}
          className={[isMaximized && 'maximized', areBlocksShown && 'blocks-shown']
            .filter(Boolean)
            .join(' ')}
          sx={articleStyles}
        >
          {isMaximized && <GlobalStyles styles={aboveTheLayout} />}
          <EditorToolbar label={`${label} toolbar`} />
          {ui.dialog === 'find' && <FindBar />}
          {isSource && (
            <Suspense fallback={<Box sx={{ minHeight: 300 }} />}>
              <SourceView editor={editor} surface={surface} label={`${label} source`} />
            </Suspense>
          )}
          {/* Pictures and TableHandles have their parts in here, not in EditorContent, which moves all that it holds when it ends. */}
          <Box ref={setHolder} hidden={isSource} className="article-text">
            <EditorContent editor={editor} onDoubleClick={openPiece} />
            <Pictures holder={holder} />
            {holder && !isSource && <TableHandles editor={editor} holder={holder} />}
          </Box>
          <Dialogs />
          <SlashMenu />
          {!isSource && <WordCount />}
        </Box>
      </EditorUiContext.Provider>
    </TiptapEditorProvider>
  );
});

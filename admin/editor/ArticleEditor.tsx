import { Box, GlobalStyles } from '@mui/material';
import { type Editor, EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type KeyboardEvent, lazy, type MouseEvent, memo, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { articleStyles } from './articleStyles';
import { Dialogs } from './dialogs/Dialogs';
import { dialogOfPiece } from './dialogs/formDialogs';
import { EditorUiContext, useEditorModes } from './EditorUiContext';
import { FindBar } from './FindBar';
import { Pictures } from './pictures/Pictures';
import { PlainSource } from './source/PlainSource';
import { EditorToolbar } from './tools/EditorToolbar';
import { SlashMenu } from './tools/SlashMenu';
import { focusToolbar } from './tools/ToolButton';
import { toolOfKey } from './tools/tools';
import type { ArticleValue } from './useArticleValue';
import { WordCount } from './WordCount';

/** react-admin's page content has a layer of its own, below its bar: the frame must get out of it. */
const aboveTheLayout = {
  '.RaLayout-content.RaLayout-content.RaLayout-content': { zIndex: 'auto' },
};

/** Large, so loaded when first opened. */
const SourceView = lazy(() =>
  import('./source/SourceView').catch((error: unknown) => {
    console.error(error);
    return { default: PlainSource };
  }),
);

interface Props {
  editor: Editor;
  article: ArticleValue;
  /** The form's name for the text. */
  source: string;
  label: string;
  onPreview(): void;
}

/** The toolbar above the text, or above its source. What is typed doesn't draw it anew. */
export const ArticleEditor = memo(function ArticleEditor(props: Props) {
  const { editor, article, source, label, onPreview } = props;
  const { currentHtml } = article;
  const ui = useEditorModes(editor, currentHtml, onPreview);
  const { isSource, isMaximized, areBlocksShown } = ui;
  const [holder, setHolder] = useState<HTMLElement | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (ui.dialog) return;
    if (event.key === 'Escape' && isMaximized) ui.toggle('isMaximized');
    // As in CKEditor: in a list or a table, Shift+Tab has something else to do.
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
              <CurrentSource article={article} source={source} label={`${label} source`} />
            </Suspense>
          )}
          {/* Pictures has its frame in here, not in EditorContent, which moves all that it holds when it ends. */}
          <Box ref={setHolder} hidden={isSource} className="article-text">
            <EditorContent editor={editor} onDoubleClick={openPiece} />
            <Pictures holder={holder} />
          </Box>
          <Dialogs />
          <SlashMenu />
          {!isSource && <WordCount />}
        </Box>
      </EditorUiContext.Provider>
    </TiptapEditorProvider>
  );
});

/** Follows the text, which a picture that arrives changes under it. */
function CurrentSource({ article, source, label }: Pick<Props, 'article' | 'source' | 'label'>) {
  useWatch({ name: source });
  return <SourceView html={article.currentHtml()} onChange={article.setHtml} label={label} />;
}

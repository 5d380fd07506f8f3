import { Box, GlobalStyles } from '@mui/material';
import { type Editor, EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type KeyboardEvent, lazy, type MouseEvent, memo, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { articleStyles } from './articleStyles';
import { dialogOfPiece } from './commands/dialogOfPiece';
import { EditorShellContext, useEditorModes } from './EditorShell';
import { FindBar } from './find/FindBar';
import { Pictures } from './pictures/Pictures';
import { SlashMenu } from './slash/SlashMenu';
import { PlainSource } from './source/PlainSource';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { focusToolbar } from './toolbar/ToolbarFocus';
import type { ArticleValue } from './useArticleValue';
import { WordCount } from './WordCount';

/** react-admin's page content has a layer of its own, below its bar: the frame must get out of it. */
const aboveTheLayout = {
  '.RaLayout-content.RaLayout-content.RaLayout-content': { zIndex: 'auto' },
};

/** The dialogs that keys open while the editor has the focus. */
const shortcuts: Record<string, string> = { k: 'link', f: 'find', h: 'find' };

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
}

/** The toolbar above the text, or above its source. What is typed doesn't draw it anew. */
export const ArticleEditor = memo(function ArticleEditor(props: Props) {
  const { editor, article, source, label } = props;
  const { frame, currentHtml } = article;
  const shell = useEditorModes(editor, currentHtml);
  const { isSource, isMaximized, areBlocksShown } = shell;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (shell.dialog) return;
    if (event.key === 'Escape' && isMaximized) shell.toggle('isMaximized');
    // As in CKEditor: in a list or a table, Shift+Tab has something else to do.
    if (event.key === 'F10' && event.altKey) focusToolbar(event.currentTarget);
    const isPlain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const name = isPlain && shortcuts[event.key.toLowerCase()];
    if (!name || isSource) return;
    event.preventDefault();
    shell.openDialog(name);
  }

  function openPiece({ target }: MouseEvent<HTMLElement>) {
    const isPiece =
      target instanceof Element &&
      target.closest('raw-inline, raw-block, [data-anchor], [data-fact]');
    const name = isPiece ? dialogOfPiece(editor) : undefined;
    if (name) shell.openDialog(name);
  }

  return (
    <TiptapEditorProvider value={editor}>
      <EditorShellContext.Provider value={shell}>
        <Box
          ref={frame}
          onKeyDown={onKeyDown}
          className={[isMaximized && 'maximized', areBlocksShown && 'blocks-shown']
            .filter(Boolean)
            .join(' ')}
          sx={articleStyles}
        >
          {isMaximized && <GlobalStyles styles={aboveTheLayout} />}
          <EditorToolbar label={`${label} toolbar`} />
          {shell.dialog === 'find' && <FindBar />}
          {isSource && (
            <Suspense fallback={<Box sx={{ minHeight: 300 }} />}>
              <CurrentSource article={article} source={source} label={`${label} source`} />
            </Suspense>
          )}
          <EditorContent
            editor={editor}
            hidden={isSource}
            className="article-text"
            onDoubleClick={openPiece}
          />
          <Pictures />
          <SlashMenu />
          {!isSource && <WordCount />}
        </Box>
      </EditorShellContext.Provider>
    </TiptapEditorProvider>
  );
});

/** Follows the text, which a picture that arrives changes under it. */
function CurrentSource({ article, source, label }: Pick<Props, 'article' | 'source' | 'label'>) {
  useWatch({ name: source });
  return <SourceView html={article.currentHtml()} onChange={article.setHtml} label={label} />;
}

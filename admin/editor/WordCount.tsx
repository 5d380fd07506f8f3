import { Typography } from '@mui/material';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { useArticleEditor } from './EditorUiContext';

const pause = 400;
/** Words read per minute. Source: Brysbaert 2019, 238 for adults reading non-fiction silently. */
const pace = 238;
const word = /\S*[\p{L}\p{N}]\S*/gu;

/** The text's length, counted when typing pauses. Not announced to screen readers. */
export function WordCount() {
  const editor = useArticleEditor();
  const [words, setWords] = useState(() => countWords(editor.state.doc));

  useEffect(() => {
    let timer: number | undefined;
    const plan = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setWords(countWords(editor.state.doc)), pause);
    };
    plan();
    editor.on('transaction', plan);
    return () => {
      window.clearTimeout(timer);
      editor.off('transaction', plan);
    };
  }, [editor]);

  return (
    <Typography
      variant="caption"
      component="p"
      aria-live="off"
      sx={{ px: 1.5, py: 0.5, textAlign: 'right', color: 'text.secondary' }}
    >
      {`${words.toLocaleString('en-AU')} ${words === 1 ? 'word' : 'words'}`}
      {words > 0 && ` · ${Math.ceil(words / pace)} min read`}
    </Typography>
  );
}

const countWords = (doc: Node): number =>
  doc.textBetween(0, doc.content.size, ' ', ' ').match(word)?.length ?? 0;

import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { onFlushEditors } from './flushEditors';
import { readHtml } from './html/readHtml';
import { writeHtml } from './html/writeHtml';
import { loadedText } from './pictures/uploadPlugin';

const pause = 250;
/** Maximum delay of the form while typing continues. */
const longest = 700;

interface Field {
  value: string;
  onChange(value: string): void;
  onBlur(): void;
}

export interface ArticleValue {
  /** Includes recent typing. */
  currentHtml(): string;
  setHtml(html: string): void;
}

/**
 * Synchronizes the form's value with the editor's document. Typing reaches the form with a delay,
 * but before any read; an unchanged document returns the loaded text itself.
 */
export function useArticleValue(editor: Editor, { value, onChange, onBlur }: Field): ArticleValue {
  const shown = useRef(value);
  const loaded = useRef({ html: value, doc: editor.state.doc });
  const timer = useRef<number>(undefined);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const { doc } = editor.state;
    shown.current = doc.eq(loaded.current.doc) ? loaded.current.html : writeHtml(doc);
    onChange(shown.current);
  }, [editor, onChange]);

  useEffect(() => {
    let due = 0;
    const plan = () => {
      const now = performance.now();
      if (timer.current === undefined) due = now + longest;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, Math.min(pause, Math.max(due - now, 0)));
    };
    const leave = () => {
      flush();
      onBlur();
    };
    editor.on('update', plan);
    editor.on('blur', leave);
    return () => {
      editor.off('update', plan);
      editor.off('blur', leave);
      flush();
    };
  }, [editor, flush, onBlur]);

  useEffect(() => {
    const stopFlushing = onFlushEditors(flush);
    window.addEventListener('beforeunload', flush, { capture: true });
    return () => {
      stopFlushing();
      window.removeEventListener('beforeunload', flush, { capture: true });
    };
  }, [flush]);

  const load = useCallback(
    (html: string) => {
      shown.current = html;
      const content = readHtml(html).content ?? null;
      editor.chain().setMeta(loadedText, true).setContent(content, { emitUpdate: false }).run();
      loaded.current = { html, doc: editor.state.doc };
    },
    [editor],
  );

  // Another version of the text: a restored draft, or the server's.
  useEffect(() => {
    if (value !== shown.current) load(value);
  }, [value, load]);

  const currentHtml = useCallback(() => {
    flush();
    return shown.current;
  }, [flush]);

  const setHtml = useCallback(
    (html: string) => {
      if (html === shown.current) return;
      load(html);
      onChange(html);
    },
    [load, onChange],
  );

  return useMemo(() => ({ currentHtml, setHtml }), [currentHtml, setHtml]);
}

import { html as htmlLanguage } from '@codemirror/lang-html';
import Box from '@mui/material/Box';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import { prettyHtml } from './prettyHtml';
import { sourceTheme } from './sourceTheme';

export interface SourceProps {
  html: string;
  label: string;
  onChange(html: string): void;
}

const pause = 250;

/** The article's HTML as text. What is typed here is the article; opening alone changes nothing. */
export default function SourceView({ html, label, onChange }: SourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef({ html, onChange, label });
  opened.current.onChange = onChange;

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    let timer: number | undefined;
    const flush = () => {
      if (timer === undefined) return;
      window.clearTimeout(timer);
      timer = undefined;
      opened.current.onChange(view.state.doc.toString());
    };
    const view = new EditorView({
      doc: prettyHtml(opened.current.html),
      parent,
      extensions: [
        basicSetup,
        htmlLanguage(),
        EditorView.lineWrapping,
        sourceTheme,
        EditorView.contentAttributes.of({ 'aria-label': opened.current.label }),
        EditorView.domEventHandlers({ blur: flush }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (!docChanged) return;
          window.clearTimeout(timer);
          timer = window.setTimeout(flush, pause);
        }),
      ],
    });
    view.focus();
    const form = parent.closest('form');
    form?.addEventListener('submit', flush, true);
    return () => {
      form?.removeEventListener('submit', flush, true);
      flush();
      opened.current.html = view.state.doc.toString();
      view.destroy();
    };
  }, []);

  return <Box ref={host} sx={{ display: 'contents' }} />;
}

import { html as htmlLanguage } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { Box, useTheme } from '@mui/material';
import { basicSetup, EditorView } from 'codemirror';
import { diffWordsWithSpace } from 'diff';
import beautify from 'js-beautify';
import { useEffect, useRef } from 'react';
import { brand } from '../../../shared/brand';
import { onFlushEditors } from '../flushEditors';
import { stripIdPrefix } from '../html/stripIdPrefix';

export interface SourceProps {
  html: string;
  label: string;
  onChange(html: string): void;
}

const pause = 250;

/** Edits the article's HTML. Opening it changes nothing. */
export default function SourceView({ html, label, onChange }: SourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const isDark = useTheme().palette.mode === 'dark';
  const opened = useRef({ html, onChange, label, isDark });
  opened.current.onChange = onChange;
  const view = useRef<EditorView>(undefined);
  /** The last known text outside this view. */
  const known = useRef(html);

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    let timer: number | undefined;
    const flush = () => {
      if (timer === undefined) return;
      window.clearTimeout(timer);
      timer = undefined;
      known.current = source.state.doc.toString();
      opened.current.onChange(known.current);
    };
    const source = new EditorView({
      doc: prettyHtml(opened.current.html),
      parent,
      extensions: [
        basicSetup,
        htmlLanguage(),
        EditorView.lineWrapping,
        sourceTheme(opened.current.isDark),
        EditorView.contentAttributes.of({ 'aria-label': opened.current.label, tabindex: '0' }),
        EditorView.domEventHandlers({ blur: flush }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (!docChanged) return;
          window.clearTimeout(timer);
          timer = window.setTimeout(flush, pause);
        }),
      ],
    });
    source.focus();
    view.current = source;
    const stopFlushing = onFlushEditors(flush);
    return () => {
      stopFlushing();
      flush();
      opened.current.html = source.state.doc.toString();
      source.destroy();
    };
  }, []);

  // An upload finished and inserted its image.
  useEffect(() => {
    if (html === known.current) return;
    known.current = html;
    if (view.current) show(view.current, prettyHtml(html));
  }, [html]);

  return <Box ref={host} sx={{ display: 'contents' }} />;
}

const prettyHtml = (html: string): string =>
  beautify.html(stripIdPrefix(html), {
    indent_size: 2,
    wrap_line_length: 0,
    preserve_newlines: false,
    extra_liners: [],
  });

/** Updates only differing text, to keep the cursor. */
function show(view: EditorView, text: string): void {
  let position = 0;
  const changes = diffWordsWithSpace(view.state.doc.toString(), text).flatMap((part) => {
    const from = position;
    if (!part.added) position += part.value.length;
    if (part.added) return { from, insert: part.value };
    return part.removed ? { from, to: position } : [];
  });
  view.dispatch({ changes });
}

const frame = {
  '&.cm-focused': { outline: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-scroller': { overflow: 'auto' },
};

const size = { minHeight: '300px', fontSize: '0.875rem' };

/** No background tint: the default colours barely have enough contrast on white. */
const light = EditorView.theme({
  ...frame,
  '&': { ...size, backgroundColor: '#FFFFFF', color: brand.colours.ink },
  '.cm-gutters': { backgroundColor: brand.colours.sand, color: brand.colours.inkSoft },
});

const dark = EditorView.theme(
  {
    ...frame,
    '&': { ...size, backgroundColor: '#12201A', color: brand.colours.sand },
    '.cm-gutters': { backgroundColor: '#17271F', color: '#B9C4BD', border: '0' },
    '.cm-cursor': { borderLeftColor: brand.colours.sand },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: brand.colours.leaf,
    },
  },
  { dark: true },
);

const darkColours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: '#8FD3AE' },
  { tag: tags.attributeName, color: brand.colours.wattle },
  { tag: [tags.attributeValue, tags.string], color: '#F0B8A8' },
  { tag: [tags.comment, tags.character], color: '#B9C4BD' },
]);

const sourceTheme = (isDark: boolean) => (isDark ? [dark, syntaxHighlighting(darkColours)] : light);

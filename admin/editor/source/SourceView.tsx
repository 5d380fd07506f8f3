import { html as htmlLanguage } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { Box, useTheme } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { basicSetup, EditorView } from 'codemirror';
import { diffWordsWithSpace } from 'diff';
import beautify from 'js-beautify';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/brand';
import type { EditorSurface } from '../EditorSurface';
import { stripIdPrefix } from '../html/stripIdPrefix';
import { announceSource } from './openSource';

export interface SourceProps {
  editor: Editor;
  surface: EditorSurface;
  label: string;
}

/** Edits the article's HTML. Opening it changes nothing. */
export default function SourceView({ editor, surface, label }: SourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const isDark = useTheme().palette.mode === 'dark';
  const [opened] = useState({ label, isDark });

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    /** Whether something was typed that the document lacks. */
    let isTyped = false;
    const source = new EditorView({
      doc: prettyHtml(surface.read()),
      parent,
      extensions: [
        basicSetup,
        htmlLanguage(),
        EditorView.lineWrapping,
        sourceTheme(opened.isDark),
        EditorView.contentAttributes.of({ 'aria-label': opened.label, tabindex: '0' }),
        EditorView.domEventHandlers({ blur: surface.announce }),
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          if (!docChanged || transactions.some((one) => one.isUserEvent(shown))) return;
          isTyped = true;
          surface.announceSoon();
        }),
      ],
    });
    source.focus();
    const flush = () => {
      if (!isTyped) return;
      isTyped = false;
      surface.type(source.state.doc.toString());
    };
    const close = announceSource(editor.view, {
      flush,
      show() {
        isTyped = false;
        show(source, prettyHtml(surface.read()));
      },
      focus: () => source.focus(),
    });
    return () => {
      flush();
      close();
      surface.announce();
      source.destroy();
    };
  }, [editor, surface, opened]);

  return <Box ref={host} sx={{ display: 'contents' }} />;
}

const prettyHtml = (html: string): string =>
  beautify.html(stripIdPrefix(html), {
    indent_size: 2,
    wrap_line_length: 0,
    preserve_newlines: false,
    extra_liners: [],
  });

/** Event of a change that shows the document. */
const shown = 'show';

/** Updates only differing text, to keep the cursor. */
function show(view: EditorView, text: string): void {
  let position = 0;
  const changes = diffWordsWithSpace(view.state.doc.toString(), text).flatMap((part) => {
    const from = position;
    if (!part.added) position += part.value.length;
    if (part.added) return { from, insert: part.value };
    return part.removed ? { from, to: position } : [];
  });
  view.dispatch({ changes, userEvent: shown });
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

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { EditorView } from 'codemirror';

const frame = {
  '&.cm-focused': { outline: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-scroller': { overflow: 'auto' },
};

const size = { minHeight: '300px', fontSize: '0.875rem' };

/** No tint behind the line: the language's usual colours are just dark enough on white. */
const light = EditorView.theme({
  ...frame,
  '&': { ...size, backgroundColor: '#FFFFFF', color: '#17211C' },
  '.cm-gutters': { backgroundColor: '#F1EADB', color: '#4A564F' },
});

const dark = EditorView.theme(
  {
    ...frame,
    '&': { ...size, backgroundColor: '#12201A', color: '#F1EADB' },
    '.cm-gutters': { backgroundColor: '#17271F', color: '#B9C4BD', border: '0' },
    '.cm-cursor': { borderLeftColor: '#F1EADB' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: '#2F6B4F' },
  },
  { dark: true },
);

const darkColours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: '#8FD3AE' },
  { tag: tags.attributeName, color: '#F2B632' },
  { tag: [tags.attributeValue, tags.string], color: '#F0B8A8' },
  { tag: [tags.comment, tags.character], color: '#B9C4BD' },
]);

export const sourceTheme = (isDark: boolean) =>
  isDark ? [dark, syntaxHighlighting(darkColours)] : light;

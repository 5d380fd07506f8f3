import { EditorView } from 'codemirror';

/** Source stands on light paper in both themes: the language's colours are made for it. */
export const sourceTheme = EditorView.theme({
  '&': {
    minHeight: '300px',
    maxHeight: '800px',
    fontSize: '0.875rem',
    backgroundColor: '#FBF8F1',
    color: '#17211C',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto' },
  '.cm-gutters': { backgroundColor: '#F1EADB', color: '#4A564F' },
});

import { EditorView } from 'codemirror';

/** White in both themes, and no tint behind the line: the language's colours are just dark enough. */
export const sourceTheme = EditorView.theme({
  '&': {
    minHeight: '300px',
    maxHeight: '800px',
    fontSize: '0.875rem',
    backgroundColor: '#FFFFFF',
    color: '#17211C',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-scroller': { overflow: 'auto' },
  '.cm-gutters': { backgroundColor: '#F1EADB', color: '#4A564F' },
});

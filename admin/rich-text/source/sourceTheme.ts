import { EditorView } from 'codemirror';

/** Plain colours that read on both of the admin's papers. */
export const sourceTheme = (isDark: boolean) =>
  EditorView.theme(
    {
      '&': { minHeight: '300px', maxHeight: '800px', fontSize: '0.875rem' },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': { overflow: 'auto' },
      '.cm-gutters': { backgroundColor: 'transparent', color: isDark ? '#B9C4BC' : '#4A564F' },
      ...(isDark && {
        '.cm-content': { caretColor: '#F1EADB' },
        '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: '#ffffff12' },
        '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
          backgroundColor: '#2F6B4F !important',
        },
      }),
    },
    { dark: isDark },
  );

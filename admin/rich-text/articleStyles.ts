import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The frame, and the text in it: close to the article page, with what is invisible there made visible. */
export function articleStyles(theme: Theme): SystemStyleObject<Theme> {
  const { palette, shape, typography } = theme;
  const dashed = `1px dashed ${palette.text.secondary}`;
  const chip = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    px: 1,
    border: dashed,
    borderRadius: 1,
    color: 'text.secondary',
    backgroundColor: 'action.hover',
    fontFamily: typography.fontFamily,
    fontSize: '0.8125rem',
  };
  return {
    border: 1,
    borderColor: 'divider',
    borderRadius: `${shape.borderRadius}px`,
    backgroundColor: 'background.paper',
    '&:focus-within': { borderColor: 'primary.main' },
    '&.maximized': {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      borderRadius: 0,
      display: 'flex',
      flexDirection: 'column',
      '& .article-text, & .ProseMirror, & .cm-editor': { flex: 1, minHeight: 0 },
      '& .article-text:not([hidden])': { display: 'flex' },
      '& .ProseMirror, & .cm-editor': { maxHeight: 'none' },
    },
    '& .ProseMirror': {
      minHeight: 300,
      maxHeight: 800,
      overflow: 'auto',
      px: { xs: 1.5, sm: 2.5 },
      py: 1,
      outline: 'none',
      lineHeight: 1.6,
      overflowWrap: 'anywhere',
      '& a[href]': { color: 'primary.main' },
      '& img': { maxWidth: '100%', height: 'auto' },
      '& img.ProseMirror-selectednode, & .ProseMirror-selectednode': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 1,
      },
      '& h1, & h2, & h3, & h4, & h5, & h6': { lineHeight: 1.25, mt: '1em', mb: '0.5em' },
      '& p': { my: '0.75em' },
      '& li > p, & td > p, & th > p': { my: '0.25em' },
      '& blockquote': { mx: 0, pl: 2, borderLeft: `4px solid ${palette.warning.main}` },
      '& pre': { p: 1.5, overflow: 'auto', backgroundColor: 'action.hover', borderRadius: 1 },
      '& hr': { border: 0, borderTop: `2px solid ${palette.divider}`, my: 2 },
      '& hr.ProseMirror-selectednode': { borderColor: 'primary.main' },
      '& table': { borderCollapse: 'collapse', maxWidth: '100%' },
      '& td, & th': {
        border: `1px solid ${palette.divider}`,
        px: 1,
        py: 0.25,
        minWidth: '2em',
        verticalAlign: 'top',
      },
      '& th': { textAlign: 'left', backgroundColor: 'action.hover' },
      '& .selectedCell': { backgroundColor: 'action.selected' },
      '& caption': { color: 'text.secondary', textAlign: 'left' },
      '& [data-tag]': { border: `1px dotted ${palette.divider}`, px: 1, my: 1 },
      '& [data-tag=figcaption]': { color: 'text.secondary', fontSize: '0.875em' },
      '& [data-tag=dd]': { ml: 3 },
      '& [data-anchor]::before': { content: '"\\2693"', color: palette.primary.main },
      '& raw-inline': { ...chip, verticalAlign: 'middle', minHeight: '1.6em' },
      '& raw-block': { ...chip, display: 'flex', my: 1, minHeight: '2em' },
      '& .kept-selection': { backgroundColor: 'action.focus' },
      '& .ProseMirror-search-match': { backgroundColor: '#F2B63255' },
      '& .ProseMirror-active-search-match': { outline: `2px solid ${palette.warning.main}` },
      '& .ProseMirror-gapcursor::after': { borderTopColor: palette.text.primary },
    },
    '&.blocks-shown .ProseMirror': {
      '& p, & h1, & h2, & h3, & h4, & h5, & h6, & pre, & blockquote, & ul, & ol, & [data-tag]': {
        border: dashed,
        position: 'relative',
        pt: '1.1em',
      },
      ...blockNames(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'ul', 'ol']),
      '& [data-tag]::after': { ...nameTag, content: 'attr(data-tag)' },
    },
  };
}

const nameTag = {
  position: 'absolute',
  top: 0,
  left: '2px',
  fontSize: '0.625rem',
  lineHeight: 1.4,
  fontWeight: 400,
  fontStyle: 'normal',
  fontFamily: 'monospace',
  color: 'text.secondary',
  textTransform: 'uppercase',
} as const;

const blockNames = (tags: readonly string[]) =>
  Object.fromEntries(tags.map((tag) => [`& ${tag}::after`, { ...nameTag, content: `"${tag}"` }]));

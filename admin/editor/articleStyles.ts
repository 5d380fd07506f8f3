import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

/**
 * The frame, and marks that the article page doesn't have. In the dark theme the text is light on
 * dark, by the tokens of the writing area (`posts/edit/Canvas.tsx`).
 */
export function articleStyles({ typography }: Theme): SystemStyleObject<Theme> {
  const dashed = '1px dashed var(--ink-soft)';
  const chip = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    px: 1,
    border: dashed,
    borderRadius: 1,
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--white)',
    fontFamily: typography.fontFamily,
    fontSize: '0.8125rem',
  };
  return {
    // The frame of a partly scrolled image is clipped with the text.
    '& .article-text': { position: 'relative', overflow: 'clip', overflowClipMargin: '18px' },
    '&.maximized': {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      backgroundColor: 'background.paper',
      display: 'flex',
      flexDirection: 'column',
      '& .article-text, & .ProseMirror, & .cm-editor': { flex: 1, minHeight: 0 },
      '& .article-text:not([hidden]), & .article-text > :has(.ProseMirror)': {
        display: 'flex',
        flex: 1,
        minHeight: 0,
      },
      // Lines as long as on the page, and room to click below the last block.
      '& .ProseMirror': { maxWidth: 'none', px: 'max(20px, calc(50% - 31ch))', pt: 1.5, pb: 5 },
    },
    '& .ProseMirror': {
      minHeight: 300,
      maxWidth: 'var(--measure)',
      overflow: 'auto',
      px: 0,
      py: 3,
      color: 'var(--ink)',
      backgroundColor: 'var(--paper)',
      outline: 'none',
      '& .ProseMirror-selectednode': { outline: '2px solid var(--leaf)', outlineOffset: 1 },
      '& .is-editor-empty:first-of-type::before': {
        content: 'attr(data-placeholder)',
        float: 'left',
        height: 0,
        color: 'var(--ink-soft)',
        pointerEvents: 'none',
      },
      '& td, & th': { minWidth: '2em', position: 'relative' },
      '& .column-resize-handle': {
        position: 'absolute',
        inset: '0 -1px 0 auto',
        m: 0,
        width: '3px',
        backgroundColor: 'var(--leaf)',
        pointerEvents: 'none',
      },
      '&.resize-cursor': { cursor: 'col-resize' },
      // The editor's tables have no thead.
      '& [data-section*=thead] th': { color: 'var(--ink-soft)', fontWeight: 600 },
      '& .selectedCell, & .kept-selection': { backgroundColor: '#2F6B4F33' },
      '& [data-tag]': { outline: '1px dotted var(--rule)', outlineOffset: 3 },
      '& [data-anchor]::before': { content: '"\\2693"', color: 'var(--leaf)' },
      // Looks like a figure, marked as inserted.
      '& [data-fact]': {
        borderBottom: '2px dotted var(--leaf)',
        cursor: 'default',
        backgroundColor: '#2F6B4F14',
      },
      '& [data-fact=broken]': { borderBottom: '2px solid var(--ochre)', color: 'var(--ochre)' },
      '& raw-inline': { ...chip, verticalAlign: 'middle', minHeight: '1.6em' },
      '& raw-block': { ...chip, display: 'flex', my: 1, minHeight: '2em' },
      '& [data-frame]': {
        display: 'inline-flex',
        flexDirection: 'column',
        gap: 0.5,
        height: 'auto',
        minHeight: '6rem',
        overflow: 'hidden',
        textAlign: 'center',
        lineHeight: 1.4,
        '& span:nth-of-type(2)': { fontSize: '1.0625rem', fontWeight: 600 },
        '& span': { maxWidth: '100%', overflowWrap: 'anywhere' },
      },
      '& [data-frame=video]': {
        aspectRatio: '16 / 9',
        border: 0,
        color: 'var(--white)',
        backgroundColor: 'var(--eucalypt)',
      },
      // Without alt text, or hosted on another site.
      // They would take a column each.
      '& .pictures img.ProseMirror-separator.ProseMirror-separator, & .pictures br': {
        display: 'none !important',
      },
      '& img:not([alt]), & img[src^="http"]': { outline: '2px dashed var(--ochre)' },
      '& .picture-upload': { ...chip, flexWrap: 'wrap', gap: 1, py: 0.5, verticalAlign: 'middle' },
      '& .ProseMirror-search-match': { backgroundColor: '#F2B63266' },
      '& .ProseMirror-active-search-match': { outline: '2px solid var(--ochre)' },
      '& .ProseMirror-gapcursor::after': { borderTopColor: 'var(--ink)' },
    },
    '&.blocks-shown .ProseMirror': {
      [`& :is(${blocks}, [data-tag])`]: { border: dashed, position: 'relative', pt: '1.1em' },
      ...blockNames,
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
  color: 'var(--ink-soft)',
  textTransform: 'uppercase',
} as const;

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'ul', 'ol', 'li'];

const blockNames = Object.fromEntries(
  blocks.map((tag) => [`& ${tag}::after`, { ...nameTag, content: `"${tag}"` }]),
);

import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

/** Widths in pixels: around all tools, between tools, and between groups with their line. */
export const rowPadding = 4;
export const toolGap = 1;
export const groupGap = 13;
const half = (groupGap - 1) / 2;

/**
 * Compact for a mouse, with large touch targets. Sticks below the page's sticky parts, which are
 * `--editor-top` high, and fills the page's `--editor-sides`.
 */
export const toolbarStyles: SystemStyleObject<Theme> = {
  position: 'sticky',
  top: 'var(--editor-top)',
  // As wide as the sheet.
  mx: 'calc(-1 * var(--editor-sides))',
  '.maximized > &': { top: 0, mx: 0 },
  zIndex: 4,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '& .tool-row': { display: 'flex', alignItems: 'center', p: 0.5, gap: 0.5 },
  // Leaves room for the outer focus rings.
  '& .main-tools': {
    display: 'flex',
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    p: `${rowPadding / 2}px`,
  },
  '& .main-tools [role=group]': { display: 'flex', flex: 'none', gap: `${toolGap}px` },
  '& .main-tools [role=group] + [role=group]': {
    ml: `${half}px`,
    pl: `${half}px`,
    borderLeft: 1,
    borderColor: 'divider',
  },
  '& button.MuiToggleButton-root': {
    border: 0,
    px: 0.5,
    minWidth: 30,
    height: 30,
    flex: 'none',
    borderRadius: 0.75,
    color: 'text.primary',
    fontSize: '1.125rem',
    textTransform: 'none',
    '& .tool-name, & .tool-face': { fontSize: '0.8125rem', fontWeight: 500 },
    '& .tool-face': { display: 'flex', alignItems: 'center' },
    '& .tool-face > span': { overflow: 'hidden', textOverflow: 'ellipsis', pl: 0.5 },
    // A fixed width, whatever is chosen, to match the measurement.
    '&[value=Format], &[value=Styles]': { width: '6rem', justifyContent: 'space-between' },
    '&[value=Format] .tool-face, &[value=Styles] .tool-face': {
      width: '100%',
      whiteSpace: 'nowrap',
    },
    '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' },
    '&.Mui-selected': { color: 'primary.main' },
    '@media (pointer: coarse)': { minWidth: 40, height: 40 },
  },
  '& .more-tools:not([hidden])': {
    position: 'absolute',
    top: '100%',
    left: -1,
    right: -1,
    maxHeight: 'min(28rem, 60dvh)',
    overflowY: 'auto',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    alignItems: 'start',
    columnGap: 1,
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderBottomLeftRadius: 6,
    borderBottomRightRadius: 6,
    backgroundColor: 'background.paper',
    boxShadow: 6,
    // A sheet on phones, over the sticky parts.
    '@media (max-width: 599.95px)': {
      position: 'fixed',
      inset: 'auto 0 0',
      maxHeight: '70dvh',
      borderRadius: '12px 12px 0 0',
    },
    '& .MuiTextField-root': { gridColumn: '1 / -1', m: 0, mb: 1.5, maxWidth: '20rem' },
    '& [role=group]': { display: 'flex', flexDirection: 'column', pb: 1.5 },
    '& .group-name': { px: 1, pb: 0.5, fontSize: '0.75rem', color: 'text.secondary' },
    '& button.MuiToggleButton-root': {
      justifyContent: 'flex-start',
      gap: 1,
      px: 1,
      textAlign: 'left',
      lineHeight: 1.2,
    },
  },
};

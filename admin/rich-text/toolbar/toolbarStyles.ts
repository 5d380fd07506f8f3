import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

/**
 * Compact for a mouse, with large targets under a finger. Stays below what the page keeps in view:
 * `--desk-top` says how high that is.
 */
export const toolbarStyles: SystemStyleObject<Theme> = {
  position: 'sticky',
  top: 'var(--desk-top)',
  '.maximized > &': { top: 0 },
  zIndex: 4,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '& .tool-row': { display: 'flex', alignItems: 'center', p: 0.5, gap: 0.5 },
  '& .tool-slide': {
    display: 'flex',
    flex: '1 1 0',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // The focus ring of the first and the last.
    p: '2px',
    m: '-2px',
    '& [role=group]': { display: 'flex', flex: 'none', gap: '1px' },
    '& [role=group] + [role=group]': { ml: 0.75, pl: 0.75, borderLeft: 1, borderColor: 'divider' },
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
    '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' },
    '&.Mui-selected': { color: 'primary.main' },
    '@media (pointer: coarse)': { minWidth: 40, height: 40 },
  },
  '& .rare-tools:not([hidden])': {
    position: 'absolute',
    top: '100%',
    left: -1,
    right: -1,
    maxHeight: 'min(28rem, 60dvh)',
    overflowY: 'auto',
    columns: { xs: '8.5rem', sm: '10rem' },
    columnGap: 1,
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderBottomLeftRadius: 6,
    borderBottomRightRadius: 6,
    backgroundColor: 'background.paper',
    boxShadow: 6,
    '& [role=group]': { display: 'flex', flexDirection: 'column', breakInside: 'avoid', pb: 1.5 },
    '& .group-name': { px: 1, pb: 0.5, fontSize: '0.75rem', color: 'text.secondary' },
    '& button.MuiToggleButton-root': { justifyContent: 'flex-start', gap: 1, px: 1 },
  },
};

/** Compact for a mouse, with large targets under a finger. */
export const toolbarStyles = {
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
  borderRadius: 'inherit',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  '& .RaRichTextInputToolbar-root.RaRichTextInputToolbar-root': {
    rowGap: 0.25,
    '& > *': { mr: 0.5, mb: 0 },
  },
  // On a phone the groups would leave half of every line empty.
  '& [role=group]': { display: { xs: 'contents', sm: 'flex' } },
  '& button.MuiToggleButton-root': {
    border: 0,
    minWidth: 28,
    height: 28,
    borderRadius: 0.75,
    color: 'text.primary',
    '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' },
    '@media (pointer: coarse)': { minWidth: 40, height: 40 },
  },
} as const;

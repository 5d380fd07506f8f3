import type { SxProps, Theme } from '@mui/material';

/** How added and removed words look in the admin's own text, light and dark. */
export const markSx = {
  '& ins': ({ palette }) => ({
    color: palette.success.main,
    backgroundColor: palette.mode === 'dark' ? '#1C3028' : '#E4F0E8',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2px',
  }),
  '& del': { color: 'error.main' },
} satisfies SxProps<Theme>;

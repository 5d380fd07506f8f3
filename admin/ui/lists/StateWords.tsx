import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** Of the theme's palette, as 'success.main'. */
  colour: string;
  /** The words are of an error too. */
  isError?: boolean;
  /** More of it, for a pointer that rests on the words. */
  title?: string | undefined;
  /** On one line, however narrow its place is. */
  isTight?: boolean;
  children: ReactNode;
}

/** How a record stands: words behind a dot of colour. */
export function StateWords({ colour, isError = false, title, isTight, children }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'baseline',
        ...(isTight ? { gap: 0.75, whiteSpace: 'nowrap' } : { gap: 1, overflowWrap: 'anywhere' }),
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 9, height: 9, borderRadius: '50%', bgcolor: colour }}
      />
      <Box component="span" title={title} sx={{ color: isError ? 'error.main' : undefined }}>
        {children}
      </Box>
    </Box>
  );
}

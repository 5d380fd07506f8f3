import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What a state is called, and its colour in the theme's palette, as 'success.main'. */
export interface Status {
  name: string;
  colour: string;
  /** The words are in that colour too. */
  isError?: boolean;
}

interface Props {
  status: Status;
  /** More of it, for a pointer that rests on the words. */
  title?: string | undefined;
  /** On one line, however narrow its place is. */
  isTight?: boolean;
  /** Instead of the name. */
  children?: ReactNode;
}

/** How a record stands: words behind a dot of colour. */
export function StatusLabel({ status, title, isTight, children = status.name }: Props) {
  const dot = { flex: 'none', width: 9, height: 9, borderRadius: '50%', bgcolor: status.colour };
  return (
    <Box component="span" sx={{ ...label, whiteSpace: isTight ? 'nowrap' : undefined }}>
      <Box component="span" aria-hidden sx={dot} />
      <Box
        component="span"
        title={title}
        sx={{ color: status.isError ? status.colour : undefined }}
      >
        {children}
      </Box>
    </Box>
  );
}

const label = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;

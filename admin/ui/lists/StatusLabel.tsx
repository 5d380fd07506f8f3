import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A state's label, and its colour in the theme's palette, as 'success.main'. */
export interface Status {
  name: string;
  colour: string;
  /** Colours the text too. */
  isError?: boolean;
}

interface Props {
  status: Status;
  /** Tooltip. */
  title?: string | undefined;
  /** Keeps it on one line. */
  isTight?: boolean;
  children?: ReactNode;
}

/** A record's state as text with a coloured dot. */
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
  overflowWrap: 'break-word',
} as const;

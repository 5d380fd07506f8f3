import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

export function ButtonGroup({ label, children }: Props) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', borderRight: 1, borderColor: 'divider', pr: 0.5 }}
    >
      {children}
    </Box>
  );
}

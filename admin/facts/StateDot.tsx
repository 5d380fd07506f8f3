import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** A colour of the theme, which the words say too. */
  colour: string;
  children: ReactNode;
}

/** Words behind a dot of colour. */
export function StateDot({ colour, children }: Props) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 9, height: 9, borderRadius: '50%', bgcolor: colour }}
      />
      {children}
    </Box>
  );
}

import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** Beside the title. */
  count?: ReactNode;
  children: ReactNode;
}

/** A section of the start page. */
export function StartCard({ title, count, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {count}
      </Box>
      {children}
    </Card>
  );
}

/** One thing in the list of a section. */
export const startRow = { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' };

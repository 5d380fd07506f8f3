import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMoment } from '../../dates';

interface Props {
  name: string;
  /** ISO texts. */
  since: string;
  lastUsed: string | null;
  /** Buttons. */
  children: ReactNode;
}

/** What signs an admin in, or is signed in; where the buttons leave its words no room they go below. */
export const AccountRow = ({ name, since, lastUsed, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 11rem', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        Since {formatMoment(since)};{' '}
        {lastUsed ? `last used ${formatMoment(lastUsed)}` : 'not used yet'}
      </Typography>
    </Box>
    {children}
  </Box>
);

import { Box } from '@mui/material';
import type { Finding } from '../../../api/types';

interface Props {
  level: Finding['level'];
  count: number;
}

/** How many findings of a level there are: a dot of colour and the words. */
export function FindingCount({ level, count }: Props) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: level === 'block' ? 'error.main' : 'warning.main',
        }}
      />
      {count} {level === 'block' ? 'to fix' : 'worth a look'}
    </Box>
  );
}

import { Badge, Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactElement } from 'react';

interface Props {
  icon: ReactElement;
  count: number;
  /** The count as text for screen readers. */
  words: string;
  isError?: boolean;
}

/** A menu icon with an optional badge. */
export function CountedIcon({ icon, count, words, isError = false }: Props) {
  return (
    <>
      <Badge
        badgeContent={count}
        color={isError ? 'error' : 'warning'}
        max={99}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        {icon}
      </Badge>
      {count > 0 && (
        <Box component="span" sx={visuallyHidden}>
          {words}{' '}
        </Box>
      )}
    </>
  );
}

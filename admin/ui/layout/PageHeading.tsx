import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle';

interface Props {
  title: string;
  /** Actions on the whole page. */
  children?: ReactNode;
}

export function PageHeading({ title, children }: Props) {
  usePageTitle(title);
  return (
    <Stack direction="row" spacing={1} sx={row}>
      <Typography component="h1" variant="h5" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** Long titles wrap, elements beside them don't. */
const row = {
  alignItems: 'center',
  pt: 2,
  pb: 1,
  '& > .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;

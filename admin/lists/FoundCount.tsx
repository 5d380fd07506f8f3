import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

interface Props {
  nounFor(count: number): string;
  /** Buttons at the line's end, for what was found. */
  children?: ReactNode;
}

/** '3 categories found', as high as the bulk actions, which slide over it. */
export function FoundCount({ nounFor, children }: Props) {
  const { total } = useListContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 2, height: 48 }}>
      <Typography variant="body2" role="status" color="text.secondary" sx={{ flexGrow: 1 }}>
        {total !== undefined && `${total} ${nounFor(total)} found`}
      </Typography>
      {Boolean(total) && children}
    </Stack>
  );
}

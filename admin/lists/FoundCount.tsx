import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';

/** '3 categories found', as high as the bulk actions, which slide over it. */
export function FoundCount({ nounFor }: { nounFor(count: number): string }) {
  const { total } = useListContext();
  return (
    <Typography
      variant="body2"
      role="status"
      color="text.secondary"
      sx={{ px: 2, height: 48, lineHeight: '48px' }}
    >
      {total !== undefined && `${total} ${nounFor(total)} found`}
    </Typography>
  );
}

import { Alert, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { Due } from '../../api/types';
import { useFromApi } from '../useFromApi';
import { StartCard } from './StartCard';

/** How many figures are due for a check, in one line that leads to them. */
export function FiguresDue() {
  const { data, error } = useFromApi<Due>(['due'], '/api/due');
  const due = data?.facts_to_check;
  const asked = new URLSearchParams({
    filter: JSON.stringify(due?.filter ?? {}),
    sort: 'days_until_review',
    order: 'ASC',
  });
  return (
    <StartCard title="Facts to check">
      {error && <Alert severity="error">This could not be read. {error.message}</Alert>}
      {due?.count === 0 && (
        <Typography color="text.secondary">No figure is due for a check.</Typography>
      )}
      {due && due.count > 0 && (
        <Link to={`/facts?${asked}`} sx={{ fontWeight: 600 }}>
          {due.count === 1 ? '1 figure is' : `${due.count} figures are`} due for a check
        </Link>
      )}
    </StartCard>
  );
}

import { Alert, Box, Button, Typography } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { StartCard, startRow } from './StartCard';
import { type Asked, useDue } from './useDue';

interface Props<Row extends RaRecord> extends Asked<Row> {
  title: string;
  /** What stands where nothing waits. */
  nothing: string;
}

/** What waits of one kind: the first few, and the way to all. */
export function DueSection<Row extends RaRecord>({ title, nothing, ...asked }: Props<Row>) {
  const { rows, total = 0, allTo, error } = useDue(asked);
  return (
    <StartCard
      title={title}
      count={rows && <Typography color="text.secondary">{total || 'None'}</Typography>}
    >
      {error && <Alert severity="error">This could not be read. {error.message}</Alert>}
      {rows?.length === 0 && <Typography color="text.secondary">{nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map(({ key, title: name, to, note }) => (
          <Box component="li" key={key} sx={startRow}>
            <Link to={to} sx={{ fontWeight: 600 }}>
              {name}
            </Link>
            <Typography variant="body2" color="text.secondary" component="div">
              {note}
            </Typography>
          </Box>
        ))}
      </Box>
      {rows && total > rows.length && (
        <Button component={RouterLink} to={allTo} size="small" sx={{ ml: -0.5 }}>
          All {total}
        </Button>
      )}
    </StartCard>
  );
}

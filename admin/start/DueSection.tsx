import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

/** One thing that waits for somebody. */
export interface DueRow {
  key: string;
  /** What it is called, and where it is dealt with. */
  title: string;
  to: string;
  /** Why it waits, and since when. */
  note: ReactNode;
}

interface Props {
  title: string;
  /** The first ones, the most pressing first; undefined while they are read. */
  rows: readonly DueRow[] | undefined;
  /** How many there are in all. */
  total: number | undefined;
  /** Where all of them are listed. */
  allTo: string;
  /** What stands where nothing waits. */
  nothing: string;
  error?: Error | null;
}

/** What waits of one kind: the first few, and the way to all. */
export function DueSection({ title, rows, total = 0, allTo, nothing, error }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {rows && <Typography color="text.secondary">{total || 'None'}</Typography>}
      </Box>
      {error && <Alert severity="error">This could not be read. {error.message}</Alert>}
      {rows?.length === 0 && <Typography color="text.secondary">{nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map(({ key, title: name, to, note }) => (
          <Box
            component="li"
            key={key}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <MuiLink component={Link} to={to} sx={{ fontWeight: 600 }}>
              {name}
            </MuiLink>
            <Typography variant="body2" color="text.secondary" component="div">
              {note}
            </Typography>
          </Box>
        ))}
      </Box>
      {rows && total > rows.length && (
        <Button component={Link} to={allTo} size="small" sx={{ ml: -0.5 }}>
          All {total}
        </Button>
      )}
    </Card>
  );
}

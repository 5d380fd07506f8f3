import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../dates';
import { StateWords } from '../ui/lists/StateWords';
import { CheckedButton } from './CheckedButton';
import { DeleteValueButton } from './DeleteValueButton';
import { FactSource } from './factCells';
import type { Place, PlacedValue } from './timeline';

const states: Record<Place, { name: string; colour: string }> = {
  past: { name: 'Past', colour: 'text.disabled' },
  'in force': { name: 'In force', colour: 'success.main' },
  planned: { name: 'Scheduled', colour: 'info.main' },
  proposed: { name: 'Proposed', colour: 'warning.main' },
};

/** One value of a fact on its timeline, and what can be done with it. */
export function TimelineEntry({ value, place, until }: PlacedValue) {
  const createPath = useCreatePath();
  const factPath = createPath({ resource: 'facts', type: 'edit', id: value.fact_key });
  const path = `${factPath}/values/${encodeURIComponent(value.id)}`;
  const isOurs = place !== 'past';
  const named = `${value.text}${value.valid_from && ` from ${formatDate(value.valid_from)}`}`;
  return (
    <Box component="li" sx={entry} data-place={place}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {value.text}
        </Typography>
        {value.words && <Typography color="text.secondary">“{value.words}”</Typography>}
        <StateWords isTight colour={states[place].colour}>
          {states[place].name}
        </StateWords>
      </Box>
      <Typography variant="body2">{period(value.valid_from, until)}</Typography>
      <Box component="dl" sx={details}>
        <Detail name="Source">
          <FactSource {...value} />
        </Detail>
        <Detail name="Law">{value.instrument}</Detail>
        <Detail name="Why">{value.note}</Detail>
        {place === 'proposed' && <Detail name="Confidence">{value.confidence}</Detail>}
        <Detail name="Checked">
          {value.checked_on ? formatDate(value.checked_on) : 'Not yet'}
          {value.checked_by && ` by ${value.checked_by}`}
          {isOurs && ` · review by ${formatDate(value.review_by)}`}
        </Detail>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: -0.5 }}>
        {place === 'proposed' && (
          <Button
            component={Link}
            to={`${path}/confirm`}
            variant="contained"
            size="small"
            aria-label={`Confirm ${named}`}
            sx={{ ml: 0.5 }}
          >
            Confirm…
          </Button>
        )}
        {isOurs && place !== 'proposed' && (
          <CheckedButton valueId={value.id} version={value.updated_at} named={named} />
        )}
        <Button
          component={Link}
          to={path}
          size="small"
          color="inherit"
          aria-label={`Change ${named}`}
        >
          Change
        </Button>
        {place === 'proposed' && <DeleteValueButton value={value} named={named} />}
      </Box>
    </Box>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

/** The day before an ISO date is the last one of what holds until then. */
function period(from: string, until: string | undefined): string {
  const start = from ? `From ${formatDate(from)}` : 'Start date unknown';
  if (!until) return start;
  const last = new Date(Date.parse(`${until}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return `${start} to ${formatDate(last)}`;
}

const entry = {
  listStyle: 'none',
  borderLeft: 3,
  borderColor: 'divider',
  pl: 2,
  pb: 3,
  '&:last-of-type': { pb: 0 },
  '&[data-place="in force"]': { borderColor: 'success.main' },
  '&[data-place=proposed]': { borderLeftStyle: 'dashed', borderColor: 'warning.main' },
} as const;

const details = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  my: 1,
  typography: 'body2',
} as const;

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { daysAfter } from '../../shared/days';
import { formatDate } from '../dates';
import { mayPublish } from '../signedIn';
import { ActionButton } from '../ui/layout/ActionButton';
import { LinkButton } from '../ui/layout/LinkButton';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { CheckedButton, FactSource } from './FactSource';
import { valueStates } from './labels';
import type { PlacedValue } from './timeline';

/** A value on a fact's timeline, with its actions. */
export function TimelineEntry({ value, position, until, isRead }: PlacedValue) {
  const createPath = useCreatePath();
  const { id, text, words, valid_from, checked_on, checked_by } = value;
  const factPath = createPath({ resource: 'facts', type: 'edit', id: value.fact_key });
  const path = `${factPath}/values/${encodeURIComponent(id)}`;
  const isProposed = position === 'proposed';
  const named = `${text}${valid_from && ` from ${formatDate(valid_from)}`}`;
  return (
    <Box component="li" sx={entry} data-position={position}>
      <Box sx={{ ...row, alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="h2" variant="h6">
          {text}
        </Typography>
        {words && <Typography color="text.secondary">“{words}”</Typography>}
        <StatusLabel isTight status={valueStates[position]} />
        {isRead && <Typography color="text.secondary">visitors read this today</Typography>}
        {value.source_kind === 'estimate' && (
          <Typography color="text.secondary">our estimate: never shown first</Typography>
        )}
      </Box>
      <Typography variant="body2">{period(valid_from, until)}</Typography>
      <Box component="dl" sx={details}>
        <Detail name="Source">
          <FactSource {...value} />
        </Detail>
        <Detail name="Law">{value.instrument}</Detail>
        <Detail name="Why">{value.note}</Detail>
        {isProposed && <Detail name="Confidence">{value.confidence}</Detail>}
        <Detail name="Checked">
          {checked_on ? formatDate(checked_on) : 'Not yet'}
          {checked_by && ` by ${checked_by}`}
          {position !== 'past' && ` · review by ${formatDate(value.review_by)}`}
        </Detail>
      </Box>
      <Box sx={{ ...row, gap: 1, ml: -0.5 }}>
        {isProposed && mayPublish() && (
          <LinkButton
            to={`${path}/confirm`}
            variant="contained"
            size="small"
            aria-label={`Confirm ${named}`}
            sx={{ ml: 0.5 }}
          >
            Confirm…
          </LinkButton>
        )}
        {(position === 'in force' || position === 'planned') && (
          <CheckedButton valueId={id} version={value.updated_at} named={named} />
        )}
        {mayPublish() && (
          <LinkButton to={path} size="small" color="inherit" aria-label={`Change ${named}`}>
            Change
          </LinkButton>
        )}
        {isProposed && (
          <ActionButton
            resource="fact-values"
            id={id}
            done="Proposed value deleted."
            undo={{ resource: 'fact-values', data: value }}
            color="inherit"
            aria-label={`Delete ${named}`}
          >
            Delete
          </ActionButton>
        )}
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
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </>
  );
}

/** Formats a period; the last day is the one before `until`. */
function period(from: string, until: string | undefined): string {
  const start = from ? `From ${formatDate(from)}` : 'Start date unknown';
  return until ? `${start} to ${formatDate(daysAfter(until, -1))}` : start;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

const entry = {
  listStyle: 'none',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'divider',
  pl: 2,
  pb: 3,
  '&:last-of-type': { pb: 0 },
  '&[data-position="in force"]': { borderColor: 'success.main' },
  '&[data-position=proposed]': { borderLeftStyle: 'dashed', borderColor: 'warning.main' },
} as const;

const details = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  my: 1,
  typography: 'body2',
};

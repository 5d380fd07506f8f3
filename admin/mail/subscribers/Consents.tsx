import { Box, Typography } from '@mui/material';
import type { Subscriber } from '../../../api/types';
import { formatMoment } from '../../dates';
import { sourceName } from './sources';

/** What was agreed to: the words, at which form, and when; the newest first. */
export function Consents({ consents }: Pick<Subscriber, 'consents'>) {
  if (consents.length === 0) return 'No consent on record.';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {consents.toReversed().map(({ id, wording, source, given_at, confirmed_at, ended_at }) => (
        <li key={id}>
          “{wording}”
          <Typography component="span" variant="body2" color="text.secondary" display="block">
            {[
              `${sourceName(source)}, ${formatMoment(given_at)}`,
              confirmed_at && `confirmed ${formatMoment(confirmed_at)}`,
              ended_at && `ended ${formatMoment(ended_at)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

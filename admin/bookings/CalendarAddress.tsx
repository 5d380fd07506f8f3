import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { CalendarFeed } from '../../api/types';
import { formatMoment } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';

/** The address at which one's own calendar program reads one's consultations. */
export function CalendarAddress() {
  const { data } = useRead<CalendarFeed>('calendar-feed');
  const [made, setMade] = useState<string>();
  if (!data) return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Typography>
        Your calendar program can follow your consultations: subscribe to an address of your own
        there (“add calendar from URL”).{' '}
        {data.since && `You have one since ${formatMoment(data.since)}.`}
      </Typography>
      {made && (
        <>
          <TextField
            label="The address, shown this once"
            value={made}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Alert severity="warning">
            Whoever has it reads when you consult. Give it to your calendar alone.
          </Alert>
        </>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ActionButton<CalendarFeed>
          resource="calendar-feed"
          done="The address is ready."
          variant="outlined"
          onDone={({ url }) => setMade(url)}
          {...(data.since && { ask: renewing })}
        >
          {data.since ? 'Make a new address' : 'Make an address'}
        </ActionButton>
        {data.since && (
          <ActionButton
            resource="calendar-feed"
            verb="delete"
            done="The address no longer works."
            color="inherit"
            variant="outlined"
            onDone={() => setMade(undefined)}
          >
            End it
          </ActionButton>
        )}
      </Stack>
    </Stack>
  );
}

const renewing = {
  title: 'Make a new address?',
  content: 'The one before stops working: calendars that follow it need the new one.',
  confirm: 'Make a new address',
};

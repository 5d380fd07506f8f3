import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { DomainBookings, OfficeBooking } from '../../api/types';
import { formatMoment } from '../dates';
import { httpClient } from '../httpClient';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { AppDialog } from '../ui/layout/AppDialog';

interface Props {
  booking: Pick<OfficeBooking, 'id'>;
  onClose(): void;
}

/** Cancels some of the day's bookings with addresses of one mail domain: none is chosen beforehand. */
export function WithdrawDialog({ booking, onClose }: Props) {
  const { data } = useRead<DomainBookings>('booking-withdrawals', `/${booking.id}`);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <AppDialog
      title={`Bookings of ${data?.domain ?? 'this mail domain'} today`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton<{ count: number }>
            resource="booking-withdrawals"
            act={async () => {
              const body = JSON.stringify({ booking_ids: chosen });
              const path = `/api/booking-withdrawals/${booking.id}`;
              return (await httpClient(path, { method: 'POST', body })).json;
            }}
            done={({ count }) => `${count} cancelled. Each mailbox gets one email.`}
            onDone={onClose}
            disabled={chosen.length === 0}
            variant="contained"
            color="error"
          >
            Cancel {chosen.length}
          </ActionButton>
        </>
      }
    >
      <Alert severity="info">
        A university is a domain, too: choose only whom you don’t believe. Each mailbox is told
        once.
      </Alert>
      <Stack sx={{ mt: 1 }}>
        {data?.bookings.map(({ id, name, email, starts_at, is_known }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            disabled={is_known}
            label={
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {name}, {email}, {formatMoment(starts_at)}
                {is_known && ' · wrote to us before'}
              </Typography>
            }
          />
        ))}
      </Stack>
    </AppDialog>
  );
}

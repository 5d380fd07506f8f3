import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { OfficeBooking } from '../../api/types';
import { priceInWords } from '../../shared/price';
import { changeOf } from '../dataProvider';
import { formatMoment } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { line, list } from '../start/styles';
import { ActionButton } from '../ui/layout/ActionButton';
import { Section } from '../ui/layout/Section';
import { bookingTimes } from './labels';
import { useBookings } from './useBookings';

/** What a consultation costs, and whether it is paid; nothing of a free one. */
export function Money({ booking }: { booking: OfficeBooking }) {
  const { price, state, paid_at, paid_by, refunded_at, refunded_by, reference } = booking;
  if (price === '') return null;
  const isCancelled = state === 'cancelled';
  const facts = [
    `${priceInWords(booking)}, reference ${reference}`,
    paid_at ? `paid, as ${paid_by} noted on ${formatMoment(paid_at)}` : 'not marked as paid',
    ...(refunded_at ? [`paid back, as ${refunded_by} noted on ${formatMoment(refunded_at)}`] : []),
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2">{facts.join(', ')}.</Typography>
      {!isCancelled && <PaidButton booking={booking} />}
      {isCancelled && paid_at && !refunded_at && <RefundButton booking={booking} />}
    </Stack>
  );
}

function PaidButton({ booking }: { booking: OfficeBooking }) {
  const isPaid = booking.paid_at !== null;
  return (
    <ActionButton
      resource="bookings"
      {...changeOf(booking, { paid: !isPaid })}
      done={isPaid ? 'Noted: it isn’t paid.' : 'Noted: it is paid.'}
      aria-label={`${isPaid ? 'Not paid' : 'Paid'}: ${nameOrContact(booking)}`}
    >
      {isPaid ? 'Not paid after all' : 'Paid'}
    </ActionButton>
  );
}

const RefundButton = ({ booking }: { booking: OfficeBooking }) => (
  <ActionButton
    resource="bookings"
    {...changeOf(booking, { refunded: true })}
    done="Noted: what was paid went back."
    aria-label={`Paid back: ${nameOrContact(booking)}`}
  >
    Paid back
  </ActionButton>
);

const notPaid = 'It wasn’t marked as paid.';

const WithdrawButton = ({ booking }: { booking: OfficeBooking }) => (
  <ActionButton
    resource="bookings"
    {...changeOf(booking, { state: 'cancelled', reason: notPaid })}
    done="Withdrawn. The client and the person are told."
    ask={{
      title: `Withdraw the consultation with ${nameOrContact(booking)}?`,
      content: `Its time is free again. The client gets a mail that says: ${notPaid}`,
      confirm: 'Withdraw it',
    }}
    color="error"
    aria-label={`Withdraw: ${nameOrContact(booking)}`}
  >
    Withdraw
  </ActionButton>
);

interface MoneyListProps {
  title: string;
  filter: Parameters<typeof useBookings>[0];
  buttons(booking: OfficeBooking): ReactNode;
}

function MoneyList({ title, filter, buttons }: MoneyListProps) {
  const { data = [] } = useBookings(filter, true);
  if (data.length === 0) return null;
  return (
    <Section title={title}>
      <Box component="ul" sx={list}>
        {data.map((booking) => (
          <Box
            component="li"
            key={booking.id}
            sx={{ ...line, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flexGrow: 1 }}>
              <Link
                to={`/enquiries/${encodeURIComponent(booking.enquiry_id)}`}
                sx={{ fontWeight: 600 }}
              >
                {nameOrContact(booking)}
              </Link>{' '}
              <Typography component="span" variant="body2">
                {priceInWords(booking)}, {bookingTimes(booking)}, reference {booking.reference}
              </Typography>
            </Box>
            {buttons(booking)}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Consultations of the next two days that nobody marked as paid. */
export const UnpaidList = () => (
  <MoneyList
    title="Not marked as paid"
    filter={{ unpaid: 'true' }}
    buttons={(booking) => (
      <>
        <PaidButton booking={booking} />
        <WithdrawButton booking={booking} />
      </>
    )}
  />
);

/** Cancelled consultations that were paid, until what was paid went back. */
export const RefundList = () => (
  <MoneyList
    title="Cancelled, paid: refund by hand"
    filter={{ to_refund: 'true' }}
    buttons={(booking) => <RefundButton booking={booking} />}
  />
);

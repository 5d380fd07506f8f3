import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { OfficeBooking } from '../../api/types';
import { daysAfter } from '../../shared/days';
import { dialableNumber } from '../../shared/phone';
import { clockIn, topicName, wayOf } from '../bookings/labels';
import { useBookings } from '../bookings/useBookings';
import { startOf } from '../bookings/week';
import { today } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { maySeeClients } from '../signedIn';
import { Section } from '../ui/layout/Section';
import { line, list } from './styles';

/**
 * The consultations of this day in Sydney that aren't over, each with what comes next; nothing
 * without any. What is over waits for its note in `UnnotedList`.
 */
export function Today() {
  const day = today();
  const span = { from: startOf(day), to: startOf(daysAfter(day, 1)) };
  const { data = [] } = useBookings({ ...span, state: 'unconfirmed,booked' }, maySeeClients());
  const now = new Date().toISOString();
  const left = data.filter(({ ends_at }) => ends_at > now);
  if (left.length === 0) return null;
  return (
    <Section title="Consultations today">
      <Box component="ul" sx={list}>
        {left.map((booking) => (
          <Box component="li" key={booking.id} sx={{ ...line, ...row }}>
            <Typography component="time" dateTime={booking.starts_at} sx={clock}>
              {clockIn(booking.starts_at, 'Australia/Sydney')}
            </Typography>
            <div>
              <Link
                to={`/enquiries/${encodeURIComponent(booking.enquiry_id)}`}
                sx={{ fontWeight: 600 }}
              >
                {nameOrContact(booking)}
              </Link>{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {[booking.topic && topicName(booking.topic), booking.person]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
              <Typography component="div" variant="body2">
                <NextStep booking={booking} />
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** What somebody does about a consultation next. */
function NextStep({ booking }: { booking: OfficeBooking }) {
  const { how, state, phone, video_link } = booking;
  const tel = dialableNumber(phone);
  if (state === 'unconfirmed') return 'The client hasn’t confirmed it yet';
  if (how === 'video' && video_link) {
    return (
      <MuiLink href={video_link} target="_blank" rel="noopener">
        Open the video call
      </MuiLink>
    );
  }
  if (booking.lacks_link) return <Link to="/people">Enter a link for the video call</Link>;
  if (how === 'phone' && tel) return <MuiLink href={`tel:${tel}`}>Call {phone}</MuiLink>;
  return wayOf(booking);
}

const row = {
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
} as const;

const clock = { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;

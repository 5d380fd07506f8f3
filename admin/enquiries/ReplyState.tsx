import { Box } from '@mui/material';
import type { Enquiry } from '../../api/types';
import type { BookingState } from '../../shared/bookings';
import { formatDay, formatMoment } from '../dates';
import { formatDuration } from './age';

type Shown = Pick<
  Enquiry,
  'status' | 'answer_by' | 'answered_at' | 'replied_at' | 'delivery' | 'closed_at'
> & {
  /** State of the newest booking, if any. */
  booking?: BookingState | null;
  /** Below a heading that says 'Reply by'. */
  isBrief?: boolean;
};

/**
 * The day by which an enquiry must get a reply, or when it got one. Overdue ones are marked by text and
 * colour.
 */
export function ReplyState(enquiry: Shown) {
  const { status, answer_by, answered_at, replied_at, delivery, booking, isBrief } = enquiry;
  if (delivery === 'failed') return <Late>Reply not delivered</Late>;
  if (delivery === 'delayed') return 'Reply not sent yet';
  const isOver = status === 'closed' || status === 'spam';
  if (answered_at && (isOver || !replied_at)) return `Replied ${formatMoment(answered_at)}`;
  if (isOver) return 'No reply yet';
  if (!replied_at && booking === 'unconfirmed') return 'Not confirmed yet';
  if (!replied_at && booking === 'booked') return 'Booked by themselves';
  if (!replied_at && booking === 'cancelled') return 'Consultation cancelled';
  if (!replied_at && booking === 'missed') return 'Didn’t come';
  const late = Date.now() - Date.parse(answer_by);
  const day = formatDay(answer_by);
  if (late < 0 && isBrief) return replied_at ? `${day}, wrote back` : day;
  if (late < 0) return `${replied_at ? 'Wrote back: reply' : 'Reply'} by ${day}`;
  return <Late>{`${formatDuration(late)} late: due ${day}`}</Late>;
}

const Late = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
    {children}
  </Box>
);

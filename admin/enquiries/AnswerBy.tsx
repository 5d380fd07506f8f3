import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Enquiry } from '../../api/types';
import { formatDay, formatMoment } from '../dates';
import { lengthOf } from './age';

type Shown = Pick<
  Enquiry,
  'status' | 'answer_by' | 'answered_at' | 'replied_at' | 'delivery' | 'closed_at'
>;

/** By the end of which day an enquiry has to be answered, or when it was: late ones in words and colour. */
export function AnswerBy(enquiry: Shown) {
  const { status, answer_by, answered_at, replied_at, delivery } = enquiry;
  if (delivery === 'failed') return <Late>Answer could not be delivered</Late>;
  if (delivery === 'delayed') return 'Answer has not left yet';
  if (status === 'closed' || status === 'spam') {
    return answered_at ? `Answered ${formatMoment(answered_at)}` : 'Not answered';
  }
  if (answered_at && !replied_at) return `Answered ${formatMoment(answered_at)}`;
  const late = Date.now() - Date.parse(answer_by);
  if (late < 0) return `${replied_at ? 'Wrote back: reply' : 'Reply'} by ${formatDay(answer_by)}`;
  return (
    <Late>
      {lengthOf(late)} late: due {formatDay(answer_by)}
    </Late>
  );
}

const Late = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
    {children}
  </Box>
);

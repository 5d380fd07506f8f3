import { Box } from '@mui/material';
import type { Enquiry } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { lengthOf } from './age';

type Shown = Pick<Enquiry, 'status' | 'answer_by' | 'answered_at'>;

/** When an enquiry has to be answered, or was: late ones in words and colour. */
export function AnswerBy({ status, answer_by, answered_at }: Shown) {
  if (answered_at) return `Answered ${formatMoment(answered_at)}`;
  if (status === 'closed' || status === 'spam') return 'Not answered';
  const late = Date.now() - Date.parse(answer_by);
  if (late < 0) return `Due ${formatMoment(answer_by)}`;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {lengthOf(late)} late: due {formatMoment(answer_by)}
    </Box>
  );
}

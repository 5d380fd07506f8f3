import { Alert } from '@mui/material';
import type { Message, WholeEnquiry } from '../../api/types';
import { formatMoment } from '../dates';

/** Says so where the last answer, or a notice to the office, did not arrive. */
export function DeliveryNotice({ delivery, messages, email }: WholeEnquiry) {
  const answer = messages.findLast(({ kind, status }) => kind === 'answer' && status !== 'dropped');
  const notice = messages.find(
    ({ kind, status }) => kind === 'enquiry-notice' && status === 'failed',
  );
  return (
    <>
      {delivery && answer && (
        <Alert severity={delivery === 'failed' ? 'error' : 'warning'} sx={{ mb: 2 }}>
          {delivery === 'failed'
            ? `Your answer could not be delivered to ${email}: ${reasonOf(answer)}. Check the address, then try again below or call.`
            : `Your answer has not left yet: ${reasonOf(answer)}. The next attempt is at ${formatMoment(answer.next_attempt_at)}.`}
        </Alert>
      )}
      {notice && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The notice to {notice.to_email} could not be delivered: {reasonOf(notice)}.
        </Alert>
      )}
    </>
  );
}

const reasonOf = ({ last_error }: Message) => last_error ?? 'the reason is not known';

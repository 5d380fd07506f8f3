import { Alert } from '@mui/material';
import type { WholeEnquiry } from '../../api/types';

/** Why an enquiry is spam, what is held back, and how long it is kept. */
export function SpamNotice({ status, verdict_by, spam_reasons, messages, held }: WholeEnquiry) {
  if (status !== 'spam') return null;
  const reasons = spam_reasons.join(', ');
  const why = verdict_by
    ? `${verdict_by} marked this as spam.`
    : `Filtered as likely spam${reasons && `: ${reasons}`}.`;
  const isHeldBack = messages.some((message) => message.status === 'held');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {why} {isHeldBack && 'Messages about it are held back until you choose “Not spam”. '}
      {held ? 'It is kept until you allow its deletion.' : 'It is deleted 30 days later.'}
    </Alert>
  );
}

import type { Message } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { StateWords } from '../lists/StateWords';

const words: Record<Message['status'], string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  held: 'Held back',
  sent: 'Sent',
  dropped: 'Dropped',
};

const colours: Record<Message['status'], string> = {
  waiting: 'warning.main',
  failed: 'error.main',
  held: 'info.main',
  sent: 'success.main',
  dropped: 'text.disabled',
};

/** For a list to choose from, what needs somebody first. */
export const statusChoices = Object.entries(words).map(([id, name]) => ({ id, name }));

type Shown = Pick<Message, 'status' | 'last_error' | 'sent_at' | 'next_attempt_at' | 'attempts'>;

/** Where a message is on its way: in words, with the time and, where there is one, the reason. */
export function MessageState(message: Shown) {
  const { status, last_error } = message;
  const reason = status === 'sent' || status === 'dropped' ? null : last_error;
  return (
    <StateWords colour={colours[status]} isError={status === 'failed'}>
      {words[status]}
      {timeOf(message)}
      {reason && `: ${reason}`}
    </StateWords>
  );
}

function timeOf({ status, sent_at, attempts, next_attempt_at }: Shown): string {
  if (status === 'sent' && sent_at) return ` ${formatMoment(sent_at)}`;
  if (status === 'waiting' && attempts > 0) return `, next try ${formatMoment(next_attempt_at)}`;
  return '';
}

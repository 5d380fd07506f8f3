import type { Message } from '../../../api/types';
import { formatMoment } from '../../dates';
import { choicesOf } from '../../ui/lists/choiceFilter';
import { StateWords } from '../../ui/lists/StateWords';

const states: Record<Message['status'], { name: string; colour: string }> = {
  waiting: { name: 'Waiting', colour: 'warning.main' },
  failed: { name: 'Failed', colour: 'error.main' },
  held: { name: 'Held back', colour: 'info.main' },
  sent: { name: 'Sent', colour: 'success.main' },
  dropped: { name: 'Not to be sent', colour: 'text.disabled' },
};

/** For a list to choose from, what needs somebody first. */
export const statusChoices = choicesOf(states);

type Shown = Pick<Message, 'status' | 'last_error' | 'sent_at' | 'next_attempt_at' | 'attempts'>;

/** Where a message is on its way: in words, with the time and, where there is one, the reason. */
export function MessageState(message: Shown) {
  const { status, last_error } = message;
  const reason = status === 'sent' || status === 'dropped' ? null : last_error;
  return (
    <StateWords colour={states[status].colour} isError={status === 'failed'}>
      {states[status].name}
      {timeOf(message)}
      {reason && `: ${reason}`}
    </StateWords>
  );
}

function timeOf({ status, sent_at, attempts, next_attempt_at }: Shown): string {
  if (status === 'sent' && sent_at) return ` ${formatMoment(sent_at)}`;
  if (status === 'waiting' && attempts > 0)
    return `, next attempt ${formatMoment(next_attempt_at)}`;
  return '';
}

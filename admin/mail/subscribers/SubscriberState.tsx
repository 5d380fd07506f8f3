import type { Subscriber } from '../../../api/types';
import { choicesOf } from '../../ui/lists/choiceFilter';
import { StateWords } from '../../ui/lists/StateWords';

const states: Record<Subscriber['state'], { name: string; colour: string }> = {
  subscribed: { name: 'Subscribed', colour: 'success.main' },
  unconfirmed: { name: 'Not confirmed yet', colour: 'warning.main' },
  left: { name: 'Unsubscribed', colour: 'text.disabled' },
  erased: { name: 'Erased, telling the provider', colour: 'error.main' },
};

/** For a list to choose from. */
export const stateChoices = choicesOf(states);

/** Whether an address is subscribed, in words behind a dot of colour. */
export function SubscriberState({ state }: Pick<Subscriber, 'state'>) {
  return <StateWords colour={states[state].colour}>{states[state].name}</StateWords>;
}

const toldWords: Record<Subscriber['status'], string> = {
  held: 'Waiting for confirmation',
  waiting: 'Waiting',
  sent: 'Told',
  failed: 'Failed',
};

/** Whether the e-mail provider knows of it, and why not. */
export function ProviderState({ status, last_error }: Pick<Subscriber, 'status' | 'last_error'>) {
  const hasFailed = status === 'failed';
  return (
    <StateWords
      colour={hasFailed ? 'error.main' : status === 'sent' ? 'success.main' : 'text.disabled'}
      isError={hasFailed}
    >
      {toldWords[status]}
      {status !== 'sent' && last_error && `: ${last_error}`}
    </StateWords>
  );
}

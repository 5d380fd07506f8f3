import type { Subscriber } from '../../api/types';
import { StateWords } from '../lists/StateWords';

const words: Record<Subscriber['state'], string> = {
  subscribed: 'Subscribed',
  unconfirmed: 'Not confirmed yet',
  left: 'Left',
  erased: 'Erased, provider to be told',
};

const colours: Record<Subscriber['state'], string> = {
  subscribed: 'success.main',
  unconfirmed: 'warning.main',
  left: 'text.disabled',
  erased: 'error.main',
};

/** For a list to choose from. */
export const stateChoices = Object.entries(words).map(([id, name]) => ({ id, name }));

/** Whether an address is subscribed, in words behind a dot of colour. */
export function SubscriberState({ state }: Pick<Subscriber, 'state'>) {
  return <StateWords colour={colours[state]}>{words[state]}</StateWords>;
}

const toldWords: Record<Subscriber['status'], string> = {
  held: 'Not to be told yet',
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

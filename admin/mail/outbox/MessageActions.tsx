import { useRecordContext } from 'react-admin';
import type { Message } from '../../../api/types';
import { ActionButton } from '../../ui/layout/ActionButton';

/** Sends a message that waits or failed once more at once, or decides that it isn't sent. */
export function MessageActions({ message: given }: { message?: Message }) {
  const row = useRecordContext<Message>();
  const message = given ?? row;
  if (!message || message.status === 'sent') return null;
  const { id, status } = message;
  return (
    <>
      <ActionButton
        resource="outbox"
        id={id}
        data={{ status: 'waiting' }}
        done="Sending it now."
        color="inherit"
      >
        {status === 'waiting' || status === 'failed' ? 'Try now' : 'Send'}
      </ActionButton>
      {status !== 'dropped' && (
        <ActionButton
          resource="outbox"
          id={id}
          data={{ status: 'dropped' }}
          done="It will not be sent."
          color="inherit"
        >
          Don’t send
        </ActionButton>
      )}
    </>
  );
}

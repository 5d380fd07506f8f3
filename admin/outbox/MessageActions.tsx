import { useQueryClient } from '@tanstack/react-query';
import { Button, useNotify, useRecordContext } from 'react-admin';
import type { Message } from '../../api/types';
import { send } from '../httpClient';
import { useChange } from '../useChange';

type Decision = 'waiting' | 'dropped';

/** Sends a message that waits or failed once more at once, or decides that it isn't sent. */
export function MessageActions({ message: given }: { message?: Message }) {
  const row = useRecordContext<Message>();
  const message = given ?? row;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const decide = useChange({
    mutationFn: ({ status, id }: { status: Decision; id: string }) =>
      send('PUT', `/api/outbox/${encodeURIComponent(id)}`, { status }),
    onSuccess: (_answer, { status }) =>
      notify(status === 'waiting' ? 'Sending it now.' : 'It will not be sent.', { type: 'info' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['outbox'] });
      void queryClient.invalidateQueries({ queryKey: ['enquiries'] });
    },
  });
  if (!message || message.status === 'sent') return null;
  const { id, status } = message;
  const disabled = decide.isPending;
  return (
    <>
      <Button
        label={status === 'waiting' || status === 'failed' ? 'Try now' : 'Send'}
        color="inherit"
        disabled={disabled}
        onClick={() => decide.mutate({ status: 'waiting', id })}
      />
      {status !== 'dropped' && (
        <Button
          label="Don’t send"
          color="inherit"
          disabled={disabled}
          onClick={() => decide.mutate({ status: 'dropped', id })}
        />
      )}
    </>
  );
}

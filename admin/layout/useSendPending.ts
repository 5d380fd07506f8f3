import { useQueryClient } from '@tanstack/react-query';
import { useTakeUndoableMutation } from 'react-admin';

const pollMilliseconds = 20;

/** Sends the deletes that could still be undone and waits for their answers. */
export function useSendPending() {
  const queryClient = useQueryClient();
  const takeMutation = useTakeUndoableMutation();

  return async () => {
    for (let mutation = takeMutation(); mutation; mutation = takeMutation()) {
      mutation({ isUndo: false });
    }
    do {
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    } while (queryClient.isMutating() > 0);
  };
}

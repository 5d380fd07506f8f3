import { Button } from '@mui/material';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCloseNotification, useNotify } from 'react-admin';

interface Options<Answer, Values>
  extends Omit<UseMutationOptions<Answer, Error, Values>, 'onError' | 'onSettled'> {
  /** What the toast says when it is done. */
  done?: string | ((answer: Answer) => string | undefined);
  /** What the toast's Undo does. */
  undo?: ((answer: Answer) => Promise<unknown>) | undefined;
}

/**
 * A call that changes something, by the data provider's methods or `send`. A toast says that it is done
 * or what went wrong, and what is shown is read again, also after a failure: what was lost may be the
 * answer alone.
 */
export function useAction<Answer, Values = void>(options: Options<Answer, Values>) {
  const { done, undo, onSuccess, ...mutation } = options;
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    ...mutation,
    onSuccess: (answer, ...context) => {
      const message = typeof done === 'function' ? done(answer) : done;
      const action = undo && <UndoButton undo={() => undo(answer)} />;
      if (message) notify(message, { type: 'success', ...(action && { action }) });
      return onSuccess?.(answer, ...context);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

/** In a toast: closes it and undoes what it says. */
function UndoButton({ undo }: { undo(): Promise<unknown> }) {
  const close = useCloseNotification();
  const { mutate } = useAction({ mutationFn: undo });
  const onClick = () => {
    close();
    mutate();
  };
  return (
    <Button color="inherit" size="small" onClick={onClick}>
      Undo
    </Button>
  );
}

import { Button } from '@mui/material';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCloseNotification, useNotify } from 'react-admin';
import { type ReadName, refreshShown } from './reads';

interface Options<Result, Values>
  extends Omit<UseMutationOptions<Result, Error, Values>, 'onError' | 'onSettled'> {
  /** What it changes: that, and what shows it, is read again. */
  changes: ReadName;
  /** What the toast says when it is done. */
  done?: string | ((result: Result) => string | undefined);
  /** What the toast's Undo does. */
  undo?: ((result: Result) => Promise<unknown>) | undefined;
  /** Whether a failure is shown where it happened, in place of a toast. */
  showsError?: boolean;
}

/**
 * A call that changes something, by the data provider's methods or `send`. A toast says that it is done
 * or what went wrong, and what shows the change is read again, also after a failure: what was lost may
 * be the response alone.
 */
export function useAction<Result, Values = void>(options: Options<Result, Values>) {
  const { changes, done, undo, showsError, onSuccess, ...mutation } = options;
  const notify = useNotify();
  return useMutation({
    ...mutation,
    onSuccess: (result, ...context) => {
      const message = typeof done === 'function' ? done(result) : done;
      const action = undo && <UndoButton changes={changes} undo={() => undo(result)} />;
      if (message) notify(message, { type: 'success', ...(action && { action }) });
      return onSuccess?.(result, ...context);
    },
    onError: (error) => {
      if (!showsError) notify(error.message, { type: 'error' });
    },
    onSettled: () => void refreshShown(changes),
  });
}

interface UndoProps {
  changes: ReadName;
  undo(): Promise<unknown>;
}

/** In a toast: closes it and undoes what it says. */
function UndoButton({ changes, undo }: UndoProps) {
  const close = useCloseNotification();
  const { mutate } = useAction({ changes, mutationFn: undo });
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

import { Button } from '@mui/material';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCloseNotification, useNotify } from 'react-admin';
import { type ReadName, refreshShown } from './reads';

interface Options<Result, Values>
  extends Omit<UseMutationOptions<Result, Error, Values>, 'onError' | 'onSettled'> {
  /** The changed resource: it, and reads that show it, are refreshed. */
  changes: ReadName;
  /** Text of the toast on success. */
  done?: string | ((result: Result) => string | undefined);
  /** Called by the toast's Undo. */
  undo?: ((result: Result) => Promise<unknown>) | undefined;
  /** True if the caller shows errors instead of a toast. */
  showsError?: boolean;
}

/**
 * Runs a change through the data provider or `send`. Shows a toast with the result or error, and
 * refreshes what shows the change, even after a failure: perhaps only the response was lost.
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

/** Closes the toast and undoes its change. */
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

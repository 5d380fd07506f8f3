import { Button } from '@mui/material';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCloseNotification, useNotify } from 'react-admin';
import { type Write, write } from './dataProvider';
import { type ReadName, refreshShown } from './reads';

interface Options<Result, Values>
  extends Omit<UseMutationOptions<Result, Error, Values>, 'mutationFn' | 'onError' | 'onSettled'> {
  /** What is done, if it isn't one write. */
  act?(values: Values): Promise<Result>;
  /** Text of the toast on success. */
  done?: string | ((result: Result) => string | undefined) | undefined;
  /** Called by the toast's Undo. */
  undo?: ((result: Result) => Promise<unknown>) | undefined;
  /** True if the caller shows errors instead of a toast. */
  showsError?: boolean;
}

/**
 * Writes a resource. Shows a toast with the result or error, and refreshes what shows the change,
 * even after a failure: perhaps only the response was lost.
 */
export function useChange<Result, Values = Write>(
  resource: ReadName,
  options: Options<Result, Values>,
) {
  const { act, done, undo, showsError, onSuccess, ...mutation } = options;
  const notify = useNotify();
  return useMutation({
    ...mutation,
    mutationFn: (values: Values): Promise<Result> =>
      act ? act(values) : write(resource, Object(values)),
    onSuccess: (result, ...context) => {
      const message = typeof done === 'function' ? done(result) : done;
      const action = undo && <UndoButton resource={resource} undo={() => undo(result)} />;
      if (message) notify(message, { type: 'success', ...(action && { action }) });
      return onSuccess?.(result, ...context);
    },
    onError: (error) => {
      if (!showsError) notify(error.message, { type: 'error' });
    },
    onSettled: () => void refreshShown(resource),
  });
}

interface UndoProps {
  resource: ReadName;
  undo(): Promise<unknown>;
}

function UndoButton({ resource, undo }: UndoProps) {
  const close = useCloseNotification();
  const { mutate } = useChange<unknown, void>(resource, { act: undo });
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

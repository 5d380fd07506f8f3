import { Button, DialogContentText } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { TitledDialog } from '../layout/TitledDialog';

interface Props {
  /** True once the form was saved or given up. */
  done: RefObject<boolean>;
}

/**
 * Asks before a form with unsaved changes is left, also for the sign-in page.
 * react-admin's own warning lets one leave after a save that failed without an error at a field.
 */
export function LeaveWarning({ done }: Props) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !done.current && nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!done.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, done]);

  const stay = () => blocker.reset?.();
  function discard() {
    done.current = true;
    blocker.proceed?.();
  }

  return (
    <TitledDialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      actions={
        <>
          <Button onClick={discard} color="error">
            Discard changes
          </Button>
          <Button onClick={stay} variant="contained" autoFocus>
            Stay
          </Button>
        </>
      }
    >
      <DialogContentText>Your changes are not saved and will be lost.</DialogContentText>
    </TitledDialog>
  );
}

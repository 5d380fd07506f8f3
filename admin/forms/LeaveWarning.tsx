import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface Props {
  /** True once the form was saved or given up. */
  done: RefObject<boolean>;
}

/** Asks before a form with unsaved changes is left. An ended session is let through to sign in. */
export function LeaveWarning({ done }: Props) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !done.current &&
      nextLocation.pathname !== '/login' &&
      nextLocation.pathname !== currentLocation.pathname,
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
    <Dialog open={blocker.state === 'blocked'} onClose={stay}>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>Your changes are not saved and will be lost.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={discard} color="error">
          Discard changes
        </Button>
        <Button onClick={stay} variant="contained" autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}

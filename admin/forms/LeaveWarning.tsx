import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { removeDraft } from './draftStorage';

interface Props {
  /** Where the form's draft is kept; what is typed is lost without one. */
  draftKey: string | undefined;
  /** True once the form was saved or given up. */
  done: RefObject<boolean>;
}

/** Asks before a form with unsaved changes is left. An ended session is let through to sign in. */
export function LeaveWarning({ draftKey, done }: Props) {
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
  const leave = () => blocker.proceed?.();
  function discard() {
    done.current = true;
    if (draftKey) removeDraft(draftKey);
    leave();
  }

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {draftKey
            ? 'Your changes are not saved. This browser can keep them as a draft until you come back.'
            : 'Your changes are not saved and will be lost.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={discard} color="error">
          Discard changes
        </Button>
        {draftKey && <Button onClick={leave}>Leave, keep draft</Button>}
        <Button onClick={stay} variant="contained" autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Button, DialogContentText } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-admin';
import { TitledDialog } from '../layout/TitledDialog';

/** Forms with unsaved changes in this tab. A reference is true once its form may be left. */
const unsaved = new Set<RefObject<boolean>>();
const isAnyUnsaved = () => [...unsaved].some((mayLeave) => !mayLeave.current);

/**
 * Has the admin asked before the page is left while something on it is unsaved.
 * @returns a reference to set to true once it was saved or given up, before the page is left for that.
 */
export function useUnsaved(isUnsaved: boolean): RefObject<boolean> {
  const mayLeave = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return;
    mayLeave.current = false;
    unsaved.add(mayLeave);
    return () => {
      unsaved.delete(mayLeave);
    };
  }, [isUnsaved]);
  return mayLeave;
}

/**
 * Asks before unsaved changes are left, also for the sign-in page. A router has room for one that asks.
 * react-admin's own warning lets one leave after a save that failed without an error at a field.
 */
export function LeaveWarning() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnyUnsaved() && nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const stay = () => blocker.reset?.();
  function discard() {
    for (const mayLeave of unsaved) mayLeave.current = true;
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

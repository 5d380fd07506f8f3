import { Button, DialogContentText } from '@mui/material';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useBlocker } from 'react-admin';
import { AppDialog } from '../layout/AppDialog';

/** Whether the page is another one for each query of its address. */
export const OfQuery = createContext(false);

/**
 * Forms with unsaved changes in this tab, with whether another query leaves them. A reference is true
 * once its form may be left.
 */
const unsaved = new Map<RefObject<boolean>, boolean>();

const isAnyUnsaved = (isOfQuery = false): boolean =>
  [...unsaved].some(([mayLeave, ofQuery]) => !mayLeave.current && (ofQuery || !isOfQuery));

/**
 * Warns before the page's address changes with unsaved changes.
 * @returns a reference to set to true once they were saved or discarded.
 */
export function useUnsaved(isUnsaved: boolean): RefObject<boolean> {
  const mayLeave = useRef(false);
  const isOfQuery = useContext(OfQuery);
  useEffect(() => {
    if (!isUnsaved) return;
    mayLeave.current = false;
    unsaved.set(mayLeave, isOfQuery);
    return () => {
      unsaved.delete(mayLeave);
    };
  }, [isUnsaved, isOfQuery]);
  return mayLeave;
}

/**
 * Warns before unsaved changes are lost, also on the way to the sign-in page. A router allows a
 * single blocker, and react-admin's own warning misses failed saves without field errors, and forms
 * that the query of the address alone decides.
 */
export function LeaveWarning() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) =>
    to.pathname === from.pathname
      ? to.search !== from.search && isAnyUnsaved(true)
      : isAnyUnsaved(),
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
    for (const mayLeave of unsaved.keys()) mayLeave.current = true;
    blocker.proceed?.();
  }

  if (blocker.state !== 'blocked') return null;
  return (
    <AppDialog
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
    </AppDialog>
  );
}

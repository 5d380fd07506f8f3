import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import {
  AddUndoableMutationContext,
  TakeUndoableMutationContext,
  type UndoableMutation,
} from 'react-admin';

/**
 * Holds the deletes that can still be undone, the newest first to be taken, in place of
 * react-admin's own queue, which forgets them when the page is left: here they are sent then.
 */
export function UndoableMutations({ children }: { children: ReactNode }) {
  const pending = useRef<UndoableMutation[]>([]);
  const add = useCallback((mutation: UndoableMutation) => {
    pending.current.push(mutation);
  }, []);
  const take = useCallback(() => pending.current.pop(), []);

  useEffect(() => {
    const sendAll = () => {
      for (const mutation of pending.current.splice(0)) mutation({ isUndo: false });
    };
    window.addEventListener('pagehide', sendAll);
    return () => window.removeEventListener('pagehide', sendAll);
  }, []);

  return (
    <TakeUndoableMutationContext.Provider value={take}>
      <AddUndoableMutationContext.Provider value={add}>
        {children}
      </AddUndoableMutationContext.Provider>
    </TakeUndoableMutationContext.Provider>
  );
}

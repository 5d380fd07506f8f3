import { useCallback, useSyncExternalStore } from 'react';

const key = 'wattlepath-free-guides';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isGiven(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether this tab's visitor has asked for the free guides, and a function that says they have. */
export function useFreeAccess(): [given: boolean, give: () => void] {
  const given = useSyncExternalStore(subscribe, isGiven, () => false);
  const give = useCallback(() => {
    try {
      sessionStorage.setItem(key, 'given');
    } catch {
      // The guides are public pages: without storage the links only don't last.
    }
    for (const listener of listeners) listener();
  }, []);
  return [given, give];
}

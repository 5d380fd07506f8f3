import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Does what may fail; a toast says that it is done, where there are words for that, or what went wrong. */
export function useAttempt() {
  const notify = useNotify();
  return useCallback(
    async (work: () => Promise<unknown>, done?: string) => {
      try {
        await work();
        if (done) notify(done, { type: 'success' });
      } catch (error) {
        notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      }
    },
    [notify],
  );
}

import { HttpError, useNotify, useRefresh } from 'react-admin';

/** Says why a row's action failed, and shows the list as it is now. */
export function useRowError() {
  const notify = useNotify();
  const refresh = useRefresh();
  return (error: unknown) => {
    const isGone = error instanceof HttpError && error.status === 404;
    const message = isGone ? changedElsewhere : error instanceof Error ? error.message : '';
    notify(message || 'Something went wrong. Please try again.', { type: 'error' });
    refresh();
  };
}

const changedElsewhere =
  'Somebody else deleted or restored this post meanwhile. The list shows how it is now.';

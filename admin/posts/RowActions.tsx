import { DeleteButton, EditButton, HttpError, useNotify, useRefresh } from 'react-admin';

/** Deletes the row's post with no question; the toast undoes it. */
export function RowActions() {
  const onError = useRowError();
  return (
    <>
      <EditButton color="inherit" />
      <DeleteButton
        color="inherit"
        mutationMode="undoable"
        redirect={false}
        successMessage="Blog post deleted."
        mutationOptions={{ onError }}
      />
    </>
  );
}

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

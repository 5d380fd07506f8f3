import { Button } from '@mui/material';
import { useDelete, useNotify, useRefresh } from 'react-admin';
import type { FactValue } from '../../api/types';

interface Props {
  value: FactValue;
  /** Which value it is, for who can't see its line. */
  named: string;
}

/** Deletes a proposed value with no question; the toast undoes it. */
export function DeleteValueButton({ value, named }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [deleteOne] = useDelete<FactValue, Error>();

  function remove() {
    deleteOne(
      'fact-values',
      { id: value.id, previousData: value },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('Proposed value deleted.', { type: 'info', undoable: true }),
        onError: (error) => {
          notify(error.message, { type: 'error' });
          refresh();
        },
      },
    );
  }

  return (
    <Button size="small" color="inherit" aria-label={`Delete ${named}`} onClick={remove}>
      Delete
    </Button>
  );
}

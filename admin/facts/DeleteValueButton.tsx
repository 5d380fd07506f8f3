import { Button } from '@mui/material';
import { useDeleteController } from 'react-admin';
import type { FactValue } from '../../api/types';

interface Props {
  value: FactValue;
  /** Which value it is, for who can't see its line. */
  named: string;
}

/** Deletes a proposed value with no question; the toast undoes it. */
export function DeleteValueButton({ value, named }: Props) {
  const { handleDelete } = useDeleteController({
    resource: 'fact-values',
    record: value,
    redirect: false,
    successMessage: 'Proposed value deleted.',
  });
  return (
    <Button size="small" color="inherit" aria-label={`Delete ${named}`} onClick={handleDelete}>
      Delete
    </Button>
  );
}

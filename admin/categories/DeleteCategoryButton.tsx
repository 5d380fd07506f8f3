import DeleteIcon from '@mui/icons-material/Delete';
import { Button, useDataProvider, useDeleteController, useRecordContext } from 'react-admin';
import type { BlogCategory } from '../../api/types';

const one = { page: 1, perPage: 1 };
const newest = { field: 'created_at', order: 'DESC' } as const;
const idOnly = { fields: 'id' };
const deleting = { redirect: false, successMessage: 'Category deleted.' } as const;

/**
 * Deletes at once, with undo. A category that posts use is asked of the server without the wait
 * for undo, so that its refusal is read right away; so is one whose use can't be found out.
 */
export function DeleteCategoryButton() {
  const category = useRecordContext<BlogCategory>();
  const dataProvider = useDataProvider();
  const undoable = useDeleteController(deleting);
  const pessimistic = useDeleteController({ ...deleting, mutationMode: 'pessimistic' });

  async function remove() {
    const posts = { filter: { category: category?.name }, pagination: one, sort: newest };
    const found = await dataProvider
      .getList('blogs', { ...posts, meta: idOnly })
      .catch(() => undefined);
    const { handleDelete } = found?.total === 0 ? undoable : pessimistic;
    handleDelete();
  }

  return (
    <Button
      label="ra.action.delete"
      color="inherit"
      disabled={undoable.isPending || pessimistic.isPending}
      onClick={remove}
    >
      <DeleteIcon />
    </Button>
  );
}

import DeleteIcon from '@mui/icons-material/Delete';
import { Button, useDataProvider, useDelete, useNotify, useRecordContext } from 'react-admin';
import type { BlogCategory } from '../../api/types';

/**
 * Deletes at once, with undo. A category that posts use is asked of the server without the wait
 * for undo, so that its refusal is read right away.
 */
export function DeleteCategoryButton() {
  const category = useRecordContext<BlogCategory>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [deleteOne, { isPending }] = useDelete<BlogCategory, Error>();

  async function remove() {
    if (!category) return;
    const { total } = await dataProvider.getList('blogs', {
      filter: { category: category.name },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      meta: { fields: 'id' },
    });
    const mutationMode = total ? 'pessimistic' : 'undoable';
    deleteOne(
      'blog-categories',
      { id: category.id, previousData: category },
      {
        mutationMode,
        onSuccess: () =>
          notify('Category deleted.', { type: 'info', undoable: mutationMode === 'undoable' }),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  }

  return (
    <Button label="ra.action.delete" color="error" disabled={isPending} onClick={remove}>
      <DeleteIcon />
    </Button>
  );
}

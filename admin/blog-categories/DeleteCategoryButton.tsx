import DeleteIcon from '@mui/icons-material/Delete';
import { Button, useDataProvider, useDelete, useNotify, useRecordContext } from 'react-admin';
import type { BlogCategory } from '../../api/types';

const one = { page: 1, perPage: 1 };
const newest = { field: 'created_at', order: 'DESC' } as const;
const idOnly = { fields: 'id' };

/**
 * Deletes at once, with undo. A category that posts use is asked of the server without the wait
 * for undo, so that its refusal is read right away; so is one whose use can't be found out.
 */
export function DeleteCategoryButton() {
  const category = useRecordContext<BlogCategory>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [deleteOne, { isPending }] = useDelete<BlogCategory, Error>();

  async function isUnused({ name }: BlogCategory): Promise<boolean> {
    const posts = { filter: { category: name }, pagination: one, sort: newest, meta: idOnly };
    const found = await dataProvider.getList('blogs', posts).catch(() => undefined);
    return found?.total === 0;
  }

  async function remove() {
    if (!category) return;
    const mutationMode = (await isUnused(category)) ? 'undoable' : 'pessimistic';
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
    <Button label="ra.action.delete" color="inherit" disabled={isPending} onClick={remove}>
      <DeleteIcon />
    </Button>
  );
}

import { useRecordContext } from 'react-admin';
import type { BlogCategory } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';

/** Deletes at once, with undo; of a category that posts use the server says how many. */
export function DeleteCategoryButton() {
  const category = useRecordContext<BlogCategory>();
  if (!category) return null;
  return (
    <ActionButton
      resource="blog-categories"
      id={category.id}
      done="Category deleted."
      undo={{ resource: 'blog-categories', data: category }}
      color="inherit"
    >
      Delete
    </ActionButton>
  );
}

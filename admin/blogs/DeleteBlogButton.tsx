import { DeleteButton } from 'react-admin';

/** Deletes the row's post with no question; the toast undoes it. */
export function DeleteBlogButton() {
  return (
    <DeleteButton mutationMode="undoable" redirect={false} successMessage="Blog post deleted." />
  );
}

import { EditButton, useRecordContext } from 'react-admin';
import { DeletePostsButton } from './DeletePostsButton';

/** What can be done with the row's post. */
export function RowActions() {
  const post = useRecordContext();
  if (!post) return null;
  return (
    <>
      <EditButton color="inherit" />
      <DeletePostsButton ids={[post.id]} color="inherit" />
    </>
  );
}

import { useRecordContext } from 'react-admin';
import type { Post } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';
import { titleOf } from './PostTitle';

/** Actions on a trashed post. Permanent deletion first lists what is lost. */
export function TrashActions() {
  const post = useRecordContext<Post>();
  if (!post) return null;
  return (
    <>
      <ActionButton<Post>
        resource="recoveries"
        data={{ blog_id: post.id }}
        done={({ state }) => (state === 'draft' ? 'Draft restored.' : 'Post restored and live.')}
        color="inherit"
      >
        Restore
      </ActionButton>
      <ActionButton
        resource="trash"
        id={post.id}
        ask={{
          title: `Delete “${titleOf(post)}” permanently?`,
          content:
            'This deletes its text, draft, versions, preview links and redirects. Images that nothing else uses are deleted later. This can’t be undone.',
          confirm: 'Delete permanently',
        }}
        done="Permanently deleted."
        color="inherit"
      >
        Delete permanently
      </ActionButton>
    </>
  );
}

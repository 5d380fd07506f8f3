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
        done={({ state }) =>
          state === 'draft' ? 'The draft is back.' : 'The post is back and live again.'
        }
        color="inherit"
      >
        Restore
      </ActionButton>
      <ActionButton
        resource="trash"
        id={post.id}
        ask={{
          title: `Delete “${titleOf(post)}” for good?`,
          content:
            'Its text, its working copy, all its versions and its preview links are lost, and the addresses that led to it. Pictures that nothing else uses go later. This can’t be undone.',
          confirm: 'Delete for good',
        }}
        done="Deleted for good."
        color="inherit"
      >
        Delete for good
      </ActionButton>
    </>
  );
}

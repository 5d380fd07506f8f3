import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Post } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';
import { TitledDialog } from '../ui/layout/TitledDialog';
import { titleOf } from './PostTitle';

/** What can be done with a post in the trash; deleting it for good says first what is lost. */
export function TrashActions() {
  const post = useRecordContext<Post>();
  const [isAsking, setIsAsking] = useState(false);
  if (!post) return null;
  const close = () => setIsAsking(false);
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
      <Button size="small" color="inherit" onClick={() => setIsAsking(true)}>
        Delete for good
      </Button>
      <TitledDialog
        open={isAsking}
        onClose={close}
        title={`Delete “${titleOf(post)}” for good?`}
        actions={
          <>
            <Button onClick={close} autoFocus>
              Keep it in the trash
            </Button>
            <ActionButton
              resource="trash"
              id={post.id}
              done="Deleted for good."
              size="medium"
              variant="contained"
              color="error"
            >
              Delete for good
            </ActionButton>
          </>
        }
      >
        <DialogContentText>
          Its text, its working copy, all its versions and its preview links are lost, and the
          addresses that led to it. Pictures that nothing else uses go later. This can’t be undone.
        </DialogContentText>
      </TitledDialog>
    </>
  );
}

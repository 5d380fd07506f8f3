import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Post } from '../../api/types';
import { send } from '../httpClient';
import { DeleteForGoodDialog } from './DeleteForGoodDialog';
import { useRowError } from './useRowError';

/** What can be done with a post in the trash. */
export function TrashActions() {
  const post = useRecordContext<Post>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useRowError();
  const [isAsking, setIsAsking] = useState(false);
  const restore = useMutation({
    mutationFn: ({ id }: Post) => send<Post>('POST', '/api/recoveries', { blog_id: id }),
    onSuccess: ({ state }) => {
      notify(state === 'draft' ? 'The draft is back.' : 'The post is back and live again.', {
        type: 'success',
      });
      refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Post) => send('DELETE', `/api/trash/${encodeURIComponent(id)}`),
    onSuccess: () => {
      notify('Deleted for good.', { type: 'info' });
      refresh();
    },
    onError,
    onSettled: () => setIsAsking(false),
  });
  if (!post) return null;
  const isBusy = restore.isPending || remove.isPending;
  return (
    <>
      <Button
        label="Restore"
        color="inherit"
        disabled={isBusy}
        onClick={() => restore.mutate(post)}
      >
        <RestoreIcon />
      </Button>
      <Button
        label="Delete for good"
        color="inherit"
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      />
      <DeleteForGoodDialog
        post={post}
        isOpen={isAsking}
        isDeleting={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onDelete={() => remove.mutate(post)}
      />
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, useNotify, useRedirect } from 'react-admin';
import type { ListedVersion } from '../../../api/types';
import { send } from '../../httpClient';
import { historyKey } from './historyApi';

interface Props {
  version: ListedVersion;
  /** Which version it is, for who can't see its line. */
  label: string;
  postId: string;
  hasDraft: boolean;
  isLive: boolean;
}

/** Makes the version the working copy and leads to the desk. */
export function RestoreButton({ version, label, postId, hasDraft, isLive }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => send('POST', '/api/restorations', { version_id: version.id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: historyKey(postId) });
      const kept = hasDraft ? ' The working copy that it replaces is kept in the history.' : '';
      const live = isLive ? ' The live page stays as it is.' : '';
      notify(`This version is the working copy now. Nothing was published.${live}${kept}`, {
        type: 'success',
        autoHideDuration: 10_000,
      });
      redirect('edit', 'blogs', postId);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      label="Restore"
      aria-label={`Restore ${label}`}
      color="inherit"
      disabled={restore.isPending}
      onClick={() => restore.mutate()}
    />
  );
}

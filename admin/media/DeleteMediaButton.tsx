import { Button } from '@mui/material';
import { useDelete, useNotify, useRedirect } from 'react-admin';
import type { UsedMedia } from '../../api/types';

/** Puts a picture into the trash; of one that is used the server says where. */
export function DeleteMediaButton({ media }: { media: UsedMedia }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [remove, { isPending }] = useDelete<UsedMedia, Error>(
    'media',
    { id: media.id, previousData: media },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify('Picture moved to the trash. It stays there for 30 days.', { type: 'info' });
        redirect('list', 'media');
      },
      onError: (error) => notify(error.message, { type: 'error' }),
    },
  );
  return (
    <Button color="inherit" disabled={isPending} onClick={() => remove()}>
      Delete
    </Button>
  );
}

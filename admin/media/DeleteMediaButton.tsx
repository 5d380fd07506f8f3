import { useRedirect } from 'react-admin';
import type { UsedMedia } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';

/** Puts a picture into the trash; of one that is used the server says where. */
export function DeleteMediaButton({ media }: { media: UsedMedia }) {
  const redirect = useRedirect();
  return (
    <ActionButton
      resource="media"
      id={media.id}
      done="Picture moved to the trash. It stays there for 30 days."
      onDone={() => redirect('list', 'media')}
      color="inherit"
    >
      Delete
    </ActionButton>
  );
}

import { Button } from '@mui/material';
import { useDataProvider, useRefresh } from 'react-admin';
import type { Media } from '../../api/types';
import { useAttempt } from '../useAttempt';

/** Takes a picture out of the trash. */
export function RecoverButton({ media }: { media: Media }) {
  const dataProvider = useDataProvider();
  const attempt = useAttempt();
  const refresh = useRefresh();

  async function recover() {
    const data = { image_id: media.id };
    await attempt(() => dataProvider.create('media-recoveries', { data }), 'Picture restored.');
    refresh();
  }

  return (
    <Button fullWidth onClick={recover} aria-label={`Restore ${media.alt || media.name}`}>
      Restore
    </Button>
  );
}

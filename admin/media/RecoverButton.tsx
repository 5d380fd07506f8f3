import { Button } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Media } from '../../api/types';

/** Takes a picture out of the trash. */
export function RecoverButton({ media }: { media: Media }) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();

  async function recover() {
    try {
      await dataProvider.create('media-recoveries', { data: { image_id: media.id } });
      notify('Picture restored.', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    refresh();
  }

  return (
    <Button fullWidth onClick={recover} aria-label={`Restore ${media.alt || media.name}`}>
      Restore
    </Button>
  );
}

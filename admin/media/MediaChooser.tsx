import { Button, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Media } from '../../api/types';
import { AppDialog } from '../ui/layout/AppDialog';
import { MediaGrid } from './MediaGrid';

interface Props {
  onChoose(media: Media): void;
  onClose(): void;
}

const pageSize = 24;

/** A dialog to choose an image from the media library. */
export function MediaChooser({ onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(pageSize);
  const q = useDeferredValue(typed.trim());
  const { data, total, error, isPending } = useGetList<Media>('media', {
    filter: q ? { q } : {},
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: count },
  });
  return (
    <AppDialog
      maxWidth="md"
      transitionDuration={0}
      onClose={onClose}
      // The surrounding form and editor must not receive its keys.
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      title="Choose from media"
      actions={
        <>
          {data && (total ?? 0) > data.length && (
            <Button onClick={() => setCount(count + pageSize)} sx={{ mr: 'auto' }}>
              Show more
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <TextField
        label="Search by alt text or name"
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: 20 }}>
        {error ? error.message : isPending ? 'Loading…' : countLabel(total ?? 0)}
      </Typography>
      <MediaGrid rows={data ?? []} onPress={onChoose} />
    </AppDialog>
  );
}

const countLabel = (total: number): string => `${total} ${total === 1 ? 'image' : 'images'} found`;

import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useRef } from 'react';
import { useListContext, useRedirect } from 'react-admin';
import type { Media } from '../../api/types';
import { refreshShown } from '../reads';
import { Nothing } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { MediaGrid, RecoverButton } from './MediaGrid';
import { PicturePicker, UploadProgress, useFileDrop, useUpload } from './useUpload';

/** All stored images, newest first. */
export const MediaList = () => (
  <ResourceList
    title="Media"
    search="Search images by alt text or name..."
    nounFor={(count) => (count === 1 ? 'image' : 'images')}
    pageSize={20}
    sort={{ field: 'created_at', order: 'DESC' }}
    table={<MediaItems />}
  />
);

const orders = [
  { value: 'created_at DESC', label: 'Newest first' },
  { value: 'created_at ASC', label: 'Oldest first' },
  { value: 'name ASC', label: 'By name' },
  { value: 'size DESC', label: 'Largest first' },
] as const;

export function MediaItems(props: { isTrash?: boolean }) {
  const { data, filterValues, sort, setSort } = useListContext<Media>();
  const redirect = useRedirect();
  const isTrash = props.isTrash ?? filterValues.state === 'trash';
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ px: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {!isTrash && <MediaUpload />}
        <TextField
          select
          label="Order"
          value={`${sort.field} ${sort.order}`}
          fullWidth={false}
          onChange={({ target }) => {
            const [field = '', order] = target.value.split(' ');
            setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
          }}
        >
          {orders.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {data?.length === 0 ? (
        <Nothing
          text={
            isTrash
              ? 'No image is in the trash.'
              : 'Images of posts appear here. Upload the first above.'
          }
        />
      ) : (
        <MediaGrid
          rows={data ?? []}
          onPress={({ id }) => redirect('edit', 'media', id)}
          actions={isTrash ? (media) => <RecoverButton media={media} /> : undefined}
        />
      )}
    </>
  );
}

export const BackToMedia = () => {
  const redirect = useRedirect();
  return <Button onClick={() => redirect('list', 'media')}>All images</Button>;
};

/** Uploads several images, which are kept while unused. */
function MediaUpload() {
  const picker = useRef<HTMLInputElement>(null);
  const { upload, progress, problems } = useUpload({ isKept: true, isNamed: true });

  function accept(files: readonly File[]) {
    for (const sent of upload(files)) void sent.then((stored) => stored && refreshShown('media'));
  }

  const { isOver, dropProps } = useFileDrop(accept);
  return (
    <Box
      {...dropProps}
      sx={{
        flexGrow: 1,
        p: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Button variant="outlined" onClick={() => picker.current?.click()}>
        Upload images
      </Button>{' '}
      or drop them here
      <PicturePicker ref={picker} label="Images for the media library" multiple onTake={accept} />
      {progress !== undefined && <UploadProgress share={progress} />}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ))}
    </Box>
  );
}

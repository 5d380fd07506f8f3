import { Button, MenuItem, Stack, TextField, ToggleButton } from '@mui/material';
import { ListNoResults, useListContext, useRedirect } from 'react-admin';
import type { Media } from '../../api/types';
import { ResourceList } from '../ui/lists/ResourceList';
import { MediaGrid } from './MediaGrid';
import { MediaUpload } from './MediaUpload';
import { RecoverButton } from './RecoverButton';

/** All stored pictures, newest first. */
export const MediaList = () => (
  <ResourceList
    title="Media"
    search="Search pictures by alt text or name..."
    nounFor={(count) => (count === 1 ? 'picture' : 'pictures')}
    pageSize={20}
    sort={{ field: 'created_at', order: 'DESC' }}
    table={<Pictures />}
  />
);

const orders = [
  { value: 'created_at DESC', label: 'Newest first' },
  { value: 'created_at ASC', label: 'Oldest first' },
  { value: 'name ASC', label: 'By name' },
  { value: 'size DESC', label: 'Largest first' },
] as const;

function Pictures() {
  const { data, filterValues, setFilters, sort, setSort } = useListContext<Media>();
  const redirect = useRedirect();
  const isTrash = filterValues.state === 'trash';
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
        <ToggleButton
          value="trash"
          size="small"
          selected={isTrash}
          onChange={() => {
            const { state, ...others } = filterValues;
            setFilters(state ? others : { ...others, state: 'trash' });
          }}
        >
          Trash
        </ToggleButton>
      </Stack>
      {data?.length === 0 ? (
        <ListNoResults />
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
  return <Button onClick={() => redirect('list', 'media')}>All pictures</Button>;
};

import { Stack } from '@mui/material';
import { BulkExportButton, DataTable, useListContext, useStore } from 'react-admin';
import type { Post } from '../../api/types';
import { formatDate, formatDay } from '../dates';
import { CategoryBadge } from './CategoryBadge';
import { DeletePostsButton } from './DeletePostsButton';
import { PostState } from './PostState';
import { PostTitle } from './PostTitle';
import { RowActions } from './RowActions';
import { TrashActions } from './TrashActions';
import { deletesOn, deletion } from './trashNote';
import { useIsTrash } from './useIsTrash';

const Column = DataTable.Col<Post>;
/** Beside the sidebar of a small laptop every column has to give some room. */
const tight = '@media (max-width: 1199.95px)';
const sx = { [tight]: { '& .MuiTableCell-root': { minWidth: 0, px: 0.75 } } };
/** Wide enough for a title; a long excerpt must not widen it. */
const titleCell = { minWidth: '14rem', width: '40%', maxWidth: 0 };

/** One line a post; of those in the trash, how they came there and how long they stay. */
export function PostTable() {
  return useIsTrash() ? <TrashTable /> : <PostsTable />;
}

function PostsTable() {
  const [hidden] = useStore<string[]>('blogs.datatable', []);
  const hasExcerpt = !hidden.includes('excerpt');
  return (
    <DataTable bulkActionButtons={<BulkActions />} sx={sx}>
      <Column
        source="title"
        label="Title"
        sx={titleCell}
        render={(post) => <PostTitle post={post} hasExcerpt={hasExcerpt} />}
      />
      <Column
        source="state"
        label="State"
        sx={{ minWidth: '9.5rem' }}
        render={PostState}
        disableSort
      />
      <Column source="author" label="Author" />
      <Column
        source="category"
        label="Category"
        render={({ category }) => <CategoryBadge name={category} />}
      />
      <Column
        source="date"
        label="Date"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ date }) => formatDate(date)}
      />
      <Column
        source="updated_at"
        label="Last edited"
        sortByOrder="DESC"
        sx={{ [tight]: { display: 'none' } }}
        render={({ updated_at, updated_by }) => lastEdited(updated_at, updated_by)}
      />
      <Column
        label="Actions"
        render={() => (
          <Stack direction="row">
            <RowActions />
          </Stack>
        )}
      />
    </DataTable>
  );
}

function TrashTable() {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={sx}>
      <Column
        source="title"
        label="Title"
        sx={titleCell}
        render={(post) => <PostTitle post={post} hasExcerpt={false} />}
      />
      <Column source="updated_at" label="Deleted" render={deletion} />
      <Column label="Deletes on" render={deletesOn} />
      <Column
        label="Actions"
        render={() => (
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            <TrashActions />
          </Stack>
        )}
      />
    </DataTable>
  );
}

function BulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <>
      <BulkExportButton />
      <DeletePostsButton ids={selectedIds} onDeleted={onUnselectItems} />
    </>
  );
}

const lastEdited = (at: string, by: string | undefined): string =>
  [formatDay(at), by && `by ${by}`].filter(Boolean).join(' ');

import { alpha, Box, Chip, Stack, Typography } from '@mui/material';
import {
  BulkExportButton,
  DataTable,
  EditButton,
  useListContext,
  useRecordContext,
  useStore,
} from 'react-admin';
import type { Post } from '../../api/types';
import { formatDate, formatDay, formatMoment } from '../dates';
import { editPath } from '../postPaths';
import { RecordCards } from '../ui/lists/RecordCards';
import { DeletePostsButton } from './DeletePostsButton';
import { PostState } from './PostState';
import { PostTitle } from './PostTitle';
import { TrashActions } from './TrashActions';

const Column = DataTable.Col<Post>;
/** Beside the sidebar of a small laptop every column has to give some room. */
const tight = '@media (max-width: 1199.95px)';
const sx = { [tight]: { '& .MuiTableCell-root': { minWidth: 0, px: 0.75 } } };
/** Wide enough for a title; a long excerpt must not widen it. */
const titleCell = { minWidth: '14rem', width: '40%', maxWidth: 0 };

const useIsTrash = (): boolean => useListContext().filterValues.state === 'trash';

/** One line a post; of those in the trash, how they came there and how long they stay. */
export function PostTable() {
  const isTrash = useIsTrash();
  const [hidden] = useStore<string[]>('blogs.datatable', []);
  const hasExcerpt = !isTrash && !hidden.includes('excerpt');
  const title = (
    <Column
      source="title"
      label="Title"
      sx={titleCell}
      render={(post) => <PostTitle post={post} hasExcerpt={hasExcerpt} />}
    />
  );
  if (isTrash) {
    return (
      <DataTable bulkActionButtons={false} rowClick={false} sx={sx}>
        {title}
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
  return (
    <DataTable bulkActionButtons={<BulkActions />} rowClick={(id) => editPath(String(id))} sx={sx}>
      {title}
      <Column
        source="state"
        label="State"
        sx={{ minWidth: '7rem' }}
        render={PostState}
        disableSort
      />
      <Column source="author" label="Author" />
      <Column source="category" label="Category" render={CategoryBadge} />
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
        render={({ updated_at, updated_by }) => (
          <>
            <Box sx={{ whiteSpace: 'nowrap' }}>{formatDay(updated_at)}</Box>
            {updated_by && `by ${updated_by}`}
          </>
        )}
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

/** The list of posts on a phone. */
export function PostCards() {
  const title = (post: Post) => <PostTitle post={post} hasExcerpt={false} />;
  if (useIsTrash()) {
    return (
      <RecordCards<Post>
        title={title}
        details={deletion}
        badge={(post) => `Deletes on ${deletesOn(post)}`}
        actions={<TrashActions />}
      />
    );
  }
  return (
    <RecordCards<Post>
      title={title}
      details={({ author, date }) => [author, formatDate(date)].filter(Boolean).join(' · ')}
      state={PostState}
      text={({ excerpt }) => excerpt}
      badge={CategoryBadge}
      actions={<RowActions />}
    />
  );
}

function BulkActions() {
  const { selectedIds, onUnselectItems, data = [] } = useListContext();
  const shown = new Set(data.map(({ id }) => id));
  const elsewhere = selectedIds.filter((id) => !shown.has(id)).length;
  return (
    <>
      <BulkExportButton />
      {elsewhere > 0 && (
        <Typography variant="body2" role="status" sx={{ alignSelf: 'center', mr: 1 }}>
          {elsewhere} not on this page
        </Typography>
      )}
      <DeletePostsButton ids={selectedIds} onDeleted={onUnselectItems} />
    </>
  );
}

function RowActions() {
  const post = useRecordContext();
  if (!post) return null;
  return (
    <>
      <EditButton color="inherit" />
      <DeletePostsButton ids={[post.id]} color="inherit" />
    </>
  );
}

function CategoryBadge({ category }: Post) {
  if (!category) return null;
  return (
    <Chip
      label={category}
      size="small"
      sx={{
        height: 'auto',
        borderRadius: 1,
        color: 'primary.main',
        fontWeight: 600,
        bgcolor: ({ palette }) => alpha(palette.primary.main, 0.1),
        '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
      }}
    />
  );
}

const deletion = ({ deleted_by, deleted_at }: Post): string =>
  deleted_at ? `Deleted by ${deleted_by || 'somebody'}, ${formatMoment(deleted_at)}` : '';

const deletesOn = ({ gone_at }: Post): string => (gone_at ? formatDay(gone_at) : '');

import { alpha, Box, Chip, Stack, Typography } from '@mui/material';
import { useListContext, useRecordContext, useStore } from 'react-admin';
import type { Post } from '../../api/types';
import { formatDate, formatDay, formatMoment } from '../dates';
import { editPath } from '../postPaths';
import { mayPublish } from '../signedIn';
import { EditLink } from '../ui/lists/EditLink';
import { type RecordColumn, RecordTable, RowActions, useIsNarrow } from '../ui/lists/RecordTable';
import { BulkActions } from './BulkActions';
import { DeletePostsButton } from './DeletePostsButton';
import { PostState } from './PostState';
import { PostTitle } from './PostTitle';
import { TrashActions } from './TrashActions';

/** Without room for every column beside the sidebar. */
const tight = '@media (max-width: 1439.95px)';
/** Takes what the other columns leave; long excerpts must not widen it. */
const titleCell = { minWidth: '16rem', width: '100%', maxWidth: 0 };

/** Loads the actions once posts are selected. */
function SelectedActions() {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 && <BulkActions />;
}

/** One row per post; in the trash, with who deleted it and until when it is kept. */
export function PostTable(props: { isTrash?: boolean }) {
  const { filterValues } = useListContext();
  const isTrash = props.isTrash ?? filterValues.state === 'trash';
  const [hidden] = useStore<string[]>('blogs.datatable', []);
  const isNarrow = useIsNarrow();
  const hasExcerpt = !isNarrow && !isTrash && !hidden.includes('excerpt');
  const title: RecordColumn<Post> = {
    source: 'title',
    label: 'Title',
    sx: titleCell,
    render: (post) => <PostTitle post={post} hasExcerpt={hasExcerpt} />,
  };
  return isTrash ? (
    <RecordTable
      columns={[title, ...trashColumns]}
      card={TrashCard}
      empty="No post is in the trash."
    />
  ) : (
    <RecordTable
      columns={[title, ...columns]}
      card={PostCard}
      empty="Posts appear here, live or not. Write the first with New Post."
      bulkActionButtons={<SelectedActions />}
      rowClick={(id) => editPath(String(id))}
    />
  );
}

const stateWidth = ({ state, ready_by, sent_back_by }: Post) =>
  state === 'scheduled' ? '9rem' : (ready_by ?? sent_back_by) ? '7rem' : undefined;

const columns: readonly RecordColumn<Post>[] = [
  {
    source: 'state',
    label: 'State',
    // A cell's own width gives way to the title.
    render: (post) => (
      <Box sx={{ minWidth: stateWidth(post) }}>
        <PostState {...post} />
      </Box>
    ),
    disableSort: true,
  },
  {
    source: 'author',
    label: 'Author',
    render: ({ author }) => <Box sx={{ minWidth: '6rem' }}>{author}</Box>,
  },
  {
    source: 'category',
    label: 'Category',
    render: (post) => (
      <Box sx={{ minWidth: '8rem' }}>
        <CategoryBadge {...post} />
      </Box>
    ),
  },
  {
    source: 'date',
    label: 'Date',
    sx: { whiteSpace: 'nowrap' },
    render: ({ date }) => formatDate(date),
  },
  {
    source: 'updated_at',
    label: 'Last edited',
    sortByOrder: 'DESC',
    sx: { [tight]: { display: 'none' } },
    render: ({ updated_at, updated_by }) => (
      <>
        <Box sx={{ whiteSpace: 'nowrap' }}>{formatDay(updated_at)}</Box>
        {updated_by && `by ${updated_by}`}
      </>
    ),
  },
  {
    label: 'Actions',
    render: () => <PostActions />,
  },
];

const trashColumns: readonly RecordColumn<Post>[] = [
  {
    source: 'updated_at',
    label: 'Deleted',
    render: (post) => <Box sx={{ minWidth: '13rem' }}>{deletion(post)}</Box>,
  },
  { label: 'Deletes on', sx: { whiteSpace: 'nowrap' }, render: deletesOn },
  {
    label: 'Actions',
    render: () => (
      <RowActions>
        <TrashActions />
      </RowActions>
    ),
  },
];

/** A post on a phone, below its title. */
const PostCard = (post: Post) => (
  <>
    <Typography variant="body2" color="text.secondary">
      {[post.author, formatDate(post.date)].filter(Boolean).join(' · ')}
    </Typography>
    <div>
      <PostState {...post} />
    </div>
    <div>{post.excerpt}</div>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Box sx={{ flexGrow: 1 }}>
        <CategoryBadge {...post} />
      </Box>
      <PostActions />
    </Stack>
  </>
);

const TrashCard = (post: Post) => (
  <>
    <Typography variant="body2" color="text.secondary">
      {deletion(post)}
    </Typography>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Box sx={{ flexGrow: 1 }}>Deletes on {deletesOn(post)}</Box>
      <TrashActions />
    </Stack>
  </>
);

function PostActions() {
  const post = useRecordContext<Post>();
  if (!post) return null;
  return (
    <RowActions>
      <EditLink />
      {(mayPublish() || post.state === 'draft') && (
        <DeletePostsButton ids={[post.id]} color="inherit" />
      )}
    </RowActions>
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
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'normal', py: 0.25 },
      }}
    />
  );
}

function deletion({ deleted_by, deleted_at }: Post): string {
  return deleted_at ? `Deleted by ${deleted_by || 'somebody'}, ${formatMoment(deleted_at)}` : '';
}

function deletesOn({ gone_at }: Post): string {
  return gone_at ? formatDay(gone_at) : '';
}

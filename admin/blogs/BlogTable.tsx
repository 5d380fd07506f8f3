import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BulkDeleteButton, BulkExportButton, DataTable, EditButton } from 'react-admin';
import type { Blog } from '../../api/types';
import { CategoryBadge } from './CategoryBadge';
import { DeleteBlogButton } from './DeleteBlogButton';
import { formatDate } from './formatDate';

const Column = DataTable.Col<Blog>;
/** Where the narrow columns have room for one line. */
const wide = '@media (min-width: 1350px)';
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export function BlogTable() {
  return (
    <DataTable bulkActionButtons={<BulkActions />}>
      <Column source="title" label="Title" sx={{ minWidth: '12rem', fontWeight: 600 }} />
      <Column
        source="excerpt"
        label="Excerpt"
        disableSort
        sx={{ minWidth: '11rem' }}
        render={({ excerpt }) => (
          <Typography variant="body2" color="text.secondary" sx={twoLines}>
            {excerpt}
          </Typography>
        )}
      />
      <Column source="author" label="Author" />
      <Column
        source="category"
        label="Category"
        sx={{ minWidth: '9rem' }}
        render={({ category }) => <CategoryBadge name={category} />}
      />
      <Column
        source="date"
        label="Date"
        sx={{ [wide]: { whiteSpace: 'nowrap' } }}
        render={({ date }) => formatDate(date)}
      />
      <Column
        label="Actions"
        sx={{
          position: { md: 'sticky', lg: 'static' },
          right: 0,
          bgcolor: { md: 'background.paper', lg: 'transparent' },
        }}
        render={() => (
          <Stack direction="row" sx={{ flexWrap: 'wrap', [wide]: { flexWrap: 'nowrap' } }}>
            <EditButton />
            <DeleteBlogButton />
          </Stack>
        )}
      />
    </DataTable>
  );
}

function BulkActions() {
  return (
    <>
      <BulkExportButton />
      <BulkDeleteButton successMessage="Blog posts deleted." />
    </>
  );
}

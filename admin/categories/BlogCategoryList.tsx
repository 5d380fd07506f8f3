import { Stack } from '@mui/material';
import { DataTable, EditButton } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { CountedCategory } from '../../api/types';
import { RecordCards } from '../ui/lists/RecordCards';
import { ResourceList } from '../ui/lists/ResourceList';
import { BlogCategoryCreate } from './BlogCategoryCreate';
import { BlogCategoryEdit } from './BlogCategoryEdit';
import { DeleteCategoryButton } from './DeleteCategoryButton';
import { PostsLink } from './PostsLink';

const Column = DataTable.Col<CountedCategory>;
const actions = (
  <>
    <EditButton color="inherit" />
    <DeleteCategoryButton />
  </>
);

export const BlogCategoryList = () => (
  <>
    <ResourceList
      title="Blog Categories"
      newLabel="New Category"
      search="Search categories by name..."
      nounFor={(count) => (count === 1 ? 'category' : 'categories')}
      sort={{ field: 'created_at', order: 'DESC' }}
      table={
        <DataTable bulkActionButtons={false} rowClick={false}>
          <Column source="name" label="Name" sx={{ fontWeight: 600 }} />
          <Column source="description" label="Description" disableSort />
          <Column label="Posts" render={PostsLink} sx={{ whiteSpace: 'nowrap' }} />
          <Column label="Actions" render={() => <Stack direction="row">{actions}</Stack>} />
        </DataTable>
      }
      cards={
        <RecordCards<CountedCategory>
          title={({ name }) => name}
          text={({ description }) => description}
          details={PostsLink}
          actions={actions}
        />
      }
    />
    <Routes>
      <Route path="create" element={<BlogCategoryCreate />} />
      <Route path=":id" element={<BlogCategoryEdit />} />
    </Routes>
  </>
);

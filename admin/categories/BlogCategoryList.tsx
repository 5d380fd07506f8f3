import { Stack } from '@mui/material';
import { CreateBase, EditButton, Link, TextInput, useRecordContext } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { CountedCategory } from '../../api/types';
import { postsPath } from '../postPaths';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { filled, RecordForm } from '../ui/forms/RecordForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageDialog } from '../ui/layout/PageDialog';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';

const columns: RecordColumn<CountedCategory>[] = [
  { source: 'name', label: 'Name', sx: { fontWeight: 600 } },
  { source: 'description', label: 'Description', disableSort: true },
  { label: 'Posts', render: PostsLink, sx: { whiteSpace: 'nowrap' } },
  { label: 'Actions', render: () => <Actions /> },
];

export const BlogCategoryList = () => (
  <>
    <ResourceList
      title="Blog Categories"
      newLabel="New Category"
      search="Search categories by name..."
      nounFor={(count) => (count === 1 ? 'category' : 'categories')}
      sort={{ field: 'created_at', order: 'DESC' }}
      table={<RecordTable columns={columns} />}
    />
    <Routes>
      <Route path="create" element={<CreateDialog />} />
      <Route path=":id" element={<EditDialog />} />
    </Routes>
  </>
);

/** How many live posts a category has; leads to them. */
function PostsLink({ name, posts = 0 }: CountedCategory) {
  const query = new URLSearchParams({ filter: JSON.stringify({ category: name }) });
  return <Link to={`${postsPath}?${query}`}>{posts === 1 ? '1 post' : `${posts} posts`}</Link>;
}

/** A category is deleted at once, with undo; of one that posts use the server says how many. */
function Actions() {
  const category = useRecordContext<CountedCategory>();
  if (!category) return null;
  return (
    <Stack direction="row">
      <EditButton color="inherit" />
      <ActionButton
        resource="blog-categories"
        id={category.id}
        done="Category deleted."
        undo={{ resource: 'blog-categories', data: category }}
        color="inherit"
      >
        Delete
      </ActionButton>
    </Stack>
  );
}

const path = '/blog-categories';

const inputs = (
  <>
    <TextInput source="name" label="Name" validate={filled('Name')} autoFocus />
    <TextInput
      source="description"
      label="Description"
      validate={filled('Description')}
      multiline
      minRows={3}
    />
  </>
);

const fields = [
  { source: 'name', label: 'Name' },
  { source: 'description', label: 'Description' },
];

const CreateDialog = () => (
  <PageDialog path={path} title="Create New Blog Category">
    <CreateBase>
      <RecordForm
        fields={fields}
        path={path}
        saveLabel="Create Category"
        savedMessage="Category created."
      >
        {inputs}
      </RecordForm>
    </CreateBase>
  </PageDialog>
);

function EditDialog() {
  const { id = '' } = useParams();
  return (
    <PageDialog path={path} title="Edit Blog Category">
      <FreshEdit id={id}>
        <RecordForm
          fields={fields}
          path={path}
          saveLabel="Update Category"
          savedMessage="Category updated."
        >
          {inputs}
        </RecordForm>
      </FreshEdit>
    </PageDialog>
  );
}

import { Stack } from '@mui/material';
import { CreateBase, DataTable, EditButton, Link, TextInput, useRecordContext } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { CountedCategory } from '../../api/types';
import { postsPath } from '../postPaths';
import type { FormField } from '../ui/forms/FormField';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { RecordForm } from '../ui/forms/RecordForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageDialog } from '../ui/layout/PageDialog';
import { RecordCards } from '../ui/lists/RecordCards';
import { ResourceList } from '../ui/lists/ResourceList';

const Column = DataTable.Col<CountedCategory>;

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
          <Column
            label="Actions"
            render={() => (
              <Stack direction="row">
                <Actions />
              </Stack>
            )}
          />
        </DataTable>
      }
      cards={
        <RecordCards<CountedCategory>
          title={({ name }) => name}
          text={({ description }) => description}
          details={PostsLink}
          actions={<Actions />}
        />
      }
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
    <>
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
    </>
  );
}

const path = '/blog-categories';

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: true, kind: 'text' },
  { source: 'description', label: 'Description', isRequired: true, kind: 'text' },
];

const inputs = (
  <>
    <TextInput source="name" label="Name" isRequired autoFocus helperText={false} />
    <TextInput
      source="description"
      label="Description"
      isRequired
      multiline
      minRows={3}
      helperText={false}
    />
  </>
);

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

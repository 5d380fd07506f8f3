import { CreateBase, Link, useRecordContext } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { CountedCategory } from '../../api/types';
import { resources } from '../../shared/resources';
import { postsPath } from '../postPaths';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageDialog } from '../ui/layout/PageDialog';
import { EditLink } from '../ui/lists/EditLink';
import { type RecordColumn, RecordTable, RowActions } from '../ui/lists/RecordTable';
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
      table={
        <RecordTable
          columns={columns}
          empty="Categories group posts on the site. Add the first with New Category."
        />
      }
    />
    <Routes>
      <Route path="create" element={<CreateDialog />} />
      <Route path=":id" element={<EditDialog />} />
    </Routes>
  </>
);

/** The number of a category's live posts, linking to them. */
function PostsLink({ name, posts = 0 }: CountedCategory) {
  const query = new URLSearchParams({ filter: JSON.stringify({ category: name }) });
  return <Link to={`${postsPath}?${query}`}>{posts === 1 ? '1 post' : `${posts} posts`}</Link>;
}

/** Deletes a category at once, with Undo. If posts use it, the server says how many. */
function Actions() {
  const category = useRecordContext<CountedCategory>();
  if (!category) return null;
  return (
    <RowActions>
      <EditLink />
      <ActionButton
        resource="blog-categories"
        id={category.id}
        done="Category deleted."
        undo={{ resource: 'blog-categories', data: category }}
        color="inherit"
      >
        Delete
      </ActionButton>
    </RowActions>
  );
}

const path = '/blog-categories';

const fields = specsOf(resources['blog-categories'].fields);

const CreateDialog = () => (
  <PageDialog path={path} title="Create New Blog Category">
    <CreateBase>
      <ResourceForm
        layout="dialog"
        fields={fields}
        path={path}
        submit="Create Category"
        done="Category created."
      />
    </CreateBase>
  </PageDialog>
);

function EditDialog() {
  const { id = '' } = useParams();
  return (
    <PageDialog path={path} title="Edit Blog Category">
      <FreshEdit id={id}>
        <ResourceForm
          layout="dialog"
          fields={fields}
          path={path}
          submit="Update Category"
          done="Category updated."
        />
      </FreshEdit>
    </PageDialog>
  );
}

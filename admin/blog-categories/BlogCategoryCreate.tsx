import { CreateBase } from 'react-admin';
import { BlogCategoryDialog } from './BlogCategoryDialog';
import { BlogCategoryForm } from './BlogCategoryForm';

export function BlogCategoryCreate() {
  return (
    <BlogCategoryDialog title="Create New Blog Category">
      <CreateBase>
        <BlogCategoryForm saveLabel="Create Category" savedMessage="Category created." />
      </CreateBase>
    </BlogCategoryDialog>
  );
}

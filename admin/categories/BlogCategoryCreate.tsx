import { CreateBase } from 'react-admin';
import { PageDialog } from '../ui/layout/PageDialog';
import { BlogCategoryForm } from './BlogCategoryForm';

export function BlogCategoryCreate() {
  return (
    <PageDialog path="/blog-categories" title="Create New Blog Category">
      <CreateBase>
        <BlogCategoryForm saveLabel="Create Category" savedMessage="Category created." />
      </CreateBase>
    </PageDialog>
  );
}

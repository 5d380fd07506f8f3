import { useParams } from 'react-router-dom';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { PageDialog } from '../ui/layout/PageDialog';
import { BlogCategoryForm } from './BlogCategoryForm';

export function BlogCategoryEdit() {
  const { id = '' } = useParams();
  return (
    <PageDialog path="/blog-categories" title="Edit Blog Category">
      <FreshEdit id={id}>
        <BlogCategoryForm saveLabel="Update Category" savedMessage="Category updated." />
      </FreshEdit>
    </PageDialog>
  );
}

import { EditBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FreshRecord } from '../forms/FreshRecord';
import { PageDialog } from '../layout/PageDialog';
import { BlogCategoryForm } from './BlogCategoryForm';

export function BlogCategoryEdit() {
  const { id = '' } = useParams();
  return (
    <PageDialog path="/blog-categories" title="Edit Blog Category">
      <EditBase id={id} mutationMode="pessimistic">
        <FreshRecord>
          <BlogCategoryForm saveLabel="Update Category" savedMessage="Category updated." />
        </FreshRecord>
      </EditBase>
    </PageDialog>
  );
}

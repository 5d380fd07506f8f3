import { EditBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FreshRecord } from '../forms/FreshRecord';
import { BlogCategoryDialog } from './BlogCategoryDialog';
import { BlogCategoryForm } from './BlogCategoryForm';

export function BlogCategoryEdit() {
  const { id = '' } = useParams();
  return (
    <BlogCategoryDialog title="Edit Blog Category">
      <EditBase id={id} mutationMode="pessimistic">
        <FreshRecord>
          <BlogCategoryForm saveLabel="Update Category" savedMessage="Category updated." />
        </FreshRecord>
      </EditBase>
    </BlogCategoryDialog>
  );
}

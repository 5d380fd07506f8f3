import Card from '@mui/material/Card';
import { EditBase, useGetRecordId } from 'react-admin';
import { FreshRecord } from '../forms/FreshRecord';
import { PageHeading } from '../layout/PageHeading';
import { BlogForm } from './BlogForm';
import { ViewOnSite } from './ViewOnSite';

export function BlogEdit() {
  const id = useGetRecordId();
  return (
    <EditBase key={id} mutationMode="pessimistic">
      <PageHeading title="Edit Blog Post">
        <ViewOnSite />
      </PageHeading>
      <Card>
        <FreshRecord>
          <BlogForm
            draftKey={`blogs-${id}`}
            saveLabel="Update Post"
            savedMessage="Blog post updated."
          />
        </FreshRecord>
      </Card>
    </EditBase>
  );
}

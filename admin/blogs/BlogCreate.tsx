import Card from '@mui/material/Card';
import { CreateBase } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { BlogForm } from './BlogForm';
import { today } from './formatDate';
import { newId } from './newId';

export function BlogCreate() {
  return (
    <CreateBase transform={(values: object) => ({ ...values, id: newId() })}>
      <PageHeading title="Create New Blog Post" />
      <Card>
        <BlogForm
          draftKey="blogs-new"
          defaultValues={{ date: today() }}
          saveLabel="Create Post"
          savedMessage="Blog post created."
        />
      </Card>
    </CreateBase>
  );
}

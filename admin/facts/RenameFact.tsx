import { TextInput } from 'react-admin';
import type { FormField } from '../ui/forms/FormField';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { RecordForm } from '../ui/forms/RecordForm';
import { PageDialog } from '../ui/layout/PageDialog';

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: true, kind: 'text' },
  { source: 'topic', label: 'Topic', isRequired: true, kind: 'text' },
];

/** Changes what a fact is called and listed under; its key stays. */
export const RenameFact = ({ path }: { path: string }) => (
  <PageDialog title="Name and topic" path={path}>
    <FreshEdit>
      <RecordForm fields={fields} saveLabel="Save fact" savedMessage="Fact saved." path={path}>
        <TextInput source="name" label="Name" isRequired autoFocus helperText={false} />
        <TextInput source="topic" label="Topic" isRequired helperText={false} />
      </RecordForm>
    </FreshEdit>
  </PageDialog>
);

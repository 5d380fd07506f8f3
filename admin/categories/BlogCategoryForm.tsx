import { TextInput } from 'react-admin';
import type { FormField } from '../ui/forms/FormField';
import { RecordForm } from '../ui/forms/RecordForm';
import { useUniqueName } from './useUniqueName';

interface Props {
  saveLabel: string;
  savedMessage: string;
}

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: true, kind: 'text' },
  { source: 'description', label: 'Description', isRequired: true, kind: 'text' },
];

export function BlogCategoryForm(props: Props) {
  const checkName = useUniqueName();
  return (
    <RecordForm {...props} fields={fields} check={checkName} path="/blog-categories">
      <TextInput source="name" label="Name" isRequired autoFocus helperText={false} />
      <TextInput
        source="description"
        label="Description"
        isRequired
        multiline
        minRows={3}
        helperText={false}
      />
    </RecordForm>
  );
}

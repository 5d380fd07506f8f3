import { Button, DialogActions, DialogContent } from '@mui/material';
import { TextInput, useRedirect, useResourceContext } from 'react-admin';
import type { FormField } from '../forms/FormField';
import { RecordForm } from '../forms/RecordForm';
import { SubmitButton } from '../forms/SubmitButton';
import { useUniqueName } from './useUniqueName';

interface Props {
  saveLabel: string;
  savedMessage: string;
}

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: true, kind: 'text' },
  { source: 'description', label: 'Description', isRequired: true, kind: 'text' },
];

export function BlogCategoryForm({ saveLabel, savedMessage }: Props) {
  const checkName = useUniqueName();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const actions = (
    <DialogActions>
      <Button onClick={() => redirect('list', resource)}>Cancel</Button>
      <SubmitButton label={saveLabel} />
    </DialogActions>
  );
  return (
    <RecordForm
      fields={fields}
      savedMessage={savedMessage}
      check={checkName}
      container={DialogContent}
      actions={actions}
    >
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

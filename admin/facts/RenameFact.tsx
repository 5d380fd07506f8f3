import { Button, DialogActions, DialogContent } from '@mui/material';
import { EditBase, TextInput, useRedirect } from 'react-admin';
import type { FormField } from '../forms/FormField';
import { FreshRecord } from '../forms/FreshRecord';
import { RecordForm } from '../forms/RecordForm';
import { SubmitButton } from '../forms/SubmitButton';
import { PageDialog } from '../layout/PageDialog';

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: true, kind: 'text' },
  { source: 'topic', label: 'Topic', isRequired: true, kind: 'text' },
];

/** Changes what a fact is called and listed under; its key stays. */
export function RenameFact({ path }: { path: string }) {
  const redirect = useRedirect();
  const leave = () => redirect(path);
  return (
    <PageDialog title="Name and topic" path={path}>
      <EditBase mutationMode="pessimistic" redirect={false}>
        <FreshRecord>
          <RecordForm
            fields={fields}
            savedMessage="Fact saved."
            container={DialogContent}
            onSaved={leave}
            actions={
              <DialogActions>
                <Button onClick={leave}>Cancel</Button>
                <SubmitButton label="Save fact" />
              </DialogActions>
            }
          >
            <TextInput source="name" label="Name" isRequired autoFocus helperText={false} />
            <TextInput source="topic" label="Topic" isRequired helperText={false} />
          </RecordForm>
        </FreshRecord>
      </EditBase>
    </PageDialog>
  );
}

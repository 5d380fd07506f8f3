import { Card } from '@mui/material';
import { CreateBase, SelectInput, TextInput } from 'react-admin';
import type { FormField } from '../ui/forms/FormField';
import { RecordForm } from '../ui/forms/RecordForm';
import { PageHeading } from '../ui/layout/PageHeading';
import { kindChoices } from './kinds';

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: true, kind: 'text' },
  { source: 'key', label: 'Key', isRequired: true, kind: 'text' },
  { source: 'kind', label: 'Kind', isRequired: true, kind: 'text' },
  { source: 'topic', label: 'Topic', isRequired: true, kind: 'text' },
];

/** A new fact, which has no value yet. */
export function FactCreate() {
  return (
    <CreateBase>
      <PageHeading title="Create New Fact" />
      <Card sx={{ maxWidth: 560 }}>
        <RecordForm
          fields={fields}
          savedMessage="Fact created. Add its value."
          saveLabel="Create Fact"
        >
          <TextInput
            source="name"
            label="Name"
            isRequired
            autoFocus
            helperText="Student visa (500): charge"
          />
          <TextInput
            source="key"
            label="Key"
            isRequired
            helperText="What texts call it, for good: visa-500-charge"
          />
          <SelectInput
            source="kind"
            label="Kind"
            isRequired
            choices={kindChoices}
            helperText={false}
          />
          <TextInput
            source="topic"
            label="Topic"
            isRequired
            helperText="What it is listed under: Student visa"
          />
        </RecordForm>
      </Card>
    </CreateBase>
  );
}

import { Card } from '@mui/material';
import { CreateBase, PasswordInput, TextInput } from 'react-admin';
import type { FormField } from '../../ui/forms/FormField';
import { RecordForm } from '../../ui/forms/RecordForm';
import { PageHeading } from '../../ui/layout/PageHeading';
import { checkPassword } from './checkPassword';

const fields: readonly FormField[] = [
  { source: 'username', label: 'Username', isRequired: true, kind: 'text' },
  { source: 'password', label: 'Password', isRequired: true, kind: 'secret' },
];

export function AdminCreate() {
  return (
    <CreateBase>
      <PageHeading title="Create New Admin" />
      <Card sx={{ maxWidth: 480 }}>
        <RecordForm
          fields={fields}
          savedMessage="Admin created."
          check={checkPassword}
          saveLabel="Create Admin"
        >
          <TextInput
            source="username"
            label="Username"
            isRequired
            autoComplete="off"
            helperText={false}
          />
          <PasswordInput
            source="password"
            label="Password"
            isRequired
            autoComplete="new-password"
            helperText="At least 8 characters."
          />
        </RecordForm>
      </Card>
    </CreateBase>
  );
}

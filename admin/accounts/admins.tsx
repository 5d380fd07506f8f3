import { Card, Stack, Typography } from '@mui/material';
import {
  CreateBase,
  DataTable,
  DeleteButton,
  EditButton,
  PasswordInput,
  RecordRepresentation,
  TextInput,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Admin } from '../../api/types';
import { formatDay } from '../dates';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { filled, RecordForm } from '../ui/forms/RecordForm';
import { PageHeading } from '../ui/layout/PageHeading';
import { ResourceList } from '../ui/lists/ResourceList';
import { passwordProblem } from './ChangePassword';

const Column = DataTable.Col<Admin>;

export const AdminList = () => (
  <ResourceList
    title="Admins"
    newLabel="New Admin"
    nounFor={(count) => (count === 1 ? 'admin' : 'admins')}
    sort={{ field: 'username', order: 'ASC' }}
    table={
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column source="username" label="Username" sx={{ fontWeight: 600 }} />
        <Column
          label="Created"
          source="created_at"
          render={({ created_at }) => formatDay(created_at)}
        />
        <Column label="Actions" render={AdminActions} />
      </DataTable>
    }
  />
);

// An admin's sessions end with it, which no undo brings back: this delete asks first.
const AdminActions = () => (
  <Stack direction="row">
    <EditButton color="inherit" label="Change password" />
    <DeleteButton
      color="inherit"
      mutationMode="pessimistic"
      redirect={false}
      successMessage="Admin deleted."
    />
  </Stack>
);

const fields = [
  { source: 'username', label: 'Username' },
  { source: 'password', label: 'Password' },
];

export const AdminCreate = () => (
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
          validate={filled('Username')}
          autoComplete="off"
        />
        <NewPassword label="Password" />
      </RecordForm>
    </Card>
  </CreateBase>
);

/** Gives an admin a new password; their sessions end. */
export const AdminEdit = () => (
  <>
    <PageHeading title="Change Admin Password" />
    <Card sx={{ maxWidth: 480 }}>
      <FreshEdit>
        <RecordForm
          fields={fields}
          savedMessage="Password changed."
          check={checkPassword}
          saveLabel="Change Password"
        >
          <Typography sx={{ mb: 1 }}>
            A new password for <RecordRepresentation />. They are signed out everywhere.
          </Typography>
          <NewPassword label="New password" />
        </RecordForm>
      </FreshEdit>
    </Card>
  </>
);

const NewPassword = ({ label }: { label: string }) => (
  <PasswordInput
    source="password"
    label={label}
    validate={filled(label)}
    autoComplete="new-password"
    helperText="At least 8 characters."
  />
);

function checkPassword(values: FieldValues): Record<string, string> {
  const problem = passwordProblem(values.password, 'Password');
  return problem ? { password: problem } : {};
}

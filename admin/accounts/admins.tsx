import { Card, Stack, Typography } from '@mui/material';
import { CreateBase, DeleteButton, RecordRepresentation } from 'react-admin';
import type { Admin } from '../../api/types';
import { formatDay } from '../dates';
import { FieldInput } from '../ui/forms/FieldInput';
import { FreshEdit } from '../ui/forms/FreshEdit';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { PageHeading } from '../ui/layout/PageHeading';
import { EditLink } from '../ui/lists/EditLink';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { passwordProblem } from './ChangePasswordDialog';

const columns: readonly RecordColumn<Admin>[] = [
  { source: 'username', label: 'Username', sx: { fontWeight: 600 } },
  { source: 'created_at', label: 'Created', render: ({ created_at }) => formatDay(created_at) },
  { label: 'Actions', render: () => <AdminActions /> },
];

export const AdminList = () => (
  <ResourceList
    title="Admins"
    newLabel="New Admin"
    nounFor={(count) => (count === 1 ? 'admin' : 'admins')}
    sort={{ field: 'username', order: 'ASC' }}
    table={<RecordTable columns={columns} />}
  />
);

// Deleting an admin ends sessions, which can't be undone, so this delete asks first.
const AdminActions = () => (
  <Stack direction="row">
    <EditLink label="Change password" />
    <DeleteButton
      color="inherit"
      mutationMode="pessimistic"
      redirect={false}
      successMessage="Admin deleted."
    />
  </Stack>
);

const password: FieldSpec = {
  source: 'password',
  label: 'Password',
  kind: 'secret',
  isRequired: true,
  help: 'At least 8 characters.',
  problem: (value) => passwordProblem(String(value), 'Password'),
};
const username: FieldSpec = { source: 'username', label: 'Username', isRequired: true };

export const AdminCreate = () => (
  <CreateBase>
    <PageHeading title="Create New Admin" />
    <Card sx={{ maxWidth: 480 }}>
      <ResourceForm fields={[username, password]} submit="Create Admin" done="Admin created.">
        <FieldInput field={username} autoComplete="off" autoFocus />
        <FieldInput field={password} autoComplete="new-password" />
      </ResourceForm>
    </Card>
  </CreateBase>
);

const newPassword: FieldSpec = { ...password, label: 'New password' };

/** Sets an admin's new password, which ends their sessions. */
export const AdminEdit = () => (
  <>
    <PageHeading title="Change Admin Password" />
    <Card sx={{ maxWidth: 480 }}>
      <FreshEdit>
        <ResourceForm fields={[newPassword]} submit="Change Password" done="Password changed.">
          <Typography sx={{ mb: 1 }}>
            New password for <RecordRepresentation />. They are signed out everywhere.
          </Typography>
          <FieldInput field={newPassword} autoComplete="new-password" />
        </ResourceForm>
      </FreshEdit>
    </Card>
  </>
);

import { Stack } from '@mui/material';
import { DataTable, DateField, DeleteButton, EditButton } from 'react-admin';
import type { Admin } from '../../api/types';
import { ResourceList } from '../lists/ResourceList';

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
        <Column label="Created" source="created_at">
          <DateField source="created_at" locales="en-US" options={{ dateStyle: 'long' }} />
        </Column>
        <Column label="Actions" render={AdminActions} />
      </DataTable>
    }
  />
);

// An admin's sessions end with it, which no undo brings back: this delete asks first.
const AdminActions = () => (
  <Stack direction="row">
    <EditButton label="Change password" />
    <DeleteButton mutationMode="pessimistic" redirect={false} successMessage="Admin deleted." />
  </Stack>
);

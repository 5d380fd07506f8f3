import { Stack } from '@mui/material';
import { DataTable, DeleteButton, EditButton } from 'react-admin';
import type { Admin } from '../../../api/types';
import { formatDay } from '../../dates';
import { ResourceList } from '../../ui/lists/ResourceList';

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

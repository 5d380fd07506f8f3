import Stack from '@mui/material/Stack';
import { DataTable, DateField, DeleteButton, EditButton, List } from 'react-admin';
import type { Admin } from '../../api/types';
import { PageHeading } from '../layout/PageHeading';
import { FoundCount } from '../lists/FoundCount';
import { defaultPageSize, ListPagination } from '../lists/ListPagination';
import { NewButton } from '../lists/NewButton';

const Column = DataTable.Col<Admin>;
const sort = { field: 'username', order: 'ASC' } as const;

export function AdminList() {
  return (
    <>
      <PageHeading title="Admins">
        <NewButton label="New Admin" />
      </PageHeading>
      <List
        title={false}
        empty={false}
        actions={false}
        exporter={false}
        pagination={<ListPagination />}
        perPage={defaultPageSize}
        sort={sort}
      >
        <FoundCount nounFor={(count) => (count === 1 ? 'admin' : 'admins')} />
        <DataTable bulkActionButtons={false} rowClick={false}>
          <Column source="username" label="Username" sx={{ fontWeight: 600 }} />
          <Column label="Created" source="created_at">
            <DateField source="created_at" locales="en-US" options={{ dateStyle: 'long' }} />
          </Column>
          <Column label="Actions" render={AdminActions} />
        </DataTable>
      </List>
    </>
  );
}

// An admin's sessions end with it, which no undo brings back: this delete asks first.
function AdminActions() {
  return (
    <Stack direction="row">
      <EditButton label="Change password" />
      <DeleteButton mutationMode="pessimistic" redirect={false} successMessage="Admin deleted." />
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { DataTable, EditButton } from 'react-admin';
import type { BlogCategory } from '../../api/types';
import { DeleteCategoryButton } from './DeleteCategoryButton';

const Column = DataTable.Col<BlogCategory>;

export function BlogCategoryTable() {
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Column source="name" label="Name" sx={{ fontWeight: 600 }} />
      <Column source="description" label="Description" disableSort />
      <Column
        label="Actions"
        render={() => (
          <Stack direction="row">
            <EditButton />
            <DeleteCategoryButton />
          </Stack>
        )}
      />
    </DataTable>
  );
}

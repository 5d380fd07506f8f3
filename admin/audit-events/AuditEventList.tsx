import { DataTable, DateField, List } from 'react-admin';
import type { AuditEvent } from '../../api/types';
import { PageHeading } from '../layout/PageHeading';
import { FoundCount } from '../lists/FoundCount';
import { defaultPageSize, ListPagination } from '../lists/ListPagination';
import { searchFilter } from '../lists/searchFilter';
import { readableCode } from './readableCode';

const Column = DataTable.Col<AuditEvent>;
const filters = searchFilter('Search activity by admin or summary...');
const sort = { field: 'at', order: 'DESC' } as const;
const when = { dateStyle: 'medium', timeStyle: 'short' } as const;

export function AuditEventList() {
  return (
    <>
      <PageHeading title="Activity" />
      <List
        title={false}
        empty={false}
        filters={filters}
        actions={false}
        exporter={false}
        pagination={<ListPagination />}
        perPage={defaultPageSize}
        sort={sort}
      >
        <FoundCount nounFor={(count) => (count === 1 ? 'event' : 'events')} />
        <DataTable bulkActionButtons={false} rowClick={false}>
          <Column label="When" source="at" sx={{ whiteSpace: 'nowrap' }}>
            <DateField source="at" showTime locales="en-US" options={when} />
          </Column>
          <Column source="username" label="Admin" sx={{ fontWeight: 600 }} />
          <Column label="Action" source="action" render={({ action }) => readableCode(action)} />
          <Column
            label="Resource"
            source="resource"
            render={({ resource }) => readableCode(resource)}
          />
          <Column source="summary" label="Summary" disableSort />
        </DataTable>
      </List>
    </>
  );
}

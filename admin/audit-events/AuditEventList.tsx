import { List } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { FoundCount } from '../lists/FoundCount';
import { defaultPageSize, ListPagination } from '../lists/ListPagination';
import { searchFilter } from '../lists/searchFilter';
import { useIsNarrow } from '../lists/useIsNarrow';
import { AuditEventCards } from './AuditEventCards';
import { AuditEventTable } from './AuditEventTable';

const filters = searchFilter('Search activity by admin or summary...');
const sort = { field: 'at', order: 'DESC' } as const;

/** What was done, newest first; only to read. */
export function AuditEventList() {
  const isNarrow = useIsNarrow();
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
        {isNarrow ? <AuditEventCards /> : <AuditEventTable />}
      </List>
    </>
  );
}

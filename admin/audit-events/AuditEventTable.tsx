import { DataTable } from 'react-admin';
import type { AuditEvent } from '../../api/types';
import { describeEvent } from './describeEvent';
import { EventTime } from './EventTime';

const Column = DataTable.Col<AuditEvent>;

export function AuditEventTable() {
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Column label="When" source="at" sx={{ whiteSpace: 'nowrap' }}>
        <EventTime />
      </Column>
      <Column source="username" label="Admin" sx={{ fontWeight: 600 }} />
      <Column label="Action" source="action" render={describeEvent} />
      <Column source="summary" label="Summary" disableSort sx={{ overflowWrap: 'anywhere' }} />
    </DataTable>
  );
}

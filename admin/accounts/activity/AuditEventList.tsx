import { DataTable } from 'react-admin';
import type { AuditEvent } from '../../../api/types';
import { formatMoment } from '../../dates';
import { RecordCards } from '../../ui/lists/RecordCards';
import { ResourceList } from '../../ui/lists/ResourceList';
import { describeEvent } from './describeEvent';
import { EventSubject } from './EventSubject';

const Column = DataTable.Col<AuditEvent>;
/** What was done, newest first; only to read. */
export const AuditEventList = () => (
  <ResourceList
    title="Activity"
    search="Search activity by admin or summary..."
    nounFor={(count) => (count === 1 ? 'event' : 'events')}
    sort={{ field: 'at', order: 'DESC' }}
    table={
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column
          label="When"
          source="at"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ at }) => formatMoment(at)}
        />
        <Column source="username" label="Admin" sx={{ fontWeight: 600 }} />
        <Column label="Action" source="action" render={describeEvent} />
        <Column
          source="summary"
          label="Summary"
          disableSort
          sx={{ overflowWrap: 'anywhere' }}
          render={EventSubject}
        />
      </DataTable>
    }
    cards={
      <RecordCards<AuditEvent>
        title={describeEvent}
        details={({ username, at }) => [username, formatMoment(at)].filter(Boolean).join(' · ')}
        text={EventSubject}
      />
    }
  />
);

import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { ListedEnquiry } from '../../api/types';
import { formatMoment } from '../dates';
import { CsvButton } from '../ui/lists/CsvButton';
import { RecordCards } from '../ui/lists/RecordCards';
import { ResourceList } from '../ui/lists/ResourceList';
import { AnswerBy } from './AnswerBy';
import { ageOf } from './age';
import { EnquiryState } from './EnquiryState';
import { EnquiryTabs } from './EnquiryTabs';

import { AssignedName, enquiryFilters } from './filters';
import { Numbers } from './Numbers';
import { Beginning, Sender } from './Sender';
import { kindNames } from './words';

const Column = DataTable.Col<ListedEnquiry>;

/** What visitors wrote to us, newest first. */
export const EnquiryList = () => (
  <ResourceList
    title="Enquiries"
    actions={<CsvButton />}
    search="Search in everything written..."
    filters={enquiryFilters}
    tabs={
      <>
        <EnquiryTabs />
        <Box sx={{ px: 2, pt: 1.5 }}>
          <Numbers />
        </Box>
      </>
    }
    nounFor={(count) => (count === 1 ? 'enquiry' : 'enquiries')}
    pageSize={20}
    sort={{ field: 'received_at', order: 'DESC' }}
    table={
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="name" label="From" sx={{ overflowWrap: 'anywhere' }} render={Sender} />
        <Column label="About" sx={{ minWidth: '14rem', width: '34%' }} render={Beginning} />
        <Column source="kind" label="Kind" render={({ kind }) => kindNames[kind]} />
        <Column source="status" label="State" sx={{ whiteSpace: 'nowrap' }} render={EnquiryState} />
        <Column source="assigned_to" label="Assigned to" disableSort render={AssignedName} />
        <Column
          source="received_at"
          label="Received"
          sortByOrder="DESC"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ received_at }) => (
            <time dateTime={received_at} title={formatMoment(received_at)}>
              {ageOf(received_at)} ago
            </time>
          )}
        />
        <Column source="answer_by" label="Answer by" render={AnswerBy} />
      </DataTable>
    }
    cards={
      <RecordCards<ListedEnquiry>
        title={Sender}
        details={({ kind, received_at, assigned_to }) => (
          <>
            {kindNames[kind]} · {ageOf(received_at)} ago{' '}
            {assigned_to !== null && (
              <>
                · for <AssignedName assigned_to={assigned_to} />
              </>
            )}
          </>
        )}
        state={(enquiry) => (
          <>
            <EnquiryState {...enquiry} /> · <AnswerBy {...enquiry} />
          </>
        )}
        text={Beginning}
      />
    }
  />
);

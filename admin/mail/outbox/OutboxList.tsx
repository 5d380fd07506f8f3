import { Stack } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Message } from '../../../api/types';
import { formatMoment } from '../../dates';
import { choiceFilter, choicesOf } from '../../ui/lists/choiceFilter';
import { FilterTabs } from '../../ui/lists/FilterTabs';
import { RecordCards } from '../../ui/lists/RecordCards';
import { ResourceList } from '../../ui/lists/ResourceList';
import { kindNames } from './kinds';
import { MailNotice } from './MailNotice';
import { MessageActions } from './MessageActions';
import { MessageState, statusChoices } from './MessageState';
import { SubjectLink } from './SubjectLink';

const Column = DataTable.Col<Message>;
const kinds = choicesOf(kindNames);

const filters = [choiceFilter('kind', 'Kind', kinds)];

const recipient = ({ to_name, to_email }: Message) =>
  to_name ? `${to_name} <${to_email}>` : to_email;

/** Every message that leaves this server: what waits, failed and was sent, newest first. */
export const OutboxList = () => (
  <ResourceList
    title="Outbox"
    search="Search messages by address, subject or text..."
    filters={filters}
    tabs={
      <>
        <MailNotice />
        <FilterTabs source="status" label="State" choices={statusChoices} allName="All" />
      </>
    }
    nounFor={(count) => (count === 1 ? 'message' : 'messages')}
    pageSize={20}
    sort={{ field: 'created_at', order: 'DESC' }}
    fields="id,kind,to_email,to_name,subject,status,attempts,next_attempt_at,last_error,sent_at,created_at,updated_at"
    table={
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column
          source="created_at"
          label="Written"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ created_at }) => formatMoment(created_at)}
        />
        <Column
          source="to_email"
          label="To"
          sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
          render={recipient}
        />
        <Column source="subject" label="Subject" sx={{ minWidth: '12rem' }} render={SubjectLink} />
        <Column source="kind" label="Kind" render={({ kind }) => kindNames[kind]} />
        <Column source="status" label="State" sx={{ minWidth: '10rem' }} render={MessageState} />
        <Column
          label="Actions"
          render={() => (
            <Stack direction="row">
              <MessageActions />
            </Stack>
          )}
        />
      </DataTable>
    }
    cards={
      <RecordCards<Message>
        title={SubjectLink}
        details={(message) => `${recipient(message)} · ${formatMoment(message.created_at)}`}
        text={({ kind }) => kindNames[kind]}
        badge={MessageState}
        actions={<MessageActions />}
      />
    }
  />
);

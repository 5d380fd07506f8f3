import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { ShowBase, useCreatePath, useRecordContext } from 'react-admin';
import type { Message } from '../../api/types';
import { formatMoment } from '../dates';
import { LinkButton } from '../ui/layout/LinkButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { choiceFilter, choicesOf } from '../ui/lists/choiceFilter';
import { EmailText } from '../ui/lists/EmailText';
import { FilterTabs } from '../ui/lists/FilterTabs';
import { type RecordColumn, RecordTable, RowActions } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import {
  MailNotice,
  MessageActions,
  MessageState,
  messageKinds,
  messageStates,
  SubjectLink,
} from './messages';
import { TestMailButton } from './TestMail';

const columns: RecordColumn<Message>[] = [
  { source: 'subject', label: 'Subject', sx: { minWidth: '12rem' }, render: SubjectLink },
  {
    source: 'to_email',
    label: 'To',
    render: ({ to_name, to_email }) => (
      <>
        {to_name} <EmailText email={to_email} />
      </>
    ),
  },
  {
    source: 'created_at',
    label: 'Written',
    render: ({ created_at }) => <Box sx={{ minWidth: '8rem' }}>{formatMoment(created_at)}</Box>,
  },
  { source: 'kind', label: 'Kind', render: ({ kind }) => messageKinds[kind] },
  { source: 'status', label: 'State', sx: { minWidth: '10rem' }, render: MessageState },
  {
    label: 'Actions',
    render: () => (
      <RowActions>
        <MessageActions />
      </RowActions>
    ),
  },
];

/** All mail: queued, failed and sent, newest first. */
export const OutboxList = () => (
  <ResourceList
    title="Outbox"
    search="Search messages by address, subject or text..."
    filters={[choiceFilter('kind', 'Kind', choicesOf(messageKinds))]}
    tabs={
      <>
        <MailNotice />
        <FilterTabs source="status" label="State" choices={choicesOf(messageStates)} />
      </>
    }
    actions={<TestMailButton />}
    nounFor={(count) => (count === 1 ? 'message' : 'messages')}
    pageSize={20}
    sort={{ field: 'created_at', order: 'DESC' }}
    fields="id,kind,to_email,to_name,subject,status,attempts,next_attempt_at,last_error,sent_at,created_at,updated_at"
    table={
      <RecordTable
        columns={columns}
        empty="Mail on its way and mail that was sent appears here. There is none yet."
      />
    }
  />
);

export const OutboxShow = () => (
  <ShowBase>
    <PageHeading title="Message">
      <LinkButton to="/outbox">All messages</LinkButton>
    </PageHeading>
    <Sent />
  </ShowBase>
);

function Sent() {
  const message = useRecordContext<Message>();
  const createPath = useCreatePath();
  if (!message) return null;
  const { kind, to_name, to_email, reply_to, subject, text, attempts, created_at, enquiry_id } =
    message;
  return (
    <Card>
      <CardContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h6">
          {subject}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {messageKinds[kind]} to {to_name} {to_email} · written {formatMoment(created_at)}
          {reply_to && ` · replies go to ${reply_to}`}
          {attempts > 0 && ` · tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ my: 1, gap: 1, flexWrap: 'wrap' }}>
          <MessageState {...message} />
          <MessageActions />
          {enquiry_id && (
            <LinkButton to={createPath({ resource: 'enquiries', type: 'edit', id: enquiry_id })}>
              Open the enquiry
            </LinkButton>
          )}
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>{text}</Typography>
      </CardContent>
    </Card>
  );
}

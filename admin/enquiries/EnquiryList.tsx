import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, SelectInput, type SelectInputProps, useListContext } from 'react-admin';
import type { ListedEnquiry } from '../../api/types';
import { topicName } from '../bookings/labels';
import { useOffices } from '../bookings/useOffices';
import { formatDay, formatMoment, today } from '../dates';
import { useInboxNumbers } from '../mail/inbox';
import { lastUsername } from '../signedIn';
import { CsvButton } from '../ui/lists/CsvButton';
import { choiceFilter, choicesOf } from '../ui/lists/choiceFilter';
import { EmailText } from '../ui/lists/EmailText';
import { FilterTabs } from '../ui/lists/FilterTabs';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { formatAge, formatDuration } from './age';
import { channels, enquiryKinds, enquiryStates, outcomes } from './labels';
import { ReplyState } from './ReplyState';
import { useAdmins } from './useAdmins';

const columns: RecordColumn<ListedEnquiry>[] = [
  { source: 'name', label: 'From', render: Sender },
  { label: 'About', render: Excerpt },
  {
    source: 'kind',
    label: 'Kind',
    render: ({ kind, channel }) =>
      channel === 'form' ? enquiryKinds[kind] : `${enquiryKinds[kind]}, ${channels[channel]}`,
  },
  {
    source: 'status',
    label: 'State',
    sx: { whiteSpace: 'nowrap' },
    render: State,
  },
  { source: 'assigned_to', label: 'Assigned to', disableSort: true, render: AssignedName },
  {
    source: 'received_at',
    label: 'Received',
    sortByOrder: 'DESC',
    sx: { whiteSpace: 'nowrap' },
    render: ({ received_at }) => (
      <time dateTime={received_at} title={formatMoment(received_at)}>
        {formatAge(received_at)} ago
      </time>
    ),
  },
  {
    source: 'answer_by',
    label: 'Reply by',
    render: (enquiry) => (
      <Box sx={{ minWidth: '6.5rem' }}>
        <ReplyState {...enquiry} isBrief />
      </Box>
    ),
  },
];

/** Enquiries: those whose next step is due first, then the newest. */
export const EnquiryList = () => (
  <ResourceList
    title="Enquiries"
    newLabel="Enter by hand"
    actions={<CsvButton />}
    search="Search all messages and notes..."
    filters={[
      choiceFilter('kind', 'Kind', choicesOf(enquiryKinds)),
      choiceFilter('outcome', 'Outcome', choicesOf(outcomes)),
      <OfficeFilter key="office_id" source="office_id" label="Office" alwaysOn />,
      <AssignedFilter key="assigned_to" source="assigned_to" label="Assigned to" alwaysOn />,
    ]}
    tabs={
      <>
        <StateTabs />
        <Stats />
      </>
    }
    nounFor={(count) => (count === 1 ? 'enquiry' : 'enquiries')}
    pageSize={20}
    sort={{ field: 'due', order: 'DESC' }}
    table={
      <RecordTable
        columns={columns}
        rowClick="edit"
        empty="What visitors send from the site’s forms appears here. Nobody has written yet."
      />
    }
  />
);

/** Filters by status and shows the number of new enquiries, refreshing the list when it changes. */
function StateTabs() {
  const count = useInboxNumbers().data?.new;
  const { refetch } = useListContext();
  const last = useRef(count);
  useEffect(() => {
    if (last.current !== undefined && last.current !== count) refetch();
    last.current = count;
  }, [count, refetch]);
  const choices = choicesOf(enquiryStates).map((choice) =>
    choice.id === 'new' ? { ...choice, count } : choice,
  );
  return <FilterTabs source="status" label="Status" choices={choices} allName="Inbox" />;
}

const unsent = new URLSearchParams({ filter: '{"delivery":"delayed"}' });
const due = new URLSearchParams({ filter: '{"due":"true"}' });
const undelivered = new URLSearchParams({ filter: '{"delivery":"failed"}' });

/** Key figures: new, oldest unanswered, overdue, and reply time. */
function Stats() {
  const { data } = useInboxNumbers();
  if (!data) return null;
  const { oldest_unanswered_id: oldestId, oldest_unanswered_at: oldestAt } = data;
  const { overdue, median_answer_seconds: median } = data;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
      {data.new} new ·{' '}
      {oldestId && oldestAt ? (
        <Link to={`/enquiries/${encodeURIComponent(oldestId)}`}>
          the oldest has been waiting {formatAge(oldestAt)}
        </Link>
      ) : (
        'none without a reply'
      )}
      {data.undelivered > 0 && (
        <>
          {' · '}
          <Link to={`/enquiries?${undelivered}`}>
            {data.undelivered === 1 ? '1 reply' : `${data.undelivered} replies`} could not be
            delivered
          </Link>
        </>
      )}
      {data.unsent > 0 && (
        <>
          {' · '}
          <Link to={`/enquiries?${unsent}`}>
            {data.unsent === 1 ? '1 reply' : `${data.unsent} replies`} not sent yet
          </Link>
        </>
      )}
      {data.due > 0 && (
        <>
          {' · '}
          <Link to={`/enquiries?${due}`}>
            {data.due === 1 ? '1 next step is' : `${data.due} next steps are`} due
          </Link>
        </>
      )}
      {overdue > 0 && ` · ${overdue} late`}
      {median !== null && ` · median time to reply ${formatDuration(median * 1000)} (last 30 days)`}
    </Typography>
  );
}

/** The assignee of an enquiry. */
function AssignedName({ assigned_to }: ListedEnquiry) {
  return useAdmins().find(({ id }) => id === assigned_to)?.username;
}

function AssignedFilter(props: SelectInputProps) {
  const choices = useAdmins().map(({ id, username }) => ({
    id,
    name: username === lastUsername() ? 'Me' : username,
  }));
  choices.sort((one, other) => Number(other.name === 'Me') - Number(one.name === 'Me'));
  const all = [...choices, { id: 'nobody', name: 'Nobody' }];
  return <SelectInput {...props} choices={all} emptyText="All" />;
}

const OfficeFilter = (props: SelectInputProps) => (
  <SelectInput {...props} choices={useOffices()} emptyText="All" />
);

/** The status, with what comes next or how it ended. */
function State({ status, next_on, next_reason, outcome }: ListedEnquiry) {
  const isDue = next_on !== null && next_on <= today();
  return (
    <>
      <StatusLabel status={enquiryStates[status]} />
      {next_on && (
        <Typography
          variant="body2"
          color={isDue ? 'error.main' : 'text.secondary'}
          sx={{ whiteSpace: 'normal', maxWidth: '14rem' }}
        >
          {isDue ? 'Due' : 'Next'} {formatDay(next_on)}
          {next_reason && `: ${next_reason}`}
        </Typography>
      )}
      {status === 'closed' && outcome && (
        <Typography variant="body2" color="text.secondary">
          {outcomes[outcome]}
        </Typography>
      )}
    </>
  );
}

function Sender({ id, name, email, phone, status }: ListedEnquiry) {
  return (
    <Box sx={{ minWidth: { md: '11rem' } }}>
      <Link to={`/enquiries/${encodeURIComponent(id)}`} sx={{ fontWeight: weightOf(status) }}>
        {name || <EmailText email={email} />}
      </Link>
      {name && (
        <Typography component="span" variant="body2" color="text.secondary" display="block">
          {email ? <EmailText email={email} /> : phone}
        </Typography>
      )}
    </Box>
  );
}

const weightOf = (status: ListedEnquiry['status']) => (status === 'new' ? 700 : 500);

/** Topic and beginning of the message. */
function Excerpt({ topic, excerpt, status }: ListedEnquiry) {
  return (
    // A cell's own width would be taken of an empty column, too.
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', minWidth: excerpt ? '14rem' : 0 }}>
      <Box sx={{ fontWeight: weightOf(status) }}>{topicName(topic)}</Box>
      <Box sx={twoLines}>{excerpt}</Box>
    </Box>
  );
}

const twoLines = {
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

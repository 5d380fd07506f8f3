import { Box, Typography } from '@mui/material';
import type { Subscriber } from '../../api/types';
import { formatMoment } from '../dates';
import { CsvButton } from '../ui/lists/CsvButton';
import { choiceFilter, choicesOf } from '../ui/lists/choiceFilter';
import { EmailText } from '../ui/lists/EmailText';
import { FilterTabs } from '../ui/lists/FilterTabs';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { type Status, StatusLabel } from '../ui/lists/StatusLabel';
import { PersonalDataButton } from './PersonalDataButton';

const states: Record<Subscriber['state'], Status> = {
  subscribed: { name: 'Subscribed', colour: 'success.main' },
  unconfirmed: { name: 'Not confirmed yet', colour: 'warning.main' },
  left: { name: 'Unsubscribed', colour: 'text.disabled' },
  erased: { name: 'Erased, telling the provider', colour: 'error.main' },
};

/** Shows if the email provider knows the subscriber. */
const providerStates: Record<Subscriber['status'], Status> = {
  held: { name: 'Waiting for confirmation', colour: 'text.disabled' },
  waiting: { name: 'Waiting', colour: 'text.disabled' },
  sent: { name: 'Told', colour: 'success.main' },
  failed: { name: 'Failed', colour: 'error.main', isError: true },
};

const sources: Record<string, string> = {
  newsletter: 'Newsletter form',
  'free-access': 'Free access form',
  enquiry: 'Enquiry form',
};

/** Returns the label of a subscription's form. */
const sourceName = (source: string) => sources[source] ?? (source || 'Unknown form');

const columns: RecordColumn<Subscriber>[] = [
  {
    source: 'email',
    label: 'Address',
    sx: { fontWeight: 600 },
    render: ({ email, first_name, last_name }) => (
      <>
        <EmailText email={email} />
        <Typography component="span" variant="body2" color="text.secondary" display="block">
          {first_name} {last_name}
        </Typography>
      </>
    ),
  },
  {
    source: 'state',
    label: 'State',
    sx: { minWidth: '8rem' },
    render: ({ state }) => <StatusLabel status={states[state]} />,
  },
  { source: 'source', label: 'Form', render: ({ source }) => sourceName(source) },
  {
    source: 'created_at',
    label: 'Since',
    sortByOrder: 'DESC',
    render: ({ created_at }) => formatMoment(created_at),
  },
  { label: 'Consent', sx: { minWidth: '16rem' }, render: Consents },
  {
    source: 'status',
    label: 'Provider',
    disableSort: true,
    isWideOnly: true,
    render: ({ status, last_error }) => (
      <StatusLabel status={providerStates[status]}>
        {providerStates[status].name}
        {status !== 'sent' && last_error && `: ${last_error}`}
      </StatusLabel>
    ),
  },
  {
    label: 'Actions',
    render: ({ email }) => <PersonalDataButton person={{ email }} label="Personal data" />,
  },
];

/** Current and former newsletter subscribers with their consents. */
export const SubscriberList = () => (
  <ResourceList
    title="Subscribers"
    actions={<CsvButton />}
    search="Search subscribers by address or name..."
    filters={[choiceFilter('source', 'Form', choicesOf(sources))]}
    tabs={<FilterTabs source="state" label="State" choices={choicesOf(states)} />}
    nounFor={(count) => (count === 1 ? 'subscriber' : 'subscribers')}
    pageSize={20}
    sort={{ field: 'created_at', order: 'DESC' }}
    table={
      <RecordTable
        columns={columns}
        empty="People who subscribe to the newsletter on the site appear here. There are none yet."
      />
    }
  />
);

/** Consents: wording, form and time, newest first. */
export function Consents({ consents }: Pick<Subscriber, 'consents'>) {
  if (consents.length === 0) return 'No consent on record.';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {consents.toReversed().map(({ id, wording, source, given_at, confirmed_at, ended_at }) => (
        <li key={id}>
          “{wording}”
          <Typography component="span" variant="body2" color="text.secondary" display="block">
            {sourceName(source)}, {formatMoment(given_at)}
            {confirmed_at && ` · confirmed ${formatMoment(confirmed_at)}`}
            {ended_at && ` · ended ${formatMoment(ended_at)}`}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

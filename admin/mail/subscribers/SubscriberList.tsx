import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Subscriber } from '../../../api/types';
import { formatMoment } from '../../dates';
import { PersonalDataButton } from '../../enquiries/personal-data/PersonalDataButton';
import { CsvButton } from '../../ui/lists/CsvButton';
import { choiceFilter } from '../../ui/lists/choiceFilter';
import { FilterTabs } from '../../ui/lists/FilterTabs';
import { RecordCards } from '../../ui/lists/RecordCards';
import { ResourceList } from '../../ui/lists/ResourceList';
import { Consents } from './Consents';

import { ProviderState, SubscriberState, stateChoices } from './SubscriberState';
import { sourceChoices, sourceName } from './sources';

const Column = DataTable.Col<Subscriber>;

const filters = [choiceFilter('source', 'Form', sourceChoices)];

const nameOf = ({ first_name, last_name }: Subscriber) =>
  [first_name, last_name].filter(Boolean).join(' ');

function Address(subscriber: Subscriber) {
  return (
    <>
      {subscriber.email}
      <Typography component="span" variant="body2" color="text.secondary" display="block">
        {nameOf(subscriber)}
      </Typography>
    </>
  );
}

const Everything = ({ email }: Subscriber) => (
  <PersonalDataButton email={email} label="Personal data" />
);

/** Who gets the newsletter, who left, and what each agreed to. */
export const SubscriberList = () => (
  <ResourceList
    title="Subscribers"
    actions={<CsvButton />}
    search="Search subscribers by address or name..."
    filters={filters}
    tabs={<FilterTabs source="state" label="State" choices={stateChoices} allName="All" />}
    nounFor={(count) => (count === 1 ? 'subscriber' : 'subscribers')}
    pageSize={20}
    sort={{ field: 'created_at', order: 'DESC' }}
    table={
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column
          source="email"
          label="Address"
          sx={{ minWidth: '12rem', fontWeight: 600, overflowWrap: 'anywhere' }}
          render={Address}
        />
        <Column source="state" label="State" sx={{ minWidth: '8rem' }} render={SubscriberState} />
        <Column source="source" label="Form" render={({ source }) => sourceName(source)} />
        <Column
          source="created_at"
          label="Since"
          sortByOrder="DESC"
          render={({ created_at }) => formatMoment(created_at)}
        />
        <Column label="Consent" sx={{ minWidth: '16rem' }} render={Consents} />
        <Column source="status" label="Provider" render={ProviderState} />
        <Column label="Actions" render={Everything} />
      </DataTable>
    }
    cards={
      <RecordCards<Subscriber>
        title={({ email }) => email}
        details={(row) => [nameOf(row), sourceName(row.source)].filter(Boolean).join(' · ')}
        state={SubscriberState}
        text={Consents}
        badge={Everything}
      />
    }
  />
);

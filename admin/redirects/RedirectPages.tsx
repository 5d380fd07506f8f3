import { Card } from '@mui/material';
import { CreateBase, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Redirect } from '../../api/types';
import { resources } from '../../shared/resources';
import { formatDay } from '../dates';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { choiceFilter, choicesOf } from '../ui/lists/choiceFilter';
import { EditLink } from '../ui/lists/EditLink';
import { type RecordColumn, RecordTable, RowActions } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { MissedPages } from './MissedPages';

const sources: Record<Redirect['source'], string> = {
  slug: 'Changed slug',
  import: 'Import',
  hand: 'Added here',
};

const fields = specsOf(resources.redirects.fields);

const columns: RecordColumn<Redirect>[] = [
  { source: 'from', label: 'From', sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
  {
    source: 'to',
    label: 'To',
    disableSort: true,
    sx: { overflowWrap: 'anywhere' },
    render: ({ to }) => to ?? 'Nowhere: its post isn’t live',
  },
  { source: 'source', label: 'Source', render: ({ source }) => sources[source] },
  {
    source: 'created_at',
    label: 'Added',
    sx: { whiteSpace: 'nowrap' },
    render: ({ created_at }) => formatDay(created_at),
  },
  { label: 'Actions', render: () => <Actions /> },
];

/** Addresses of this site that lead elsewhere, and where each came from. */
export const RedirectList = () => (
  <>
    <ResourceList
      title="Redirects"
      newLabel="New Redirect"
      search="Search redirects by address..."
      filters={[choiceFilter('source', 'Source', choicesOf(sources))]}
      nounFor={(count) => (count === 1 ? 'redirect' : 'redirects')}
      sort={{ field: 'created_at', order: 'DESC' }}
      table={
        <RecordTable
          columns={columns}
          empty="Redirects lead visitors from old addresses to new ones. A changed slug and an import make theirs; add others with New Redirect."
        />
      }
    />
    <MissedPages />
  </>
);

function Actions() {
  const redirect = useRecordContext<Redirect>();
  if (!redirect) return null;
  const { id, from, to } = redirect;
  return (
    <RowActions>
      <EditLink />
      <ActionButton
        resource="redirects"
        id={id}
        done="Redirect deleted."
        {...(to !== null && { undo: { resource: 'redirects', data: { id, from, to } } })}
        color="inherit"
      >
        Delete
      </ActionButton>
    </RowActions>
  );
}

/** Adds a redirect; `?from=` names the address. */
export function RedirectCreate() {
  const [query] = useSearchParams();
  return (
    <CreateBase record={{ from: query.get('from') ?? '' }}>
      <PageHeading title="New Redirect" />
      <Card sx={{ maxWidth: '46rem' }}>
        <ResourceForm fields={fields} submit="Create Redirect" done="Redirect created." />
      </Card>
    </CreateBase>
  );
}

export const RedirectEdit = () => (
  <FreshEdit heading={<PageHeading title="Edit Redirect" />}>
    <Card sx={{ maxWidth: '46rem' }}>
      <ResourceForm fields={fields} submit="Update Redirect" done="Redirect updated." />
    </Card>
  </FreshEdit>
);

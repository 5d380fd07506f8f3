import { Box, Card } from '@mui/material';
import type { MouseEvent } from 'react';
import { CreateBase, Link } from 'react-admin';
import type { ListedFact } from '../../api/types';
import { factFields, newFactFields } from '../../shared/factFields';
import { formatDate } from '../dates';
import { mayPublish } from '../signedIn';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { LinkButton } from '../ui/layout/LinkButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { choiceFilter, choicesOf } from '../ui/lists/choiceFilter';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { CheckMany } from './CheckMany';
import { CheckedButton, FactSource } from './FactSource';
import { UsesButton } from './FactUsages';
import { neverChecked, reviewStatus, valueStates } from './labels';

const states = {
  due: 'Due for review',
  unchecked: 'Never checked',
  proposed: 'Proposed',
  upcoming: 'Changing later',
};

const columns: RecordColumn<ListedFact>[] = [
  { source: 'name', label: 'Fact', sx: { minWidth: '14rem' }, render: FactName },
  { source: 'text', label: 'In force', disableSort: true, render: CurrentValue },
  { source: 'next_from', label: 'Next', render: NextValue },
  {
    source: 'source_title',
    label: 'Source',
    sx: { overflowWrap: 'anywhere' },
    render: FactSource,
  },
  { source: 'days_until_review', label: 'Review', sx: { whiteSpace: 'nowrap' }, render: Review },
  { source: 'uses', label: 'Used', sortByOrder: 'DESC', render: () => <UsesButton /> },
];

/** Every figure of the site, most overdue review first. */
export const FactList = () => (
  <ResourceList
    title="Facts"
    {...(mayPublish() && { newLabel: 'New Fact' })}
    search="Search facts by name, key, topic or value..."
    filters={[choiceFilter('state', 'State', choicesOf(states))]}
    nounFor={(count) => (count === 1 ? 'fact' : 'facts')}
    sort={{ field: 'days_until_review', order: 'ASC' }}
    actions={<LinkButton to="/change-day">Change day</LinkButton>}
    columns={columns}
    table={
      <RecordTable
        columns={columns}
        rowClick="edit"
        bulkActionButtons={mayPublish() && <CheckMany />}
        empty="Facts are the fees, ages and times that posts and pages show. Add the first with New Fact."
      />
    }
  />
);

const small = { display: 'block', typography: 'body2', color: 'text.secondary' } as const;

/** The fact's name, linking to its values, and its key. */
function FactName({ id, name }: ListedFact) {
  return (
    <>
      <Link
        to={`/facts/${id}`}
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, color: 'inherit', textDecoration: 'none' }}
      >
        {name}
      </Link>
      <Box component="span" sx={{ ...small, overflowWrap: 'anywhere' }}>
        {id}
      </Box>
    </>
  );
}

/** The public value, and since when. */
function CurrentValue({ text, valid_from }: ListedFact) {
  return text === null ? 'None confirmed' : <Dated text={text} from={valid_from} />;
}

/** The next confirmed value, and the number of pending ones. */
function NextValue({ next_text, next_from, proposed }: ListedFact) {
  return (
    <>
      {next_text && <Dated text={next_text} from={next_from} />}
      {proposed > 0 && (
        <StatusLabel isTight status={valueStates.proposed}>
          {proposed} proposed
        </StatusLabel>
      )}
    </>
  );
}

const Dated = ({ text, from }: { text: string; from: string | null }) => (
  <>
    <strong>{text}</strong>
    {from && (
      <Box component="span" sx={{ ...small, whiteSpace: 'nowrap' }}>
        from {formatDate(from)}
      </Box>
    )}
  </>
);

/** Time until the next review, with a button when it is due. */
function Review(fact: ListedFact) {
  const { name, text, value_id, value_updated_at, days_until_review: days, review_by } = fact;
  if (days === null || review_by === null) return null;
  const isNew = fact.checked_by === null;
  return (
    <>
      <StatusLabel
        isTight
        status={isNew ? neverChecked : reviewStatus(days)}
        title={isNew ? 'Came with the site' : `Review by ${formatDate(review_by)}`}
      />
      {value_id && (isNew || days <= 0) && (
        <Box sx={{ ml: -0.5 }}>
          <CheckedButton valueId={value_id} version={value_updated_at} named={`${name}, ${text}`} />
        </Box>
      )}
    </>
  );
}

const { name, topic } = factFields;
const fields = specsOf({ name, ...newFactFields, topic });

/** Creates a fact without a value. */
export const FactCreate = () => (
  <CreateBase>
    <PageHeading title="Create New Fact" />
    <Card sx={{ maxWidth: 560 }}>
      <ResourceForm fields={fields} submit="Create Fact" done="Fact created. Add its value." />
    </Card>
  </CreateBase>
);

import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { ListedFact } from '../../api/types';
import { choiceFilter } from '../ui/lists/choiceFilter';
import { RecordCards } from '../ui/lists/RecordCards';
import { ResourceList } from '../ui/lists/ResourceList';
import { CheckedButton } from './CheckedButton';
import { FactName, FactSource, InForce, NextValue } from './factCells';
import { ReviewDue } from './ReviewDue';
import { UsesButton } from './UsesButton';

const Column = DataTable.Col<ListedFact>;

const states = [
  { id: 'due', name: 'Due for review' },
  { id: 'proposed', name: 'Proposed' },
  { id: 'upcoming', name: 'Changing later' },
];

const filters = [choiceFilter('state', 'State', states)];

/** What the table may leave out. */
const columns = [
  { source: 'name', label: 'Fact' },
  { source: 'text', label: 'In force' },
  { source: 'next_from', label: 'Next' },
  { source: 'source_title', label: 'Source' },
  { source: 'days_until_review', label: 'Review' },
  { source: 'uses', label: 'Used' },
];

const tight = '@media (max-width: 1199.95px)';
const sx = { [tight]: { '& .MuiTableCell-root': { minWidth: 0, px: 0.75 } } };

/** Every figure that the site names, the one whose review is most overdue first. */
export const FactList = () => (
  <ResourceList
    title="Facts"
    newLabel="New Fact"
    search="Search facts by name, key or topic..."
    filters={filters}
    nounFor={(count) => (count === 1 ? 'fact' : 'facts')}
    sort={{ field: 'days_until_review', order: 'ASC' }}
    columns={columns}
    table={
      <DataTable bulkActionButtons={false} sx={sx}>
        <Column source="name" label="Fact" sx={{ minWidth: '14rem' }} render={FactName} />
        <Column source="text" label="In force" disableSort render={InForce} />
        <Column source="next_from" label="Next" render={NextValue} />
        <Column
          source="source_title"
          label="Source"
          sx={{ overflowWrap: 'anywhere' }}
          render={FactSource}
        />
        <Column
          source="days_until_review"
          label="Review"
          sx={{ whiteSpace: 'nowrap' }}
          render={Review}
        />
        <Column source="uses" label="Used" sortByOrder="DESC" render={() => <UsesButton />} />
      </DataTable>
    }
    cards={
      <RecordCards<ListedFact>
        title={FactName}
        details={InForce}
        state={NextValue}
        text={FactSource}
        badge={Review}
        actions={<UsesButton isSentence />}
      />
    }
  />
);

/** How long there is until the next review, and where it is due, that it is done. */
function Review(fact: ListedFact) {
  const { value_id, days_until_review: days } = fact;
  return (
    <>
      <ReviewDue {...fact} />
      {value_id && days !== null && days <= 0 && (
        <Box sx={{ ml: -0.5 }}>
          <CheckedButton
            valueId={value_id}
            version={fact.value_updated_at}
            named={`${fact.name}, ${fact.text}`}
          />
        </Box>
      )}
    </>
  );
}

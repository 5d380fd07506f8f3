import { Stack } from '@mui/material';
import { DataTable, EditButton, SelectInput } from 'react-admin';
import type { PostCheck } from '../../../api/types';
import { choicesOf } from '../../ui/lists/choiceFilter';
import { RecordCards } from '../../ui/lists/RecordCards';
import { ResourceList } from '../../ui/lists/ResourceList';
import { FindingCount, FindingList } from './findings';
import { kindNames } from './kinds';

const Column = DataTable.Col<PostCheck>;
const levels = [
  { id: 'block', name: 'Must be fixed' },
  { id: 'advise', name: 'Worth a look' },
];
const kinds = choicesOf(kindNames);

const filters = [
  <SelectInput key="level" source="level" label="Level" choices={levels} alwaysOn />,
  <SelectInput key="code" source="code" label="Kind" choices={kinds} alwaysOn />,
];

/** Opens the post, whose id the row has. */
const edit = <EditButton resource="blogs" />;

const counts = ({ blocks, advises }: PostCheck) => (
  <Stack component="span" sx={{ gap: 0.5 }}>
    {blocks > 0 && <FindingCount level="block" count={blocks} />}
    {advises > 0 && <FindingCount level="advise" count={advises} />}
  </Stack>
);

/** What the checks find in all live posts, worst first. */
export const CheckList = () => (
  <ResourceList
    title="Checks"
    search="Search checks by title..."
    filters={filters}
    nounFor={(count) => (count === 1 ? 'post' : 'posts')}
    sort={{ field: 'weight', order: 'DESC' }}
    table={
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column source="title" label="Title" sx={{ minWidth: '12rem', fontWeight: 600 }} />
        <Column source="weight" label="Found" sortByOrder="DESC" render={counts} />
        <Column
          label="Findings"
          render={({ findings }) => <FindingList findings={findings} />}
          sx={{ overflowWrap: 'anywhere' }}
        />
        <Column label="Actions">{edit}</Column>
      </DataTable>
    }
    cards={
      <RecordCards<PostCheck>
        title={({ title }) => title}
        details={counts}
        text={({ findings }) => <FindingList findings={findings} />}
        actions={edit}
      />
    }
  />
);

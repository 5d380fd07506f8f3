import { Stack } from '@mui/material';
import { SelectInput } from 'react-admin';
import type { FindingKind, PostCheck } from '../../../api/types';
import { LinkButton } from '../../ui/layout/LinkButton';
import { choicesOf } from '../../ui/lists/choiceFilter';
import { EditLink } from '../../ui/lists/EditLink';
import { type RecordColumn, RecordTable } from '../../ui/lists/RecordTable';
import { ResourceList } from '../../ui/lists/ResourceList';
import { DeadLinks } from './DeadLinks';
import { FindingCount, FindingList } from './findings';

const levels = [
  { id: 'block', name: 'Must be fixed' },
  { id: 'advise', name: 'Suggestion' },
];

/** Labels of findings in the filter, blocking ones first. */
const kindNames: Record<FindingKind, string> = {
  'picture-undecided': 'Image without alt text',
  'picture-file-name': 'Alt text is a file name',
  'picture-missing': 'Missing image',
  'paper-missing': 'Missing PDF',
  'link-missing': 'Broken link',
  'link-empty': 'Empty link',
  'anchor-missing': 'Link to a missing anchor',
  'heading-skipped': 'Skipped heading level',
  'fact-missing': 'Unknown fact',
  'fact-unconfirmed': 'Fact without a confirmed value',
  'heading-empty': 'Empty heading',
  'text-refused': 'Text that can’t be saved',
  'title-length': 'Title length',
  'description-length': 'Description length',
  'no-picture': 'No image',
  'no-link': 'No link',
  'long-sentence': 'Long sentence',
  'long-paragraph': 'Long paragraph',
  'table-headers': 'Table without headers',
  'first-level-heading': 'Level 1 heading',
  'insecure-link': 'http: link',
  'link-moved': 'Link to an old address',
  'link-not-live': 'Link to a post that isn’t live',
  'link-dead': 'Link to another site that fails',
};

const kinds = choicesOf(kindNames);

const filters = [
  <SelectInput key="level" source="level" label="Level" choices={levels} alwaysOn />,
  <SelectInput key="code" source="code" label="Kind" choices={kinds} alwaysOn />,
];

const counts = ({ blocks, advises }: PostCheck) => (
  <Stack component="span" sx={{ gap: 0.5 }}>
    {blocks > 0 && <FindingCount level="block" count={blocks} />}
    {advises > 0 && <FindingCount level="advise" count={advises} />}
  </Stack>
);

const columns: RecordColumn<PostCheck>[] = [
  { source: 'title', label: 'Title', sx: { minWidth: '12rem', fontWeight: 600 } },
  { source: 'weight', label: 'Found', sortByOrder: 'DESC', render: counts },
  {
    label: 'Findings',
    render: ({ findings }) => <FindingList findings={findings} />,
    sx: { overflowWrap: 'anywhere' },
  },
  // Opens the post, which shares the row's id.
  { label: 'Actions', render: () => <EditLink resource="blogs" /> },
];

/** Findings in all live posts, worst first. */
export const CheckList = () => (
  <>
    <DeadLinks />
    <ResourceList
      title="Checks"
      search="Search checks by title..."
      filters={filters}
      nounFor={(count) => (count === 1 ? 'post' : 'posts')}
      sort={{ field: 'weight', order: 'DESC' }}
      actions={<LinkButton to="/signatures">Signatures</LinkButton>}
      table={
        <RecordTable
          columns={columns}
          empty="Posts with broken links, missing alt text or other problems appear here. There are none."
        />
      }
    />
  </>
);

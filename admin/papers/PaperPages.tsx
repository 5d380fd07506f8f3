import { Box, Card, Link as MuiLink } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Paper } from '../../api/types';
import { paperInWords, paperPath } from '../../shared/papers';
import { resources } from '../../shared/resources';
import { formatDay } from '../dates';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { PageHeading } from '../ui/layout/PageHeading';
import { EditLink } from '../ui/lists/EditLink';
import { type RecordColumn, RecordTable, RowActions } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { DeletePaper } from './DeletePaper';
import { PaperUpload } from './PaperUpload';

const columns: RecordColumn<Paper>[] = [
  { source: 'title', label: 'Title', sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
  { source: 'size', label: 'File', render: (paper) => <OpenPaper paper={paper} /> },
  {
    source: 'created_at',
    label: 'Added',
    sx: { whiteSpace: 'nowrap' },
    render: ({ created_at, created_by }) => `${formatDay(created_at)}, ${created_by}`,
  },
  { label: 'Actions', render: () => <Actions /> },
];

const OpenPaper = ({ paper }: { paper: Paper }) => (
  <MuiLink href={paperPath(paper)} target="_blank" rel="noopener">
    {paperInWords(paper)}
  </MuiLink>
);

/** PDFs that posts link to. */
export const PaperList = () => (
  <ResourceList
    title="Papers"
    search="Search papers by title..."
    nounFor={(count) => (count === 1 ? 'paper' : 'papers')}
    sort={{ field: 'created_at', order: 'DESC' }}
    table={
      <>
        <Box sx={{ p: 2 }}>
          <PaperUpload resource="papers" label="Upload PDFs" />
        </Box>
        <RecordTable
          columns={columns}
          empty="PDFs that posts link to, of 10 MB at most. Visitors read one while a live post links to it. What is for one client is added at their enquiry."
        />
      </>
    }
  />
);

function Actions() {
  const paper = useRecordContext<Paper>();
  if (!paper) return null;
  return (
    <RowActions>
      <EditLink />
      <DeletePaper resource="papers" paper={paper} />
    </RowActions>
  );
}

const fields = specsOf(resources.papers.fields);

export const PaperEdit = () => (
  <FreshEdit heading={<PageHeading title="Edit Paper" />}>
    <Card sx={{ maxWidth: '46rem' }}>
      <ResourceForm fields={fields} submit="Update Paper" done="Paper updated." />
    </Card>
  </FreshEdit>
);

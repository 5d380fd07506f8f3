import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card, Typography } from '@mui/material';
import {
  defaultExporter,
  EditBase,
  Loading,
  useCreatePath,
  useDataProvider,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import type { FactValue, ListedFact } from '../../api/types';
import { sydneyParts } from '../dates';
import { PageHeading } from '../ui/layout/PageHeading';
import { RetryAlert } from '../ui/lists/RetryAlert';
import { AddValue, ChangeValue } from './ChangeValue';
import { ConfirmValue } from './ConfirmValue';
import { kindNames } from './kinds';
import { RenameFact } from './RenameFact';
import { TimelineEntry } from './TimelineEntry';
import { timelineOf } from './timeline';
import { UsesButton } from './UsesButton';

/** A fact as the timeline of its values; what is done with one opens above it. */
export const FactPage = () => (
  <EditBase mutationMode="pessimistic">
    <FactTimeline />
  </EditBase>
);

/** The export names nothing of other resources. */
const noRelated = async () => ({});

function FactTimeline() {
  const fact = useRecordContext<ListedFact>();
  const createPath = useCreatePath();
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useGetList<FactValue>(
    'fact-values',
    {
      filter: { fact_key: fact?.id },
      sort: { field: 'valid_from', order: 'DESC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: Boolean(fact) },
  );
  if (!fact) return <Loading loadingPrimary="Loading" loadingSecondary="" />;
  const path = createPath({ resource: 'facts', type: 'edit', id: fact.id });
  const today = sydneyParts(new Date().toISOString()).day;
  return (
    <>
      <PageHeading title={fact.name}>
        <Button component={Link} to="/facts">
          All facts
        </Button>
      </PageHeading>
      <Typography color="text.secondary" component="div" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {fact.id} · {kindNames[fact.kind]} · {fact.topic} · <UsesButton isSentence />
      </Typography>
      <Card sx={{ p: 2, maxWidth: '56rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button
            component={Link}
            to={`${path}/values/create`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            Add a value
          </Button>
          <Button component={Link} to={`${path}/name`} color="inherit">
            Name and topic
          </Button>
          <Button
            color="inherit"
            startIcon={<DownloadIcon />}
            disabled={!data?.length}
            onClick={() => data && defaultExporter(data, noRelated, dataProvider, fact.id)}
          >
            Export CSV
          </Button>
        </Box>
        {error && (
          <RetryAlert retry={refetch}>The values could not be loaded. {error.message}</RetryAlert>
        )}
        {data?.length === 0 && <Typography>No values yet.</Typography>}
        <Box component="ol" aria-label="Values, the latest first" sx={{ m: 0, p: 0 }}>
          {timelineOf(data ?? [], today).map((placed) => (
            <TimelineEntry key={placed.value.id} {...placed} />
          ))}
        </Box>
      </Card>
      <Routes>
        <Route path="name" element={<RenameFact path={path} />} />
        <Route path="values/create" element={<AddValue fact={fact} path={path} />} />
        <Route path="values/:valueId" element={<ChangeValue fact={fact} path={path} />} />
        <Route path="values/:valueId/confirm" element={<ConfirmValue fact={fact} path={path} />} />
      </Routes>
    </>
  );
}

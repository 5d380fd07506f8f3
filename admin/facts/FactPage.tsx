import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card, Typography } from '@mui/material';
import {
  CreateBase,
  defaultExporter,
  EditBase,
  useCreatePath,
  useDataProvider,
  useGetList,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { FactValue, ListedFact } from '../../api/types';
import { factFields, factKinds } from '../../shared/factFields';
import { today } from '../dates';
import { mayPublish } from '../signedIn';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { specsOf } from '../ui/forms/fields';
import { waitingLabel } from '../ui/forms/keptForm';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { LinkButton } from '../ui/layout/LinkButton';
import { Opening, useListedRow } from '../ui/layout/Opening';
import { PageDialog } from '../ui/layout/PageDialog';
import { PageHeading } from '../ui/layout/PageHeading';
import { RetryAlert } from '../ui/lists/RetryAlert';
import { ConfirmValue } from './ConfirmValue';
import { UsesButton } from './FactUsages';
import { TimelineEntry } from './TimelineEntry';
import { timelineOf } from './timeline';
import { ValueForm } from './ValueForm';

/** A fact's values as a timeline; dialogs open above it. */
export const FactPage = () => (
  <EditBase mutationMode="pessimistic">
    <FactHeading />
    <FactTimeline />
  </EditBase>
);

function FactHeading() {
  const { id = '' } = useParams();
  const fact = useRecordContext<ListedFact>();
  const listed = useListedRow<ListedFact>('facts', id);
  return (
    <PageHeading title={fact?.name ?? listed?.name ?? 'Fact'}>
      <LinkButton to="/facts">All facts</LinkButton>
    </PageHeading>
  );
}

/** Facts have no related resources to export. */
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
  if (!fact) return <Opening />;
  const path = createPath({ resource: 'facts', type: 'edit', id: fact.id });
  const day = today();
  return (
    <>
      <Typography color="text.secondary" component="div" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {fact.id} · {factKinds[fact.kind]} · {fact.topic} · <UsesButton isSentence />
      </Typography>
      <Card sx={{ p: 2, maxWidth: '56rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {mayPublish() && (
            <>
              <LinkButton to={`${path}/values/create`} variant="contained" startIcon={<AddIcon />}>
                {waitingLabel('Add a value', `fact-values ${path}/values/create`)}
              </LinkButton>
              <LinkButton to={`${path}/name`} color="inherit">
                Name and topic
              </LinkButton>
            </>
          )}
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
          {timelineOf(data ?? [], day, fact.read_id).map((placed) => (
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

interface Props {
  fact: ListedFact;
  /** Path of the fact's page below the dialog. */
  path: string;
}

/** Changes a fact's name and topic; its key stays. */
const RenameFact = ({ path }: Pick<Props, 'path'>) => (
  <PageDialog title="Name and topic" path={path}>
    <FreshEdit>
      <ResourceForm
        layout="dialog"
        fields={specsOf(factFields)}
        submit="Save fact"
        done="Fact saved."
        path={path}
      />
    </FreshEdit>
  </PageDialog>
);

/** Proposes a value, hidden until it is confirmed. */
const AddValue = ({ fact, path }: Props) => (
  <PageDialog title="Add a value" path={path}>
    <CreateBase resource="fact-values" record={{ fact_key: fact.id }}>
      <ValueForm fact={fact} path={path} />
    </CreateBase>
  </PageDialog>
);

function ChangeValue({ fact, path }: Props) {
  const { valueId = '' } = useParams();
  const redirect = useRedirect();
  return (
    <PageDialog title="Change a value" path={path}>
      <FreshEdit
        resource="fact-values"
        id={valueId}
        queryOptions={{ onError: () => redirect(path) }}
      >
        <ValueForm fact={fact} path={path} />
      </FreshEdit>
    </PageDialog>
  );
}

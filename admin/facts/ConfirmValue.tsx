import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useGetOne, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FactValue, ListedFact } from '../../api/types';
import { formatDate } from '../dates';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { Opening } from '../ui/layout/Opening';
import { PageDialog } from '../ui/layout/PageDialog';
import { FactSource } from './FactSource';
import { FactUsages } from './FactUsages';
import { namedSource, sourceFields } from './sourceFields';

interface Props {
  fact: ListedFact;
  /** Path of the fact's page below. */
  path: string;
}

const title: FieldSpec = { source: 'source_title', label: 'Source' };
const { url } = sourceFields;

/** Confirms a proposed value, after a look at the sentences that it changes. */
export function ConfirmValue({ fact, path }: Props) {
  const { valueId = '' } = useParams();
  const redirect = useRedirect();
  const leave = () => redirect(path);
  const { data: value, error } = useGetOne<FactValue, Error>('fact-values', { id: valueId });
  return (
    <PageDialog title={`Confirm ${value?.text ?? 'a value'}?`} path={path}>
      {value?.state === 'proposed' ? (
        <Confirmation fact={fact} value={value} onDone={leave} />
      ) : (
        <>
          <DialogContent>
            {error && <Alert severity="error">{error.message}</Alert>}
            {value && <Alert severity="info">This value is already confirmed.</Alert>}
            {!value && !error && <Opening />}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </PageDialog>
  );
}

interface ConfirmationProps {
  fact: ListedFact;
  value: FactValue;
  onDone(): void;
}

function Confirmation({ fact, value, onDone }: ConfirmationProps) {
  const fields = value.source_kind === 'estimate' ? [title, url] : [];
  return (
    <ResourceForm
      layout="dialog"
      fields={fields}
      values={{}}
      changes="fact-confirmations"
      write={(typed) => ({
        data: { value_id: value.id, updated_at: value.updated_at, ...namedSource(typed) },
      })}
      submit="Confirm"
      done="Value confirmed."
      onDone={onDone}
      onCancel={onDone}
    >
      <Typography>
        {fact.name}: {value.text}
        {value.valid_from && ` from ${formatDate(value.valid_from)}`}.{' '}
        {fact.text && `Visitors read today: ${fact.text}.`}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        Source: <FactSource {...value} />
        {value.confidence && ` · confidence: ${value.confidence}`}
      </Typography>
      {fields.length > 0 && (
        <Typography sx={{ mb: 1 }}>
          It is our estimate. Name where you have read the figure: then it is a value.
        </Typography>
      )}
      {fields.map((field) => (
        <FieldInput key={field.source} field={field} />
      ))}
      <FactUsages factKey={fact.id} intended={value} />
    </ResourceForm>
  );
}

import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Loading, useGetOne, useNotify, useRedirect, useRefresh } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FactValue, ListedFact } from '../../api/types';
import { formatDate } from '../dates';
import { send } from '../httpClient';
import { PageDialog } from '../layout/PageDialog';
import { FactSource } from './factCells';
import { Sentences } from './Sentences';

interface Props {
  fact: ListedFact;
  /** The fact's page, which lies below it. */
  path: string;
}

/** Shows what visitors will read before a proposed value is confirmed. */
export function ConfirmValue({ fact, path }: Props) {
  const { valueId = '' } = useParams();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const { data: value, error } = useGetOne<FactValue, Error>('fact-values', { id: valueId });
  const confirm = useMutation({
    mutationFn: () =>
      send('POST', '/api/fact-confirmations', { value_id: valueId, updated_at: value?.updated_at }),
    onError: () => refresh(),
    onSuccess: () => {
      notify('Value confirmed.', { type: 'success' });
      refresh();
      redirect(path);
    },
  });
  const problem = error ?? confirm.error;
  const isConfirmed = value?.state === 'confirmed';
  return (
    <PageDialog title={`Confirm ${value?.text ?? 'a value'}?`} path={path}>
      <DialogContent>
        {problem && <Alert severity="error">{problem.message}</Alert>}
        {isConfirmed && !confirm.isSuccess && (
          <Alert severity="info">This value is confirmed already.</Alert>
        )}
        {!value && !error && <Loading loadingPrimary="Loading" loadingSecondary="" />}
        {value && !isConfirmed && (
          <>
            <Typography>
              {fact.name}: {value.text}
              {value.valid_from && ` from ${formatDate(value.valid_from)}`}.{' '}
              {fact.text && `Visitors read ${fact.text} today.`}
            </Typography>
            <Typography variant="body2" sx={{ mb: 2 }}>
              Source: <FactSource {...value} />
              {value.confidence && ` · confidence: ${value.confidence}`}
            </Typography>
            <Sentences factKey={fact.id} intended={value} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => redirect(path)}>Cancel</Button>
        <Button
          variant="contained"
          disabled={!value || isConfirmed || confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          Confirm
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FactValue, ListedFact } from '../../api/types';
import { factValueFields } from '../../shared/factFields';
import { formatDate } from '../dates';
import { ActionButton } from '../ui/layout/ActionButton';
import { Opening } from '../ui/layout/Opening';
import { PageDialog } from '../ui/layout/PageDialog';
import { FactSource } from './FactSource';
import { FactUsages } from './FactUsages';
import { namedSource } from './sourceFields';

interface Props {
  fact: ListedFact;
  /** Path of the fact's page below. */
  path: string;
}

/** Confirms a proposed value, after a look at the sentences that it changes. */
export function ConfirmValue({ fact, path }: Props) {
  const { valueId = '' } = useParams();
  const redirect = useRedirect();
  const { data: value, error } = useGetOne<FactValue, Error>('fact-values', { id: valueId });
  const isConfirmed = value?.state === 'confirmed';
  const isEstimate = value?.source_kind === 'estimate';
  const [source, setSource] = useState({ source_title: '', source_url: '' });
  return (
    <PageDialog title={`Confirm ${value?.text ?? 'a value'}?`} path={path}>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {isConfirmed && <Alert severity="info">This value is already confirmed.</Alert>}
        {!value && !error && <Opening />}
        {value && !isConfirmed && (
          <>
            <Typography>
              {fact.name}: {value.text}
              {value.valid_from && ` from ${formatDate(value.valid_from)}`}.{' '}
              {fact.text && `Visitors read today: ${fact.text}.`}
            </Typography>
            <Typography variant="body2" sx={{ mb: 2 }}>
              Source: <FactSource {...value} />
              {value.confidence && ` · confidence: ${value.confidence}`}
            </Typography>
            {isEstimate && (
              <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
                <Typography>
                  It is our estimate. Name where you have read the figure: then it is a value.
                </Typography>
                {(['source_title', 'source_url'] as const).map((name) => (
                  <TextField
                    key={name}
                    label={factValueFields[name].label}
                    value={source[name]}
                    required={name === 'source_title'}
                    onChange={({ target }) => setSource({ ...source, [name]: target.value })}
                  />
                ))}
              </Box>
            )}
            <FactUsages factKey={fact.id} intended={value} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => redirect(path)}>Cancel</Button>
        <ActionButton
          resource="fact-confirmations"
          data={{
            value_id: valueId,
            updated_at: value?.updated_at,
            ...(isEstimate && namedSource(source)),
          }}
          done="Value confirmed."
          onDone={() => redirect(path)}
          size="medium"
          variant="contained"
          disabled={!value || isConfirmed || (isEstimate && source.source_title.trim() === '')}
        >
          Confirm
        </ActionButton>
      </DialogActions>
    </PageDialog>
  );
}

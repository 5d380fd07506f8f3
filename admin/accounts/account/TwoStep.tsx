import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { Account, AddedSecondStep, OfferedSecondStep } from '../../../api/types';
import { formatMoment } from '../../dates';
import { send } from '../../httpClient';
import { SetUp } from './SetUp';
import { useAccountChange } from './useAccount';
import { whatGoes } from './whatGoes';

interface Props {
  state: Account['second_step'];
  /** Whether it is the only second step, where it is on. */
  isLast: boolean;
  onDone(answer: AddedSecondStep): void;
}

const address = '/api/second-step';

/** Whether codes of an authenticator app count; setting it up and switching it off. */
export function TwoStep({ state, isLast, onDone }: Props) {
  const notify = useNotify();
  const [offered, setOffered] = useState<OfferedSecondStep>();
  const [isAsking, setIsAsking] = useState(false);
  const offer = useAccountChange(() => send<OfferedSecondStep>('POST', address), setOffered);
  const off = useAccountChange(
    () => send<unknown>('DELETE', address),
    () => notify('The authenticator app is off.', { type: 'success' }),
  );

  if (offered && !state.since) {
    return (
      <SetUp
        offered={offered}
        onCancel={() => setOffered(undefined)}
        onDone={(answer) => {
          setOffered(undefined);
          onDone(answer);
        }}
      />
    );
  }
  if (!state.since) {
    return (
      <>
        <Typography sx={{ mb: 1 }}>Off. An app on your phone shows a code to type.</Typography>
        <Button
          variant="outlined"
          disabled={offer.isPending}
          onClick={() => offer.mutate(undefined)}
        >
          Set up an authenticator app
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 1 }}>On since {formatMoment(state.since)}.</Typography>
      {!(isLast && state.is_required) && (
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          Switch off…
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title="Switch the authenticator app off?"
        content={`Its codes stop working. ${whatGoes(isLast)}`}
        confirm="Switch off"
        onConfirm={() => {
          setIsAsking(false);
          off.mutate(undefined);
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { Account, OfferedSecondStep } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';
import { send, useAccountChange } from './useAccount';

interface Codes {
  recovery_codes: string[];
}

const address = '/api/second-step';

/** Whether two-step sign-in is on, and setting it up, renewing its recovery codes, switching it off. */
export function TwoStep({ state }: { state: Account['second_step'] }) {
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  const [offered, setOffered] = useState<OfferedSecondStep>();
  const [isAsking, setIsAsking] = useState(false);
  const offer = useAccountChange(() => send<OfferedSecondStep>('POST', address), setOffered);
  const renew = useAccountChange(
    () => send<Codes>('POST', `${address}/recovery-codes`),
    ({ recovery_codes }) => setCodes(recovery_codes),
  );
  const off = useAccountChange(
    () => send<unknown>('DELETE', address),
    () => notify('Two-step sign-in is off.', { type: 'success' }),
  );

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (offered && !state.since) {
    return (
      <SetUp
        offered={offered}
        onCancel={() => setOffered(undefined)}
        onDone={({ recovery_codes }) => {
          setOffered(undefined);
          setCodes(recovery_codes);
        }}
      />
    );
  }
  if (!state.since) {
    return (
      <>
        <Typography sx={{ mb: 1 }}>
          Off. With it, signing in asks for a code from an app on your phone as well: who has your
          password alone can’t sign in.
        </Typography>
        <Button
          variant="contained"
          disabled={offer.isPending}
          onClick={() => offer.mutate(undefined)}
        >
          Set up two-step sign-in
        </Button>
      </>
    );
  }
  const left = state.recovery_codes_left;
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        On since {formatMoment(state.since)}. {left} of 10 recovery codes left.
      </Typography>
      {left < 3 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Make new recovery codes soon: without one, and without your phone, you can’t sign in.
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={renew.isPending}
          onClick={() => renew.mutate(undefined)}
        >
          New recovery codes
        </Button>
        {!state.is_required && (
          <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
            Switch off…
          </Button>
        )}
      </Stack>
      <Confirm
        isOpen={isAsking}
        title="Switch two-step sign-in off?"
        content="Your password alone signs you in then. The recovery codes stop working."
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

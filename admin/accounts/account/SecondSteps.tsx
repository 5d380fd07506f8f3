import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Account, AddedSecondStep } from '../../../api/types';
import { send } from '../../httpClient';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoStep } from './TwoStep';
import { useAccountChange } from './useAccount';

/** Whether two-step sign-in is on: passkeys, the authenticator app, and the recovery codes of both. */
export function SecondSteps({ state }: { state: Account['second_step'] }) {
  const [codes, setCodes] = useState<string[]>();
  const show = ({ recovery_codes }: AddedSecondStep) => setCodes(recovery_codes ?? undefined);
  const renew = useAccountChange(
    () => send<AddedSecondStep>('POST', '/api/second-step/recovery-codes'),
    show,
  );

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  const isOn = state.passkeys > 0 || state.since !== null;
  const isLast = state.passkeys + (state.since ? 1 : 0) === 1;
  const left = state.recovery_codes_left;
  return (
    <>
      <Typography>
        {isOn ? 'On' : 'Off'}: your password alone{' '}
        {isOn
          ? 'signs nobody in.'
          : 'signs in, also somebody who found it out. Add a passkey or an authenticator app.'}
      </Typography>
      <Typography component="h3" variant="subtitle1" sx={headingStyles}>
        Passkeys
      </Typography>
      <Passkeys isLast={isLast} isRequired={state.is_required} onAdded={show} />
      <Typography component="h3" variant="subtitle1" sx={headingStyles}>
        Authenticator app
      </Typography>
      <TwoStep state={state} isLast={isLast} onDone={show} />
      {isOn && (
        <>
          <Typography component="h3" variant="subtitle1" sx={headingStyles}>
            Recovery codes
          </Typography>
          <Typography sx={{ mb: 1 }}>{left} of 10 recovery codes left.</Typography>
          {left < 3 && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              Make new recovery codes soon: without one, and without your phone, you can’t sign in.
            </Alert>
          )}
          <Stack direction="row">
            <Button
              variant="outlined"
              disabled={renew.isPending}
              onClick={() => renew.mutate(undefined)}
            >
              New recovery codes
            </Button>
          </Stack>
        </>
      )}
    </>
  );
}

const headingStyles = { mt: 2, fontWeight: 600 } as const;

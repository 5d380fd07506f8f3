import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Account, AddedTwoFactor, OfferedTwoFactor } from '../../api/types';
import { write } from '../dataProvider';
import { formatMoment } from '../dates';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { saveFile } from '../ui/lists/saveFile';
import { Passkeys, removalWarning } from './Passkeys';

interface Props {
  state: Account['second_step'];
}

/** Two-step sign-in: passkeys, the authenticator app, and recovery codes. */
export function SecondFactors({ state }: Props) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  const show = ({ recovery_codes }: AddedTwoFactor) => setCodes(recovery_codes ?? undefined);
  const isOn = state.passkeys > 0 || state.since !== null;
  const isLast = state.passkeys + (state.since ? 1 : 0) === 1;
  const left = state.recovery_codes_left;
  return (
    <>
      <Typography>
        {isOn ? 'On' : 'Off'}: your password alone{' '}
        {isOn
          ? 'isn’t enough to sign in.'
          : 'is enough to sign in, also for anyone who finds it out. Add a passkey or an authenticator app.'}
      </Typography>
      <Heading>Passkeys</Heading>
      <Passkeys isLast={isLast} isRequired={state.is_required} onAdded={show} />
      <Heading>Authenticator app</Heading>
      <Totp state={state} isLast={isLast} onDone={show} />
      {isOn && (
        <>
          <Heading>Recovery codes</Heading>
          <Typography sx={{ mb: 1 }}>{left} of 10 recovery codes left.</Typography>
          {left < 3 && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              Make new recovery codes soon. Without one, and without your phone, you can’t sign in.
            </Alert>
          )}
          <ActionButton<AddedTwoFactor>
            resource="second-step/recovery-codes"
            onDone={show}
            size="medium"
            variant="outlined"
          >
            New recovery codes
          </ActionButton>
        </>
      )}
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h3" variant="subtitle1" sx={{ mt: 2, fontWeight: 600 }}>
    {children}
  </Typography>
);

interface TotpProps extends Props {
  /** True if no other second factor is active. */
  isLast: boolean;
  onDone(added: AddedTwoFactor): void;
}

/** The authenticator app: sets it up and switches it off. */
function Totp({ state, isLast, onDone }: TotpProps) {
  const [offered, setOffered] = useState<OfferedTwoFactor>();
  if (state.since) {
    return (
      <>
        <Typography sx={{ mb: 1 }}>On since {formatMoment(state.since)}.</Typography>
        {!(isLast && state.is_required) && (
          <ActionButton
            resource="second-step"
            verb="delete"
            done="The authenticator app is off."
            onDone={() => setOffered(undefined)}
            ask={{
              title: 'Switch the authenticator app off?',
              content: `Its codes stop working. ${removalWarning(isLast)}`,
              confirm: 'Switch off',
            }}
            size="medium"
            variant="outlined"
          >
            Switch off…
          </ActionButton>
        )}
      </>
    );
  }
  if (offered) {
    return <TotpSetup offered={offered} onDone={onDone} onCancel={() => setOffered(undefined)} />;
  }
  return (
    <>
      <Typography sx={{ mb: 1 }}>Off. An app on your phone shows a code to type.</Typography>
      <ActionButton<OfferedTwoFactor>
        resource="second-step"
        onDone={setOffered}
        size="medium"
        variant="outlined"
      >
        Set up an authenticator app
      </ActionButton>
    </>
  );
}

interface TotpSetupProps {
  offered: OfferedTwoFactor;
  onDone(added: AddedTwoFactor): void;
  onCancel(): void;
}

/** Shows the QR code and its secret as text, and asks for a code from the app. */
function TotpSetup({ offered, onDone, onCancel }: TotpSetupProps) {
  return (
    <ResourceForm
      layout="inline"
      fields={[codeField]}
      changes="second-step"
      save={async ({ code }) =>
        onDone(await write('second-step', { verb: 'update', data: { code } }))
      }
      submit="Switch on"
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 1 }}>
        1. Scan this with an authenticator app, such as the one of your password manager, Aegis,
        Google Authenticator or Microsoft Authenticator.
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(offered.qr)}`}
        alt="QR code for an authenticator app; its text is below"
        sx={{ width: 208, height: 208, p: 1, bgcolor: '#fff', borderRadius: 1 }}
      />
      <Typography sx={{ my: 1 }}>
        Or type this into the app:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <Typography>2. Type the code that the app shows.</Typography>
      <FieldInput
        field={codeField}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ maxWidth: '24rem' }}
      />
    </ResourceForm>
  );
}

const codeField: FieldSpec = { source: 'code', label: 'Code' };

interface RecoveryCodesProps {
  codes: string[];
  onKept(): void;
}

/** Shows new recovery codes, only once. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <>
      <Alert severity="info" role="status">
        Keep these ten recovery codes where you can find them without your phone: after the
        password, each signs you in once. They are shown only now.
      </Alert>
      <Box component="ul" aria-label="Recovery codes" sx={codesStyles}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          Save as a file
        </Button>
        <Button variant="contained" onClick={onKept}>
          I’ve saved these codes
        </Button>
      </Box>
    </>
  );
}

const codesStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: 0.5,
  p: 0,
  my: 2,
  listStyle: 'none',
  fontFamily: 'monospace',
  fontSize: '1rem',
};

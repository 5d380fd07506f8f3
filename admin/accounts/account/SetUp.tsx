import { Box, Button, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import type { AddedSecondStep, OfferedSecondStep } from '../../../api/types';
import { send } from '../../httpClient';
import { useAccountChange } from './useAccount';

interface Props {
  offered: OfferedSecondStep;
  onDone(answer: AddedSecondStep): void;
  onCancel(): void;
}

/** Shows the QR code and its secret as text, and asks for a code of the app that read it. */
export function SetUp({ offered, onDone, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useAccountChange(
    (typed: string) => send<AddedSecondStep>('PUT', '/api/second-step', { code: typed }),
    onDone,
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim() === '') return setProblem('Enter the code that your app shows.');
    confirm.mutate(code);
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Typography sx={{ mb: 1 }}>
        1. Scan this with an authenticator app, such as the one of your password manager, Aegis,
        Google Authenticator or Microsoft Authenticator.
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(offered.qr)}`}
        alt="QR code for an authenticator app; the text below says the same"
        sx={{ width: 208, height: 208, p: 1, bgcolor: '#fff', borderRadius: 1 }}
      />
      <Typography sx={{ my: 1 }}>
        Or type this into the app:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <Typography>2. Type the code that the app shows.</Typography>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        value={code}
        error={Boolean(problem ?? confirm.error)}
        helperText={problem ?? confirm.error?.message}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ maxWidth: '24rem' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={confirm.isPending}>
          Switch on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Box>
  );
}

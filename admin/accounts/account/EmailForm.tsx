import { Box, Button, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { send } from '../../httpClient';
import { useAccountChange } from './useAccount';

interface Props {
  email: string | null;
  hasMail: boolean;
}

/** The address that hears of a new password and of changes to two-step sign-in. */
export function EmailForm({ email, hasMail }: Props) {
  const notify = useNotify();
  const [typed, setTyped] = useState(email ?? '');
  const save = useAccountChange(
    (value: string) => send<unknown>('PUT', '/api/account', { email: value }),
    () => notify('Email address saved.', { type: 'success' }),
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    save.mutate(typed.trim());
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Typography sx={{ mb: 1 }}>
        We email this address when your password, two-step sign-in or this address changes.
        {!hasMail && ' Mail isn’t set up on this server yet, so nothing is sent.'}
      </Typography>
      <TextField
        label="Email (optional)"
        type="email"
        autoComplete="email"
        value={typed}
        error={save.isError}
        helperText={save.error?.message}
        onChange={({ target }) => {
          setTyped(target.value);
          save.reset();
        }}
        sx={{ maxWidth: '24rem' }}
      />
      <Box sx={{ mt: 1 }}>
        <Button type="submit" variant="outlined" disabled={save.isPending}>
          Save address
        </Button>
      </Box>
    </Box>
  );
}

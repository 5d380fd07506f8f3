import { Button, CardContent, Typography } from '@mui/material';
import { Form, required, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { SecondStepAsked } from '../../../api/types';
import { canUsePasskeys } from '../../accounts/passkeys';

interface Props {
  methods: SecondStepAsked['second_step'];
  isSending: boolean;
  onSubmit(values: FieldValues): Promise<void>;
  onBack(): void;
}

/** Asks for the second step of signing in. */
export function SecondStepForm({ methods, isSending, onSubmit, onBack }: Props) {
  const hasApp = methods.includes('totp');
  const canUsePasskey = methods.includes('passkey') && canUsePasskeys();
  return (
    <Form
      onSubmit={onSubmit}
      defaultValues={{ code: '' }}
      disableInvalidFormNotification
      noValidate
    >
      <CardContent>
        {canUsePasskey && (
          <Button
            variant="contained"
            size="large"
            fullWidth
            autoFocus
            disabled={isSending}
            onClick={() => onSubmit({ passkey: 'second-step' })}
            sx={{ mb: 2 }}
          >
            Use your passkey
          </Button>
        )}
        <Typography sx={{ mb: 1 }}>
          {canUsePasskey ? 'Or enter' : 'Enter'}{' '}
          {hasApp && 'the code that your authenticator app shows, or '}one of your recovery codes.
        </Typography>
        <TextInput
          source="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus={!canUsePasskey}
          helperText={false}
          validate={required('Enter a code.')}
        />
        <Button
          type="submit"
          variant={canUsePasskey ? 'outlined' : 'contained'}
          size="large"
          fullWidth
          disabled={isSending}
          sx={{ mt: 2 }}
        >
          {isSending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Button fullWidth onClick={onBack} sx={{ mt: 1 }}>
          Back to the password
        </Button>
      </CardContent>
    </Form>
  );
}

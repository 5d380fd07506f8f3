import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Form, required, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

interface Props {
  isSending: boolean;
  onSubmit(values: FieldValues): Promise<void>;
  onBack(): void;
}

/** Asks for the second step of signing in. */
export function SecondStepForm({ isSending, onSubmit, onBack }: Props) {
  return (
    <Form
      onSubmit={onSubmit}
      defaultValues={{ code: '' }}
      disableInvalidFormNotification
      noValidate
    >
      <CardContent>
        <Typography sx={{ mb: 1 }}>
          Enter the code that your authenticator app shows, or one of your recovery codes.
        </Typography>
        <TextInput
          source="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          helperText={false}
          validate={required('Enter a code.')}
        />
        <Button
          type="submit"
          variant="contained"
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

import { Button } from '@mui/material';
import { useFormContext } from 'react-hook-form';

/** Uses a passkey in a form that asks for a password. */
export function PasskeyButton({ use }: { use(): Promise<unknown> }) {
  const { setError, formState } = useFormContext();
  const press = () =>
    use().catch((error: Error) => setError('password', { message: error.message }));
  return (
    <Button disabled={formState.isSubmitting} onClick={press}>
      Use a passkey
    </Button>
  );
}

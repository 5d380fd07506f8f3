import { Button } from '@mui/material';
import { useFormContext } from 'react-hook-form';

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

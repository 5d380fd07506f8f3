import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';

/** Instead of the rows that could not be read: nobody should take them for gone. */
export function ListError() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          Retry
        </Button>
      }
    >
      The list could not be loaded. {error?.message}
    </Alert>
  );
}

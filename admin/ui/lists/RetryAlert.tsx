import { Alert, type AlertProps, Button } from '@mui/material';

interface Props extends Pick<AlertProps, 'sx' | 'children'> {
  retry(): void;
}

/** Says what could not be read, in its place: nobody should take it for gone. */
export const RetryAlert = ({ retry, ...alert }: Props) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={() => retry()}>
        Retry
      </Button>
    }
    {...alert}
  />
);

import { Alert, type AlertProps, Button } from '@mui/material';

interface Props extends Pick<AlertProps, 'sx' | 'children'> {
  retry(): void;
}

/** Reports a failed read in place of its content, which isn't gone. */
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

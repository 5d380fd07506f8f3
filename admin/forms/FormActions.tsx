import { Button } from '@mui/material';
import { Toolbar, useRedirect, useResourceContext } from 'react-admin';
import { SubmitButton } from './SubmitButton';

interface Props {
  saveLabel: string;
  disabled?: boolean;
}

/** The page forms' last line. */
export function FormActions({ saveLabel, disabled = false }: Props) {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return (
    <Toolbar sx={{ gap: 1, justifyContent: 'flex-end', zIndex: 3 }}>
      <Button onClick={() => redirect('list', resource)}>Cancel</Button>
      <SubmitButton label={saveLabel} disabled={disabled} />
    </Toolbar>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useDraft } from './useDraft';

interface Props {
  draftKey: string;
  done: RefObject<boolean>;
}

/** Keeps the form's draft, and says so where it put one back. */
export function DraftNotice({ draftKey, done }: Props) {
  const { restoredFrom, discard } = useDraft(draftKey, done);
  if (!restoredFrom) return null;
  const time = new Date(restoredFrom).toLocaleString('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Alert
      severity="info"
      sx={{ width: '100%', mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Discard draft
        </Button>
      }
    >
      Your unsaved draft of {time} is back in the form.
    </Alert>
  );
}

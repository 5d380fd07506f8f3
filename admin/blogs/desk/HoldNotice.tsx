import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { useAttempt } from '../../useAttempt';
import type { Hold } from './useHold';

/** Says who else has the post open, and lets the editor take it over. */
export function HoldNotice({ hold }: { hold: Hold }) {
  const { holder, isReadOnly, wasMine, readers, takeOver } = hold;
  const [isAsking, setIsAsking] = useState(false);
  const attempt = useAttempt();

  async function take() {
    setIsAsking(false);
    await attempt(takeOver);
  }

  if (!isReadOnly || !holder) {
    if (readers.length === 0) return null;
    const others = readers.map((name) => (name === 'You' ? 'You, in another tab,' : name));
    return (
      <Alert severity="info" role="status">
        {others.join(' and ')} opened this post to read it too.
      </Alert>
    );
  }
  const isOwn = holder === 'You';
  const action = wasMine ? 'Take back' : 'Take over';
  const here = isOwn
    ? 'You are writing this post in another tab'
    : `${holder} is writing this post`;
  const taken = isOwn ? 'You took over in another tab' : `${holder} took over this post`;
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => setIsAsking(true)}>
            {action}
          </Button>
        }
      >
        {wasMine ? `${taken}. What you typed is safe.` : `${here}. You can read it here.`}
      </Alert>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)}>
        <DialogTitle>{action}?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {isOwn
              ? 'The other tab can then only be read. What was typed there is saved.'
              : `${holder} can then only read it, and sees that you took over. What ${holder} typed is saved.`}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsAsking(false)}>Go back</Button>
          <Button variant="contained" onClick={take} autoFocus>
            {action}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

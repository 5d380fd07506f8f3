import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type SubmitEvent, useId, useState } from 'react';

interface Props {
  title: string;
  name: string;
  confirm: string;
  isSending: boolean;
  onConfirm(name: string): void;
  onClose(): void;
}

/** Asks for the name of a passkey. */
export function PasskeyName({ title, name, confirm, isSending, onConfirm, onClose }: Props) {
  const titleId = useId();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() === '') return setProblem('Give the passkey a name.');
    onConfirm(typed.trim());
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            autoFocus
            autoComplete="off"
            value={typed}
            error={Boolean(problem)}
            helperText={problem ?? 'So that you know which device it is on.'}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

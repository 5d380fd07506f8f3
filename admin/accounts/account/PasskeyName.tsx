import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { TitledDialog } from '../../ui/layout/TitledDialog';

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
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();

  function submit() {
    if (typed.trim() === '') return setProblem('Give the passkey a name.');
    onConfirm(typed.trim());
  }

  return (
    <TitledDialog
      open
      onClose={onClose}
      onSubmit={submit}
      maxWidth="xs"
      fullWidth
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {confirm}
          </Button>
        </>
      }
    >
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
    </TitledDialog>
  );
}

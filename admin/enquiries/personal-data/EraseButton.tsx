import { Button, DialogContentText, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../httpClient';
import { dropKept } from '../../keptText';
import { TitledDialog } from '../../ui/layout/TitledDialog';
import { useAction } from '../../useAction';
import { countsOf } from './counts';

interface Props {
  email: string;
  /** Ids of the address's enquiries, whose answers this browser may keep. */
  enquiryIds: readonly string[];
  /** @param message what was erased. */
  onErased(message: string): void;
}

/** Erases everything about an address once it was typed again. */
export function EraseButton({ email, enquiryIds, onErased }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const queryClient = useQueryClient();
  const erase = useAction({
    isQuiet: true,
    mutationFn: () => send<Record<string, number>>('POST', '/api/erasures', { email }),
    onSuccess: (erased) => {
      for (const id of enquiryIds) {
        dropKept('answer', id);
        dropKept('note', id);
      }
      // Nothing of it may come back from what this tab has read.
      queryClient.removeQueries({ type: 'inactive' });
      onErased(`Erased: ${countsOf(erased) || 'nothing was left'}.`);
    },
  });
  const isTyped = typed.trim().toLowerCase() === email.toLowerCase();

  function close() {
    setIsOpen(false);
    setTyped('');
    erase.reset();
  }

  function submit() {
    if (isTyped && !erase.isPending) erase.mutate();
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Erase…
      </Button>
      <TitledDialog
        open={isOpen}
        onClose={close}
        onSubmit={submit}
        title="Erase everything about this address?"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={!isTyped || erase.isPending}
            >
              Erase
            </Button>
          </>
        }
      >
        <DialogContentText sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          Enquiries, notes, messages and subscriptions of {email} are deleted. The activity list
          records that it was done, not about whom. This can’t be undone.
        </DialogContentText>
        <TextField
          label="Type the address to confirm"
          autoComplete="off"
          autoFocus
          value={typed}
          error={erase.isError}
          helperText={erase.error?.message}
          onChange={({ target }) => setTyped(target.value)}
        />
      </TitledDialog>
    </>
  );
}

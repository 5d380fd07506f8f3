import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** In a toast: closes it and undoes what it says. */
export function UndoButton({ onUndo }: { onUndo(): void }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Button color="inherit" size="small" onClick={undo}>
      Undo
    </Button>
  );
}

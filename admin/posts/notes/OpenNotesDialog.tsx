import { Button, Typography } from '@mui/material';
import type { DraftNote } from '../../../api/types';
import { AppDialog } from '../../ui/layout/AppDialog';

interface Props {
  notes: readonly DraftNote[];
  /** What is about to be done, as on its button. */
  action: string;
  onGo(): void;
  onClose(): void;
}

/** Names the notes that nobody has resolved, before the post goes live. */
export const OpenNotesDialog = ({ notes, action, onGo, onClose }: Props) => (
  <AppDialog
    title={notes.length === 1 ? '1 note is open' : `${notes.length} notes are open`}
    onClose={onClose}
    maxWidth="sm"
    actions={
      <>
        <Button onClick={onClose}>Go back</Button>
        <Button variant="contained" onClick={onGo}>
          {action} all the same
        </Button>
      </>
    }
  >
    <Typography>
      Visitors never read them. They stay with the post until they are resolved.
    </Typography>
    <ul style={{ overflowWrap: 'anywhere' }}>
      {notes.map(({ id, quote, text, created_by }) => (
        <li key={id}>
          <em>{quote}</em>: {text} ({created_by})
        </li>
      ))}
    </ul>
  </AppDialog>
);

import { Button, Typography } from '@mui/material';
import type { DraftNote, SignatureChanges } from '../../../api/types';
import { changedWords, SignedChanges } from '../../signatures/SignedChanges';
import { AppDialog } from '../../ui/layout/AppDialog';

/** What somebody should know before a post goes live. */
export interface ToKnow {
  /** Notes that nobody has resolved. */
  notes: readonly DraftNote[];
  /** A signature that visitors read, which the draft ends. */
  signature: SignatureChanges | undefined;
}

interface Props extends ToKnow {
  /** What is about to be done, as on its button. */
  action: string;
  onGo(): void;
  onClose(): void;
}

export const BeforeDialog = ({ notes, signature, action, onGo, onClose }: Props) => (
  <AppDialog
    title={
      signature
        ? `${signature.name}’s signature ends: ${changedWords(signature)}`
        : headingOf(notes.length)
    }
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
    {signature && (
      <>
        <SignedChanges changes={signature.changes} />
        <Typography sx={{ my: 1 }}>
          “Checked by” leaves the page until it is signed again. Under Signatures, these words alone
          are shown to be read.
        </Typography>
      </>
    )}
    {signature && notes.length > 0 && (
      <Typography component="h3" variant="subtitle2">
        {headingOf(notes.length)}
      </Typography>
    )}
    {notes.length > 0 && (
      <>
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
      </>
    )}
  </AppDialog>
);

const headingOf = (count: number): string =>
  count === 1 ? '1 note is open' : `${count} notes are open`;

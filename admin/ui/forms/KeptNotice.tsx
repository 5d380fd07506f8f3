import { Alert, Button } from '@mui/material';
import { Confirm } from 'react-admin';
import { formatMoment } from '../../dates';

interface NoticeProps {
  /** ISO text. */
  keptAt: string;
  onDiscard(): void;
}

/** Says that a form holds what was typed in an earlier visit. */
export const KeptNotice = ({ keptAt, onDiscard }: NoticeProps) => (
  <Alert
    severity="info"
    sx={{ width: '100%', mb: 2 }}
    action={
      <Button color="inherit" onClick={onDiscard}>
        Discard it
      </Button>
    }
  >
    Not saved yet: this browser kept what you typed until {formatMoment(keptAt)}.
  </Alert>
);

interface DialogProps {
  onClose(): void;
  onDiscard(): void;
}

/** Asks before what is typed goes. */
export const DiscardDialog = ({ onClose, onDiscard }: DialogProps) => (
  <Confirm
    isOpen
    title="Discard what you typed?"
    content="It isn’t saved. Leave by any other way, and this browser keeps it for you."
    confirm="Discard"
    cancel="Go on writing"
    confirmColor="warning"
    onConfirm={onDiscard}
    onClose={onClose}
  />
);

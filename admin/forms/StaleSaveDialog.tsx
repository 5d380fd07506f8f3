import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { removeDraft } from './draftStorage';
import type { FormField } from './FormField';
import { VersionDifference } from './VersionDifference';

interface Props {
  formId: string;
  fields: readonly FormField[];
  /** What another editor saved meanwhile; the dialog is closed without it. */
  stored: RaRecord | undefined;
  draftKey: string | undefined;
  onClose(): void;
}

/** After a save that was refused as stale: shows what differs and lets the editor choose. */
export function StaleSaveDialog({ formId, fields, stored, draftKey, onClose }: Props) {
  const form = useFormContext();

  function takeTheirs() {
    form.reset(stored);
    if (draftKey) removeDraft(draftKey);
    onClose();
  }

  function keepMine() {
    form.setValue('updated_at', stored?.updated_at);
    onClose();
  }

  const typed = stored ? form.getValues() : {};
  const differing = fields.filter(
    ({ source }) => (stored?.[source] ?? '') !== (typed[source] ?? ''),
  );
  return (
    <Dialog
      open={Boolean(stored)}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="stale"
    >
      <DialogTitle id="stale">Somebody else saved this meanwhile</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Nothing was overwritten.{' '}
          {differing.length > 0 ? 'These fields differ:' : 'Nothing differs.'}
        </DialogContentText>
        {differing.map((field) => (
          <VersionDifference
            key={field.source}
            field={field}
            stored={String(stored?.[field.source] ?? '')}
            typed={String(typed[field.source] ?? '')}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Go back</Button>
        <Button onClick={takeTheirs}>Take theirs</Button>
        <Button type="submit" form={formId} onClick={keepMine} variant="contained">
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}

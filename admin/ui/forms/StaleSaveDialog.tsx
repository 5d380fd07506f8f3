import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CompareDialog } from './CompareDialog';
import type { FormField } from './FormField';

interface Props {
  formId: string;
  fields: readonly FormField[];
  /** What another editor saved meanwhile; the dialog is closed without it. */
  stored: RaRecord | undefined;
  onClose(): void;
}

/** After a save that was refused as stale: shows what differs and lets the editor choose. */
export function StaleSaveDialog({ formId, fields, stored, onClose }: Props) {
  const form = useFormContext();

  function takeTheirs() {
    form.reset(stored);
    onClose();
  }

  function keepMine() {
    form.setValue('updated_at', stored?.updated_at);
    onClose();
    const element = document.getElementById(formId);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  return (
    <CompareDialog
      fields={fields}
      stored={stored}
      typed={stored ? form.getValues() : {}}
      onClose={onClose}
      onTake={takeTheirs}
      onKeep={keepMine}
    />
  );
}

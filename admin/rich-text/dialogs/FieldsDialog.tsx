import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { DialogInput } from './DialogInput';

export interface DialogField {
  name: string;
  label: string;
  type?: 'text' | 'number' | 'multiline' | 'checkbox' | 'select';
  choices?: readonly { value: string; label: string }[];
  helperText?: string;
  isRequired?: boolean;
}

/** By field name; a checkbox has 'true' or ''. */
export type FieldValues = Record<string, string>;

interface Props {
  title: string;
  fields: readonly DialogField[];
  initial: FieldValues;
  submitLabel: string;
  /** @returns a message where the values can't be taken. */
  onSubmit(values: FieldValues): string | undefined;
  onClose(): void;
  remove?: { label: string; onClick(): void } | undefined;
}

/** One form for every command that needs a few values: Enter takes them, Escape doesn't. */
export function FieldsDialog(props: Props) {
  const { title, fields, initial, submitLabel, onSubmit, onClose, remove } = props;
  const id = useId();
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The post's form holds this dialog in React's tree, and would be saved.
    event.stopPropagation();
    setProblem(onSubmit(values));
  }

  return (
    <Dialog
      open
      transitionDuration={0}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', rowGap: 0.5 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {fields.map((field, index) => (
            <DialogInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              autoFocus={index === 0}
              onChange={(value) => setValues((current) => ({ ...current, [field.name]: value }))}
            />
          ))}
        </DialogContent>
        <DialogActions>
          {remove && (
            <Button color="error" onClick={remove.onClick} sx={{ mr: 'auto' }}>
              {remove.label}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DialogField, FieldValues } from '../commands/EditorDialog';
import { DialogInput } from './DialogInput';
import { ToolDialog } from './ToolDialog';

interface Props {
  title: string;
  /** Asked first. */
  lead?: ReactNode;
  fields: readonly DialogField[];
  initial: FieldValues;
  submitLabel?: string | undefined;
  /** @returns a message where the values can't be taken. */
  onSubmit(values: FieldValues): string | undefined;
  onClose(): void;
  remove?: { label: string; onClick(): void } | undefined;
}

/** Long fields fill the width, short ones half of it. */
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  pt: 0,
  alignItems: 'start',
} as const;

/** One form for every command that needs a few values: Enter takes them, Escape doesn't. */
export function FieldsDialog(props: Props) {
  const { title, lead, fields, initial, submitLabel = 'OK', onSubmit, onClose, remove } = props;
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The post's form holds this dialog in React's tree, and would be saved.
    event.stopPropagation();
    setProblem(onSubmit(values));
  }

  return (
    <ToolDialog title={title} onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogContent sx={twoColumns}>
          {problem && (
            <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
              {problem}
            </Alert>
          )}
          {lead && <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>{lead}</Box>}
          {fields.map((field, index) => (
            <DialogInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              autoFocus={!lead && index === 0}
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
    </ToolDialog>
  );
}

import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { AppDialog } from '../../ui/layout/AppDialog';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';
import { DialogInput } from './DialogInput';
import type { EditorDialog } from './EditorDialog';

/** Long fields take the full width, short ones half. */
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  pt: 0,
  alignItems: 'start',
} as const;

/** A form for a command's values: Enter applies it, Escape cancels. */
export function CommandDialog({ dialog }: { dialog: EditorDialog }) {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  const { title, fields, read, submitLabel = 'OK', remove } = dialog;
  const [values, setValues] = useState(() => read(editor));
  const [problem, setProblem] = useState<string>();

  function submit() {
    const wrong = dialog.apply(editor, values);
    if (wrong) setProblem(wrong);
    else closeDialog();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble to the post's form, which would be saved.
    event.stopPropagation();
    submit();
  }

  return (
    <AppDialog isOfText title={title} onClose={closeDialog}>
      <form onSubmit={onSubmit}>
        <DialogContent sx={twoColumns}>
          {problem && (
            <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
              {problem}
            </Alert>
          )}
          {(typeof fields === 'function' ? fields(editor) : fields).map((field, index) => (
            <DialogInput
              key={field.name}
              field={field}
              value={values[field.name]}
              autoFocus={index === 0}
              onEnter={submit}
              onChange={(value) => setValues((current) => ({ ...current, [field.name]: value }))}
            />
          ))}
        </DialogContent>
        <DialogActions>
          {remove && dialog.isPressed?.(editor) && (
            <Button
              color="error"
              onClick={() => {
                remove.run(editor);
                closeDialog();
              }}
              sx={{ mr: 'auto' }}
            >
              {remove.label}
            </Button>
          )}
          <Button onClick={closeDialog}>Cancel</Button>
          <Button type="submit" variant="contained">
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  );
}

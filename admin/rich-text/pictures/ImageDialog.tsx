import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { WordsInput } from '../../media/WordsInput';
import { wordsProblem } from '../../media/wordsProblem';
import type { DialogField } from '../commands/EditorDialog';
import { DialogInput } from '../dialogs/DialogInput';
import { ToolDialog } from '../dialogs/ToolDialog';
import { useEditorShell } from '../EditorShell';
import { useArticleEditor } from '../useArticleEditor';
import { readPicture, writePicture } from './pictureValues';
import { placements } from './placement';

const fields: readonly DialogField[] = [
  { name: 'caption', label: 'Caption', helperText: 'A line below it that everybody reads.' },
  { name: 'placement', label: 'Alignment', type: 'select', choices: placements },
  { name: 'width', label: 'Width in pixels', type: 'number' },
  { name: 'title', label: 'Text shown by the pointer' },
];

/** Words, caption and place of the selected picture. */
export function ImageDialog() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorShell();
  const [values, setValues] = useState(() => readPicture(editor));
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The post's form holds this dialog in React's tree, and would be saved.
    event.stopPropagation();
    const wrong = wordsProblem(values.alt);
    setProblem(wrong);
    if (wrong) return;
    writePicture(editor, values);
    closeDialog();
  }

  return (
    <ToolDialog title="Image" onClose={closeDialog} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', rowGap: 0.5, pt: 0 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <WordsInput
            autoFocus
            value={values.alt}
            onChange={(alt) => setValues((current) => ({ ...current, alt }))}
          />
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {fields.map((field) => (
              <DialogInput
                key={field.name}
                field={field}
                value={String(values[field.name as keyof typeof values] ?? '')}
                autoFocus={false}
                onChange={(value) => setValues((current) => ({ ...current, [field.name]: value }))}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button
            color="error"
            sx={{ mr: 'auto' }}
            onClick={() => {
              editor.commands.deleteSelection();
              closeDialog();
            }}
          >
            Remove picture
          </Button>
          <Button onClick={closeDialog}>Cancel</Button>
          <Button type="submit" variant="contained">
            OK
          </Button>
        </DialogActions>
      </form>
    </ToolDialog>
  );
}

import { useState } from 'react';
import { WordsInput } from '../../media/WordsInput';
import { wordsProblem } from '../../media/wordsProblem';
import type { DialogField } from '../commands/EditorDialog';
import { FieldsDialog } from '../dialogs/FieldsDialog';
import { useEditorShell } from '../EditorShell';
import { useArticleEditor } from '../useArticleEditor';
import { readPicture, readWords, writePicture } from './pictureValues';
import { placements } from './placement';

const fields: readonly DialogField[] = [
  { name: 'caption', label: 'Caption', helperText: 'A line below it that everybody reads.' },
  { name: 'placement', label: 'Alignment', choices: placements },
  { name: 'width', label: 'Width in pixels', type: 'number' },
  { name: 'title', label: 'Text shown by the pointer' },
];

/** Words, caption and place of the selected picture. */
export function ImageDialog() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorShell();
  const [words, setWords] = useState(() => readWords(editor));

  return (
    <FieldsDialog
      title="Image"
      lead={<WordsInput autoFocus value={words} onChange={setWords} />}
      fields={fields}
      initial={readPicture(editor)}
      onSubmit={(values) => {
        const wrong = wordsProblem(words);
        if (wrong) return wrong;
        writePicture(editor, words, values);
        closeDialog();
      }}
      remove={{
        label: 'Remove picture',
        onClick: () => {
          editor.commands.deleteSelection();
          closeDialog();
        },
      }}
      onClose={closeDialog}
    />
  );
}

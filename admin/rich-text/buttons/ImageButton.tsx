import Image from '@mui/icons-material/Image';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { dataUrl, imageAccept, imageProblem } from '../commands/imageFile';
import { FieldsDialog } from '../dialogs/FieldsDialog';
import { useEditorShell } from '../EditorShell';
import { CommandState } from '../toolbar/CommandState';
import { useArticleEditor } from '../useArticleEditor';
import { imageFields, readImage, setImage } from './imageValues';

/** Asks for a file, shows it in the text as data, and asks what it shows. A selected image is changed. */
export function ImageButton() {
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [src, setSrc] = useState<string>();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const problem = imageProblem(file);
    if (problem) notify(problem, { type: 'error', title: 'Error' });
    else {
      setSrc(await dataUrl(file));
      openDialog('image');
    }
    // Emptied, so that choosing the same file again counts as a change.
    input.value = '';
  }

  return (
    <>
      <CommandState
        label="Image"
        icon={<Image fontSize="inherit" />}
        popup="dialog"
        isPressed={() => editor.isActive('image')}
        onClick={() => {
          setSrc(undefined);
          if (editor.isActive('image')) openDialog('image');
          else picker.current?.click();
        }}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept={imageAccept}
        aria-label="Image file"
        onChange={choose}
      />
      {dialog === 'image' && (
        <FieldsDialog
          title="Image"
          fields={imageFields}
          initial={src ? {} : readImage(editor)}
          submitLabel="OK"
          onSubmit={(values) => {
            setImage(editor, src, values);
            closeDialog();
            return undefined;
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

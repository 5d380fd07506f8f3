import Image from '@mui/icons-material/Image';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { dataUrl, imageAccept, imageProblem } from '../commands/imageFile';
import { FieldsDialog } from '../dialogs/FieldsDialog';
import { useEditorShell } from '../EditorShell';
import { useImageFile } from '../paste/useImageFile';
import { CommandState } from '../toolbar/CommandState';
import { useArticleEditor } from '../useArticleEditor';
import { imageFields, readImage, setImage } from './imageValues';

/**
 * Asks for a file, or takes one that is pasted or dropped, asks what it shows, and puts it into the
 * text as data. A selected image is changed.
 */
export function ImageButton() {
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [src, setSrc] = useState<string>();

  async function take(file: File) {
    const problem = imageProblem(file);
    if (problem) return notify(problem, { type: 'error', title: 'Error' });
    setSrc(await dataUrl(file));
    openDialog('image');
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file) void take(file);
    // Emptied, so that choosing the same file again counts as a change.
    target.value = '';
  }

  useImageFile(editor, take);

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

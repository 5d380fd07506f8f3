import Image from '@mui/icons-material/Image';
import PermMedia from '@mui/icons-material/PermMedia';
import { lazy, useRef } from 'react';
import type { Media } from '../../../api/types';
import { PicturePicker } from '../../media/PicturePicker';
import { useEditorShell } from '../EditorShell';
import { useAddPictures } from '../pictures/useAddPictures';
import { StateButton } from '../toolbar/CommandButton';
import { DialogButton } from '../toolbar/DialogButton';
import { useArticleEditor } from '../useArticleEditor';

const MediaChooser = lazy(() => import('../../media/MediaChooser'));

/** Asks for files and puts them into the text, or takes a picture of the media. A selected one is changed. */
export function ImageButton() {
  const editor = useArticleEditor();
  const { openDialog, closeDialog } = useEditorShell();
  const picker = useRef<HTMLInputElement>(null);
  const addPictures = useAddPictures();

  function insert({ id, extension, alt, width, height }: Media) {
    closeDialog();
    const size = { width: String(width), height: String(height) };
    const attrs = { src: `/images/${id}.${extension}`, alt, ...size };
    editor.commands.insertContent({ type: 'image', attrs });
  }

  return (
    <>
      <StateButton
        label="Image"
        icon={Image}
        popup="dialog"
        isPressed={() => editor.isActive('image')}
        onClick={() => {
          if (editor.isActive('image')) openDialog('image');
          else picker.current?.click();
        }}
      />
      <DialogButton name="media" label="Image from media" icon={PermMedia}>
        {(close) => <MediaChooser onChoose={insert} onClose={close} />}
      </DialogButton>
      <PicturePicker
        ref={picker}
        label="Image file"
        multiple
        onTake={(files) => addPictures(files, editor.state.selection.to)}
      />
    </>
  );
}

import type { Ref } from 'react';
import { imageTypes } from './imageFile';

interface Props {
  /** A click on it opens the browser's chooser. */
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onTake(files: readonly File[]): void;
}

/** Asks for files of pictures; a button that is seen stands for it. */
export const PicturePicker = ({ label, onTake, ...input }: Props) => (
  <input
    {...input}
    type="file"
    hidden
    accept={imageTypes.join()}
    aria-label={label}
    onChange={({ target }) => {
      onTake([...(target.files ?? [])]);
      // Emptied, so that choosing the same file again counts as a change.
      target.value = '';
    }}
  />
);

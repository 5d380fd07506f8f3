import type { Editor } from '@tiptap/core';

export interface DialogField {
  name: string;
  /** `altText` has its own label. */
  label?: string;
  type?: 'text' | 'number' | 'multiline' | 'checkbox' | 'altText' | 'address' | 'color';
  choices?: readonly (readonly [value: string, label: string])[];
  helperText?: string;
  isRequired?: boolean;
  /** Two short fields share a row. Numbers and choices are always short. */
  isShort?: boolean;
}

/** By field name; checkboxes are 'true' or '', undecided alt text is undefined. */
export type FieldValues = Record<string, string | undefined>;

/** A dialog that asks for values before changing the text. */
export interface EditorDialog {
  title: string;
  fields: readonly DialogField[] | ((editor: Editor) => readonly DialogField[]);
  submitLabel?: string;
  /** Returns initial values from the selection, or defaults. */
  read(editor: Editor): FieldValues;
  /** @returns a message if the values are invalid. */
  apply(editor: Editor, values: FieldValues): string | undefined;
  /** Tells whether the selection is what the dialog edits. */
  isPressed?(editor: Editor): boolean;
  /** Removes the selected element. */
  remove?: { label: string; run(editor: Editor): void };
}

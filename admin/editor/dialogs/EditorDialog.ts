import type { Editor } from '@tiptap/core';

export interface DialogField {
  name: string;
  /** `altText` names itself. */
  label?: string;
  type?: 'text' | 'number' | 'multiline' | 'checkbox' | 'altText' | 'address' | 'color';
  choices?: readonly (readonly [value: string, label: string])[];
  helperText?: string;
  isRequired?: boolean;
  /** Two such stand beside each other. Numbers and choices are always short. */
  isShort?: boolean;
}

/** By field name; a checkbox has 'true' or '', an alt text that nobody has decided is undefined. */
export type FieldValues = Record<string, string | undefined>;

/** What a command asks for before it does something to the text. */
export interface EditorDialog {
  title: string;
  fields: readonly DialogField[] | ((editor: Editor) => readonly DialogField[]);
  submitLabel?: string;
  /** What the fields show at first: what is selected, or the usual. */
  read(editor: Editor): FieldValues;
  /** @returns a message where the values can't be taken. */
  apply(editor: Editor, values: FieldValues): string | undefined;
  /** Whether the selection is what the dialog changes. */
  isPressed?(editor: Editor): boolean;
  /** Takes away what is selected. */
  remove?: { label: string; run(editor: Editor): void };
}

import type { Editor } from '@tiptap/core';

export interface DialogField {
  name: string;
  label: string;
  type?: 'text' | 'number' | 'multiline' | 'checkbox';
  choices?: readonly (readonly [value: string, label: string])[];
  helperText?: string;
  isRequired?: boolean;
  /** Two such stand beside each other. Numbers and choices are always short. */
  isShort?: boolean;
}

/** By field name; a checkbox has 'true' or ''. */
export type FieldValues = Record<string, string>;

/** What a command asks for before it does something to the text. */
export interface EditorDialog {
  title: string;
  fields: readonly DialogField[] | ((editor: Editor) => readonly DialogField[]);
  submitLabel?: string;
  /** What the fields show at first: what is selected, or the usual. */
  read?(editor: Editor): FieldValues;
  /** @returns a message where the values can't be taken. */
  apply(editor: Editor, values: FieldValues): string | undefined;
  /** Takes away what is selected. */
  remove?: { label: string; isPossible(editor: Editor): boolean; run(editor: Editor): void };
  /** Whether the selection is what the dialog changes. */
  isPressed?(editor: Editor): boolean;
}

import type { ReactNode } from 'react';
import { insertRaw, selectedElement } from '../commands/rawElement';
import type { DialogField, FieldValues } from '../dialogs/FieldsDialog';
import { DialogButton } from '../toolbar/DialogButton';

interface Props {
  name: string;
  label: string;
  icon: ReactNode;
  fields: readonly DialogField[];
  /** What the field is as an element, to find it again. */
  selector: string;
  usual?: FieldValues;
  read(element: Element): FieldValues;
  /** @returns the field's HTML. */
  write(values: FieldValues): string;
}

/** A button for one kind of form field: inserts one, or changes the selected one. */
export function FieldButton({ fields, selector, usual = {}, read, write, ...button }: Props) {
  return (
    <DialogButton
      {...button}
      title={button.label}
      fields={fields}
      read={(editor) => {
        const element = selectedElement(editor, selector);
        return element ? read(element) : usual;
      }}
      apply={(editor, values) => {
        insertRaw(editor, write(values));
        return undefined;
      }}
      isPressed={(editor) => Boolean(selectedElement(editor, selector))}
    />
  );
}

/** The attributes as field values; those that stand alone are 'true'. */
export const attributesOf = (element: Element, names: readonly string[]): FieldValues =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value || 'true']];
    }),
  );

import { elementHtml, insertRaw, newElement, selectedElement } from '../commands/rawPiece';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';

interface FormField {
  title: string;
  fields: readonly DialogField[];
  /** What the field is as an element, to find it again. */
  selector: string;
  tag: string;
  /** Those that are asked for or stay as they are, in the order in which they are written. */
  attributes: readonly string[];
  usual?: FieldValues;
  /** What its attributes don't say, or only where they are there. */
  read?(element: Element): FieldValues;
  /** What stands between its tags. */
  inner?(values: FieldValues): string | readonly Element[] | undefined;
}

/** Inserts one kind of form field, or changes the selected one. */
function fieldDialog({ selector, tag, attributes, ...field }: FormField): EditorDialog {
  return {
    title: field.title,
    fields: field.fields,
    read(editor) {
      const element = selectedElement(editor, selector);
      if (!element) return field.usual ?? {};
      return { ...field.read?.(element), ...attributesOf(element, attributes) };
    },
    apply(editor, values) {
      const own = Object.fromEntries(attributes.map((name) => [name, values[name]]));
      insertRaw(editor, elementHtml(tag, own, field.inner?.(values)));
    },
    isPressed: (editor) => Boolean(selectedElement(editor, selector)),
  };
}

/** The attributes as field values; those that stand alone are 'true'. */
const attributesOf = (element: Element, names: readonly string[]): FieldValues =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value || 'true']];
    }),
  );

const fieldName: DialogField = { name: 'name', label: 'Name', isShort: true };
const fieldValue: DialogField = { name: 'value', label: 'Value', isShort: true };
const placeholderText: DialogField = { name: 'placeholder', label: 'Placeholder' };
const isRequired: DialogField = { name: 'required', label: 'Required', type: 'checkbox' };

const tickDialog = (type: 'checkbox' | 'radio', title: string): EditorDialog =>
  fieldDialog({
    title,
    selector: `input[type=${type}]`,
    fields: [
      fieldName,
      fieldValue,
      { name: 'checked', label: 'Selected', type: 'checkbox' },
      isRequired,
    ],
    tag: 'input',
    attributes: ['type', 'name', 'value', 'checked', 'required'],
    usual: { type },
  });

const types = ['text', 'email', 'tel', 'url', 'number', 'date', 'search', 'password', 'hidden'];

const textField = fieldDialog({
  title: 'Text field',
  selector: ['input:not([type])', ...types.map((type) => `input[type=${type}]`)].join(),
  fields: [
    fieldName,
    { name: 'type', label: 'Type', choices: types.map((type) => [type, type]) },
    fieldValue,
    placeholderText,
    { name: 'size', label: 'Width in characters', type: 'number' },
    { name: 'maxlength', label: 'Maximum characters', type: 'number' },
    isRequired,
  ],
  usual: { type: 'text' },
  tag: 'input',
  attributes: ['type', 'name', 'value', 'placeholder', 'size', 'maxlength', 'required'],
  read: () => ({ type: 'text' }),
});

const textArea = fieldDialog({
  title: 'Text area',
  selector: 'textarea',
  fields: [
    fieldName,
    { name: 'cols', label: 'Columns', type: 'number' },
    { name: 'rows', label: 'Rows', type: 'number' },
    placeholderText,
    { ...fieldValue, type: 'multiline', isShort: false },
    isRequired,
  ],
  usual: { cols: '40', rows: '4' },
  tag: 'textarea',
  attributes: ['name', 'cols', 'rows', 'placeholder', 'required'],
  read: (element) => ({ value: element.textContent ?? '' }),
  inner: ({ value }) => value,
});

const selection = fieldDialog({
  title: 'Selection field',
  selector: 'select',
  fields: [
    fieldName,
    {
      name: 'options',
      label: 'Options',
      type: 'multiline',
      isRequired: true,
      helperText: 'One a line; text = value where they differ.',
    },
    { name: 'size', label: 'Lines shown', type: 'number' },
    { name: 'multiple', label: 'Allow several', type: 'checkbox' },
    isRequired,
  ],
  tag: 'select',
  attributes: ['name', 'size', 'multiple', 'required'],
  read: (element) => ({
    options: [...element.querySelectorAll('option')].map(optionLine).join('\n'),
  }),
  inner: ({ options = '' }) => readOptions(options),
});

const optionLine = ({ value, text }: HTMLOptionElement): string =>
  value === text ? text : `${text} = ${value}`;

const readOptions = (text: string): HTMLElement[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [label = '', value = label] = line.split(/\s+=\s+/);
      const option = newElement('option', { value: value.trim() });
      option.textContent = label.trim();
      return option;
    });

const button = fieldDialog({
  title: 'Button',
  selector: 'button, input[type=button], input[type=submit], input[type=reset]',
  fields: [
    { name: 'value', label: 'Text', isRequired: true },
    fieldName,
    {
      name: 'type',
      label: 'Type',
      choices: [
        ['button', 'Button'],
        ['submit', 'Submit'],
        ['reset', 'Reset'],
      ],
    },
  ],
  usual: { type: 'button' },
  tag: 'input',
  attributes: ['type', 'name', 'value'],
  read: (element) => ({ type: 'submit', value: element.textContent ?? '' }),
});

/** By the name that tools open them with. */
export const fieldDialogs: Readonly<Record<string, EditorDialog>> = {
  checkbox: tickDialog('checkbox', 'Checkbox'),
  radio: tickDialog('radio', 'Radio button'),
  button,
  textField,
  textArea,
  selection,
};

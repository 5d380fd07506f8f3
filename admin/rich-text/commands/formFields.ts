import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';
import { elementHtml, insertRaw, newElement, selectedElement } from './rawElement';

interface FormField {
  title: string;
  fields: readonly DialogField[];
  /** What the field is as an element, to find it again. */
  selector: string;
  usual?: FieldValues;
  read(element: Element): FieldValues;
  /** @returns the field's HTML. */
  write(values: FieldValues): string;
}

/** Inserts one kind of form field, or changes the selected one. */
const fieldDialog = ({ selector, usual = {}, read, write, ...shown }: FormField): EditorDialog => ({
  ...shown,
  read(editor) {
    const element = selectedElement(editor, selector);
    return element ? read(element) : usual;
  },
  apply(editor, values) {
    insertRaw(editor, write(values));
    return undefined;
  },
  isPressed: (editor) => Boolean(selectedElement(editor, selector)),
});

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
    read: (element) => attributesOf(element, ['name', 'value', 'checked', 'required']),
    write: ({ name, value, checked, required }) =>
      elementHtml('input', { type, name, value, checked, required }),
  });

export const checkboxDialog = tickDialog('checkbox', 'Checkbox');
export const radioDialog = tickDialog('radio', 'Radio button');

const types = ['text', 'email', 'tel', 'url', 'number', 'date', 'search', 'password', 'hidden'];
const textNames = ['type', 'name', 'value', 'placeholder', 'size', 'maxlength', 'required'];

export const textFieldDialog = fieldDialog({
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
  read: (element) => ({ type: 'text', ...attributesOf(element, textNames) }),
  write: ({ type, name, value, placeholder, size, maxlength, required }) =>
    elementHtml('input', { type, name, value, placeholder, size, maxlength, required }),
});

export const textAreaDialog = fieldDialog({
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
  read: (element) => ({
    ...attributesOf(element, ['name', 'cols', 'rows', 'placeholder', 'required']),
    value: element.textContent ?? '',
  }),
  write: ({ value, name, cols, rows, placeholder, required }) =>
    elementHtml('textarea', { name, cols, rows, placeholder, required }, value),
});

export const selectionDialog = fieldDialog({
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
  read: (element) => ({
    ...attributesOf(element, ['name', 'size', 'multiple', 'required']),
    options: [...element.querySelectorAll('option')].map(optionLine).join('\n'),
  }),
  write: ({ name, size, multiple, required, options = '' }) =>
    elementHtml('select', { name, size, multiple, required }, readOptions(options)),
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

export const buttonDialog = fieldDialog({
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
  read: (element) => ({
    type: 'submit',
    value: element.textContent ?? '',
    ...attributesOf(element, ['type', 'name', 'value']),
  }),
  write: ({ type, name, value }) => elementHtml('input', { type, name, value }),
});

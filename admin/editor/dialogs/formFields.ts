import {
  elementHtml,
  insertRaw,
  isBooleanAttribute,
  newElement,
  selectedElement,
} from '../commands/rawPiece';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';

/** A kind of form field and the attributes its dialog asks for. */
interface FormControlKind {
  title: string;
  tag: 'input' | 'select' | 'textarea';
  selector: string;
  fields: readonly DialogField[];
  usual?: FieldValues;
}

const name: DialogField = { name: 'name', label: 'Name', isShort: true };
const value: DialogField = { name: 'value', label: 'Value', isShort: true };
const placeholder: DialogField = { name: 'placeholder', label: 'Placeholder' };
const checked: DialogField = { name: 'checked', label: 'Selected', type: 'checkbox' };
const required: DialogField = { name: 'required', label: 'Required', type: 'checkbox' };
const count = (name: string, label: string): DialogField => ({ name, label, type: 'number' });
const typeOf = (...types: string[]): DialogField => ({
  name: 'type',
  label: 'Type',
  choices: types.map((type) => [type, type]),
});

const textTypes = ['text', 'email', 'tel', 'url', 'number', 'date', 'search', 'password', 'hidden'];
const options: DialogField = {
  name: 'options',
  label: 'Options',
  type: 'multiline',
  isRequired: true,
  helperText: 'One per line; text = value if they differ.',
};

const kinds: Readonly<Record<string, FormControlKind>> = {
  checkbox: {
    title: 'Checkbox',
    tag: 'input',
    selector: 'input[type=checkbox]',
    fields: [name, value, checked, required],
    usual: { type: 'checkbox' },
  },
  radio: {
    title: 'Radio button',
    tag: 'input',
    selector: 'input[type=radio]',
    fields: [name, value, checked, required],
    usual: { type: 'radio' },
  },
  button: {
    title: 'Button',
    tag: 'input',
    selector: 'button, input:is([type=button], [type=submit], [type=reset])',
    fields: [
      { name: 'value', label: 'Text', isRequired: true },
      name,
      typeOf('button', 'submit', 'reset'),
    ],
    usual: { type: 'button' },
  },
  textField: {
    title: 'Text field',
    tag: 'input',
    selector: ['input:not([type])', ...textTypes.map((type) => `input[type=${type}]`)].join(),
    fields: [
      name,
      typeOf(...textTypes),
      value,
      placeholder,
      count('size', 'Width in characters'),
      count('maxlength', 'Maximum characters'),
      required,
    ],
    usual: { type: 'text' },
  },
  textArea: {
    title: 'Text area',
    tag: 'textarea',
    selector: 'textarea',
    fields: [
      name,
      count('cols', 'Columns'),
      count('rows', 'Rows'),
      placeholder,
      { ...value, type: 'multiline', isShort: false },
      required,
    ],
    usual: { cols: '40', rows: '4' },
  },
  selection: {
    title: 'Selection field',
    tag: 'select',
    selector: 'select',
    fields: [
      name,
      options,
      count('size', 'Lines shown'),
      { name: 'multiple', label: 'Allow several', type: 'checkbox' },
      required,
    ],
  },
};

/** Inserts a form field, or changes the selected one. */
const dialogOf = ({ title, tag, selector, fields, usual = {} }: FormControlKind): EditorDialog => ({
  title,
  fields,
  read(editor) {
    const element = selectedElement(editor, selector);
    if (!element) return usual;
    const written = [...element.querySelectorAll('option')].map(optionLine);
    const attributes = [...element.attributes].map(({ name, value }) => [
      name,
      isBooleanAttribute(name) ? 'true' : value,
    ]);
    const read = { value: element.textContent ?? '', options: written.join('\n') };
    return { ...usual, ...read, ...Object.fromEntries(attributes) };
  },
  apply(editor, { type, name, value, options = '', ...others }) {
    const isInput = tag === 'input';
    const attributes = { type: isInput ? type : '', name, value: isInput ? value : '', ...others };
    const inner = { input: '', textarea: value, select: readOptions(options) }[tag];
    insertRaw(editor, elementHtml(tag, attributes, inner));
    return undefined;
  },
  isPressed: (editor) => Boolean(selectedElement(editor, selector)),
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

export const fieldDialogs: Readonly<Record<string, EditorDialog>> = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, dialogOf(kind)]),
);

import Notes from '@mui/icons-material/Notes';
import { elementHtml } from '../commands/rawElement';
import { attributesOf, FieldButton } from './FieldButton';

const names = ['name', 'cols', 'rows', 'placeholder', 'required'];

export const TextAreaButton = () => (
  <FieldButton
    name="textArea"
    label="Text area"
    icon={<Notes fontSize="inherit" />}
    selector="textarea"
    fields={[
      { name: 'name', label: 'Name' },
      { name: 'cols', label: 'Columns', type: 'number' },
      { name: 'rows', label: 'Rows', type: 'number' },
      { name: 'placeholder', label: 'Placeholder' },
      { name: 'value', label: 'Value', type: 'multiline' },
      { name: 'required', label: 'Required', type: 'checkbox' },
    ]}
    usual={{ cols: '40', rows: '4' }}
    read={(element) => ({
      ...attributesOf(element, names),
      value: element.textContent ?? '',
    })}
    write={({ value, name, cols, rows, placeholder, required }) =>
      elementHtml('textarea', { name, cols, rows, placeholder, required }, value)
    }
  />
);

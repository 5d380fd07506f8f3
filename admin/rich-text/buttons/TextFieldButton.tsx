import ShortText from '@mui/icons-material/ShortText';
import { elementHtml } from '../commands/rawElement';
import { attributesOf, FieldButton } from './FieldButton';

const names = ['type', 'name', 'value', 'placeholder', 'size', 'maxlength', 'required'];
const types = ['text', 'email', 'tel', 'url', 'number', 'date', 'search', 'password', 'hidden'];

export const TextFieldButton = () => (
  <FieldButton
    name="textField"
    label="Text field"
    icon={<ShortText fontSize="inherit" />}
    selector={['input:not([type])', ...types.map((type) => `input[type=${type}]`)].join()}
    fields={[
      { name: 'name', label: 'Name' },
      {
        name: 'type',
        label: 'Type',
        type: 'select',
        choices: types.map((type) => ({ value: type, label: type })),
      },
      { name: 'value', label: 'Value' },
      { name: 'placeholder', label: 'Placeholder' },
      { name: 'size', label: 'Width in characters', type: 'number' },
      { name: 'maxlength', label: 'Maximum characters', type: 'number' },
      { name: 'required', label: 'Required', type: 'checkbox' },
    ]}
    usual={{ type: 'text' }}
    read={(element) => ({ type: 'text', ...attributesOf(element, names) })}
    write={({ type, name, value, placeholder, size, maxlength, required }) =>
      elementHtml('input', { type, name, value, placeholder, size, maxlength, required })
    }
  />
);

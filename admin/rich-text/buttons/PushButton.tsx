import SmartButton from '@mui/icons-material/SmartButton';
import { elementHtml } from '../commands/rawElement';
import { attributesOf, FieldButton } from './FieldButton';

export const PushButton = () => (
  <FieldButton
    name="button"
    label="Button"
    icon={<SmartButton fontSize="inherit" />}
    selector="button, input[type=button], input[type=submit], input[type=reset]"
    fields={[
      { name: 'value', label: 'Text', isRequired: true },
      { name: 'name', label: 'Name' },
      {
        name: 'type',
        label: 'Type',
        type: 'select',
        choices: [
          { value: 'button', label: 'Button' },
          { value: 'submit', label: 'Submit' },
          { value: 'reset', label: 'Reset' },
        ],
      },
    ]}
    usual={{ type: 'button' }}
    read={(element) => ({
      type: 'submit',
      value: element.textContent ?? '',
      ...attributesOf(element, ['type', 'name', 'value']),
    })}
    write={({ type, name, value }) => elementHtml('input', { type, name, value })}
  />
);

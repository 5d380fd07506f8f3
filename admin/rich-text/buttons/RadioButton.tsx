import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import { elementHtml } from '../commands/rawElement';
import { attributesOf, FieldButton } from './FieldButton';

export const RadioButton = () => (
  <FieldButton
    name="radio"
    label="Radio button"
    icon={<RadioButtonChecked fontSize="inherit" />}
    selector="input[type=radio]"
    fields={[
      { name: 'name', label: 'Name' },
      { name: 'value', label: 'Value' },
      { name: 'checked', label: 'Selected', type: 'checkbox' },
      { name: 'required', label: 'Required', type: 'checkbox' },
    ]}
    read={(element) => attributesOf(element, ['name', 'value', 'checked', 'required'])}
    write={({ name, value, checked, required }) =>
      elementHtml('input', { type: 'radio', name, value, checked, required })
    }
  />
);

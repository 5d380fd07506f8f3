import CheckBox from '@mui/icons-material/CheckBox';
import { elementHtml } from '../commands/rawElement';
import { attributesOf, FieldButton } from './FieldButton';

export const CheckboxButton = () => (
  <FieldButton
    name="checkbox"
    label="Checkbox"
    icon={<CheckBox fontSize="inherit" />}
    selector="input[type=checkbox]"
    fields={[
      { name: 'name', label: 'Name' },
      { name: 'value', label: 'Value' },
      { name: 'checked', label: 'Selected', type: 'checkbox' },
      { name: 'required', label: 'Required', type: 'checkbox' },
    ]}
    read={(element) => attributesOf(element, ['name', 'value', 'checked', 'required'])}
    write={({ name, value, checked, required }) =>
      elementHtml('input', { type: 'checkbox', name, value, checked, required })
    }
  />
);

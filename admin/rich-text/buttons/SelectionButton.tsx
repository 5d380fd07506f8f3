import ArrowDropDownCircle from '@mui/icons-material/ArrowDropDownCircle';
import { elementHtml, newElement } from '../commands/rawElement';
import { attributesOf, FieldButton } from './FieldButton';

export const SelectionButton = () => (
  <FieldButton
    name="selection"
    label="Selection field"
    icon={<ArrowDropDownCircle fontSize="inherit" />}
    selector="select"
    fields={[
      { name: 'name', label: 'Name' },
      {
        name: 'options',
        label: 'Options',
        type: 'multiline',
        isRequired: true,
        helperText: 'One a line; text = value where they differ.',
      },
      { name: 'size', label: 'Lines shown', type: 'number' },
      { name: 'multiple', label: 'Allow several', type: 'checkbox' },
      { name: 'required', label: 'Required', type: 'checkbox' },
    ]}
    read={(element) => ({
      ...attributesOf(element, ['name', 'size', 'multiple', 'required']),
      options: [...element.querySelectorAll('option')].map(optionLine).join('\n'),
    })}
    write={({ name, size, multiple, required, options = '' }) =>
      elementHtml('select', { name, size, multiple, required }, readOptions(options))
    }
  />
);

function optionLine(option: HTMLOptionElement): string {
  return option.value === option.text ? option.text : `${option.text} = ${option.value}`;
}

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

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CheckboxButton } from './CheckboxButton';
import { FormButton } from './FormButton';
import { PushButton } from './PushButton';
import { RadioButton } from './RadioButton';
import { SelectionButton } from './SelectionButton';
import { TextAreaButton } from './TextAreaButton';
import { TextFieldButton } from './TextFieldButton';

export const FormGroup = () => (
  <ButtonGroup label="Forms">
    <FormButton />
    <CheckboxButton />
    <RadioButton />
    <TextFieldButton />
    <TextAreaButton />
    <SelectionButton />
    <PushButton />
  </ButtonGroup>
);

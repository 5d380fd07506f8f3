import ArrowDropDownCircle from '@mui/icons-material/ArrowDropDownCircle';
import CheckBox from '@mui/icons-material/CheckBox';
import DynamicForm from '@mui/icons-material/DynamicForm';
import Notes from '@mui/icons-material/Notes';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import ShortText from '@mui/icons-material/ShortText';
import SmartButton from '@mui/icons-material/SmartButton';
import { formDialog } from '../commands/boxes';
import {
  buttonDialog,
  checkboxDialog,
  radioDialog,
  selectionDialog,
  textAreaDialog,
  textFieldDialog,
} from '../commands/formFields';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { AskButton } from '../toolbar/DialogButton';

export const FormGroup = () => (
  <ButtonGroup label="Forms">
    <AskButton name="form" label="Form" icon={DynamicForm} asks={formDialog} />
    <AskButton name="checkbox" label="Checkbox" icon={CheckBox} asks={checkboxDialog} />
    <AskButton name="radio" label="Radio button" icon={RadioButtonChecked} asks={radioDialog} />
    <AskButton name="textField" label="Text field" icon={ShortText} asks={textFieldDialog} />
    <AskButton name="textArea" label="Text area" icon={Notes} asks={textAreaDialog} />
    <AskButton
      name="selection"
      label="Selection field"
      icon={ArrowDropDownCircle}
      asks={selectionDialog}
    />
    <AskButton name="button" label="Button" icon={SmartButton} asks={buttonDialog} />
  </ButtonGroup>
);

import DynamicForm from '@mui/icons-material/DynamicForm';
import { boxAround, isInBox, removeBox, setBox } from '../commands/boxes';
import { keptIn, withKept } from '../html/keptAttributes';
import { DialogButton } from '../toolbar/DialogButton';

export const FormButton = () => (
  <DialogButton
    name="form"
    label="Form"
    icon={<DynamicForm fontSize="inherit" />}
    title="Form"
    fields={[
      { name: 'name', label: 'Name' },
      { name: 'action', label: 'Action', helperText: 'The address that the form is sent to' },
      {
        name: 'method',
        label: 'Method',
        type: 'select',
        choices: [
          { value: 'get', label: 'GET' },
          { value: 'post', label: 'POST' },
        ],
      },
    ]}
    read={(editor) => ({ method: 'get', ...keptIn(boxAround(editor, 'form')?.node.attrs ?? {}) })}
    apply={(editor, { name = '', action = '', method = '' }) => {
      const own = keptIn(boxAround(editor, 'form')?.node.attrs ?? {});
      setBox(editor, 'form', withKept(own, { name, action, method }));
      return undefined;
    }}
    remove={{
      label: 'Remove form',
      isPossible: (editor) => isInBox(editor, 'form'),
      run: (editor) => removeBox(editor, 'form'),
    }}
    isPressed={(editor) => isInBox(editor, 'form')}
  />
);

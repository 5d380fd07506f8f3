import CropSquare from '@mui/icons-material/CropSquare';
import { boxAround, isInBox, removeBox, setBox } from '../commands/boxes';
import { keptIn, withKept } from '../html/keptAttributes';
import { DialogButton } from '../toolbar/DialogButton';

export const DivButton = () => (
  <DialogButton
    name="div"
    label="Div container"
    icon={<CropSquare fontSize="inherit" />}
    title="Div container"
    fields={[
      { name: 'class', label: 'Style sheet class' },
      { name: 'id', label: 'Id' },
      { name: 'lang', label: 'Language code' },
      { name: 'style', label: 'Inline style' },
      { name: 'title', label: 'Advisory title' },
    ]}
    read={(editor) => ({ ...keptIn(boxAround(editor, 'div')?.node.attrs ?? {}) })}
    apply={(editor, values) => {
      setBox(editor, 'div', withKept({}, values));
      return undefined;
    }}
    remove={{
      label: 'Remove container',
      isPossible: (editor) => isInBox(editor, 'div'),
      run: (editor) => removeBox(editor, 'div'),
    }}
    isPressed={(editor) => isInBox(editor, 'div')}
  />
);

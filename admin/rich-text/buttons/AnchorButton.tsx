import AnchorIcon from '@mui/icons-material/Anchor';
import { keptIn, withKept } from '../html/keptAttributes';
import { DialogButton } from '../toolbar/DialogButton';

const validName = /^[A-Za-z][\w.:-]*$/;

export const AnchorButton = () => (
  <DialogButton
    name="anchor"
    label="Anchor"
    icon={<AnchorIcon fontSize="inherit" />}
    title="Anchor"
    fields={[
      {
        name: 'name',
        label: 'Anchor name',
        isRequired: true,
        helperText: 'Links lead here with # and this name.',
      },
    ]}
    read={(editor) => {
      const { id = '', name = id } = keptIn(editor.getAttributes('anchor'));
      return { name };
    }}
    apply={(editor, { name = '' }) => {
      if (!validName.test(name)) return 'Begin with a letter; then letters, digits, - and _.';
      const own = keptIn(editor.getAttributes('anchor'));
      const kept = withKept(own, { id: name, name });
      if (editor.isActive('anchor')) editor.commands.updateAttributes('anchor', { kept });
      else editor.commands.insertContent({ type: 'anchor', attrs: { kept } });
      return undefined;
    }}
    remove={{
      label: 'Remove anchor',
      isPossible: (editor) => editor.isActive('anchor'),
      run: (editor) => editor.commands.deleteSelection(),
    }}
    isPressed={(editor) => editor.isActive('anchor')}
  />
);

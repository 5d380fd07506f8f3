import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import { toggleList } from '../schema/toggleList';
import { CommandButton } from '../toolbar/CommandButton';

export const NumberedListButton = () => (
  <CommandButton
    label="Numbered list"
    icon={<FormatListNumbered fontSize="inherit" />}
    shortcut="Mod-Shift-7"
    run={(chain) => toggleList(chain, 'orderedList')}
    isPressed={(editor) => editor.isActive('orderedList')}
  />
);

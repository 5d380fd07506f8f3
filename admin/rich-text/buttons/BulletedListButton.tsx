import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import { toggleList } from '../schema/toggleList';
import { CommandButton } from '../toolbar/CommandButton';

export const BulletedListButton = () => (
  <CommandButton
    label="Bulleted list"
    icon={<FormatListBulleted fontSize="inherit" />}
    shortcut="Mod-Shift-8"
    run={(chain) => toggleList(chain, 'bulletList')}
    isPressed={(editor) => editor.isActive('bulletList')}
  />
);

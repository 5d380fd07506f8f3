import StrikethroughS from '@mui/icons-material/StrikethroughS';
import { CommandButton } from '../toolbar/CommandButton';

export const StrikeButton = () => (
  <CommandButton
    label="Strikethrough"
    icon={<StrikethroughS fontSize="inherit" />}
    shortcut="Mod-Shift-x"
    run={(chain) => chain.toggleMark('strike')}
    isPressed={(editor) => editor.isActive('strike')}
  />
);

import FormatBold from '@mui/icons-material/FormatBold';
import { CommandButton } from '../toolbar/CommandButton';

export const BoldButton = () => (
  <CommandButton
    label="Bold"
    icon={<FormatBold fontSize="inherit" />}
    shortcut="Mod-b"
    run={(chain) => chain.toggleMark('bold')}
    isPressed={(editor) => editor.isActive('bold')}
  />
);

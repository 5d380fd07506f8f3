import SubscriptIcon from '@mui/icons-material/Subscript';
import { CommandButton } from '../toolbar/CommandButton';

export const SubscriptButton = () => (
  <CommandButton
    label="Subscript"
    icon={<SubscriptIcon fontSize="inherit" />}
    shortcut="Mod-,"
    run={(chain) => chain.toggleMark('subscript')}
    isPressed={(editor) => editor.isActive('subscript')}
  />
);

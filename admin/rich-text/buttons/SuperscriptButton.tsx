import SuperscriptIcon from '@mui/icons-material/Superscript';
import { CommandButton } from '../toolbar/CommandButton';

export const SuperscriptButton = () => (
  <CommandButton
    label="Superscript"
    icon={<SuperscriptIcon fontSize="inherit" />}
    shortcut="Mod-."
    run={(chain) => chain.toggleMark('superscript')}
    isPressed={(editor) => editor.isActive('superscript')}
  />
);

import FormatItalic from '@mui/icons-material/FormatItalic';
import { CommandButton } from '../toolbar/CommandButton';

export const ItalicButton = () => (
  <CommandButton
    label="Italic"
    icon={<FormatItalic fontSize="inherit" />}
    shortcut="Mod-i"
    run={(chain) => chain.toggleMark('italic')}
    isPressed={(editor) => editor.isActive('italic')}
  />
);

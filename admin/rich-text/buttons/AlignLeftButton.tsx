import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import { CommandButton } from '../toolbar/CommandButton';

export const AlignLeftButton = () => (
  <CommandButton
    label="Align left"
    icon={<FormatAlignLeft fontSize="inherit" />}
    shortcut="Mod-Shift-l"
    run={(chain) => chain.toggleTextAlign('left')}
    isPressed={(editor) => editor.isActive({ textAlign: 'left' })}
  />
);

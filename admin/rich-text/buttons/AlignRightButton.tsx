import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import { CommandButton } from '../toolbar/CommandButton';

export const AlignRightButton = () => (
  <CommandButton
    label="Align right"
    icon={<FormatAlignRight fontSize="inherit" />}
    shortcut="Mod-Shift-r"
    run={(chain) => chain.toggleTextAlign('right')}
    isPressed={(editor) => editor.isActive({ textAlign: 'right' })}
  />
);

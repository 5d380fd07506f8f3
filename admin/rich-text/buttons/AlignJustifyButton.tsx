import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import { CommandButton } from '../toolbar/CommandButton';

export const AlignJustifyButton = () => (
  <CommandButton
    label="Justify"
    icon={<FormatAlignJustify fontSize="inherit" />}
    shortcut="Mod-Shift-j"
    run={(chain) => chain.toggleTextAlign('justify')}
    isPressed={(editor) => editor.isActive({ textAlign: 'justify' })}
  />
);

import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import { CommandButton } from '../toolbar/CommandButton';

export const AlignCentreButton = () => (
  <CommandButton
    label="Align centre"
    icon={<FormatAlignCenter fontSize="inherit" />}
    shortcut="Mod-Shift-e"
    run={(chain) => chain.toggleTextAlign('center')}
    isPressed={(editor) => editor.isActive({ textAlign: 'center' })}
  />
);

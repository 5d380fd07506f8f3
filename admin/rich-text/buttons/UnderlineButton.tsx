import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import { CommandButton } from '../toolbar/CommandButton';

export const UnderlineButton = () => (
  <CommandButton
    label="Underline"
    icon={<FormatUnderlined fontSize="inherit" />}
    shortcut="Mod-u"
    run={(chain) => chain.toggleMark('underline')}
    isPressed={(editor) => editor.isActive('underline')}
  />
);

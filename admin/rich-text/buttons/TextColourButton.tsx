import FormatColorText from '@mui/icons-material/FormatColorText';
import { ColourButton } from './ColourButton';

export const TextColourButton = () => (
  <ColourButton
    label="Text colour"
    icon={<FormatColorText fontSize="inherit" />}
    read={(editor) => editor.getAttributes('textStyle').color}
    set={(editor, colour) => editor.chain().setColor(colour).run()}
    unset={(editor) => editor.chain().unsetColor().run()}
  />
);

import FormatColorFill from '@mui/icons-material/FormatColorFill';
import FormatColorText from '@mui/icons-material/FormatColorText';
import { ColourButton } from './ColourButton';

export const TextColour = () => (
  <ColourButton
    label="Text colour"
    icon={FormatColorText}
    read={(editor) => editor.getAttributes('textStyle').color}
    set={(editor, colour) => editor.chain().setColor(colour).run()}
    unset={(editor) => editor.chain().unsetColor().run()}
  />
);

export const BackgroundColour = () => (
  <ColourButton
    label="Background colour"
    icon={FormatColorFill}
    read={(editor) => editor.getAttributes('textStyle').backgroundColor}
    set={(editor, colour) => editor.chain().setBackgroundColor(colour).run()}
    unset={(editor) => editor.chain().unsetBackgroundColor().run()}
  />
);

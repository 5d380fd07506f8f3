import FormatColorFill from '@mui/icons-material/FormatColorFill';
import { ColourButton } from './ColourButton';

export const BackgroundColourButton = () => (
  <ColourButton
    label="Background colour"
    icon={<FormatColorFill fontSize="inherit" />}
    read={(editor) => editor.getAttributes('textStyle').backgroundColor}
    set={(editor, colour) => editor.chain().setBackgroundColor(colour).run()}
    unset={(editor) => editor.chain().unsetBackgroundColor().run()}
  />
);

import FormatBold from '@mui/icons-material/FormatBold';
import FormatColorText from '@mui/icons-material/FormatColorText';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { MarkButton } from '../toolbar/CommandButton';
import { ColourButton } from './ColourButton';

export const FormatGroup = () => (
  <ButtonGroup label="Basic styles">
    <MarkButton name="bold" label="Bold" icon={FormatBold} shortcut="Mod-b" />
    <MarkButton name="italic" label="Italic" icon={FormatItalic} shortcut="Mod-i" />
    <MarkButton name="underline" label="Underline" icon={FormatUnderlined} shortcut="Mod-u" />
    <ColourButton label="Text colour" icon={FormatColorText} attribute="color" />
  </ButtonGroup>
);

import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { TextColour } from './ColourMenus';
import { markTool } from './markTool';

export const FormatGroup = () => (
  <ButtonGroup label="Basic styles">
    <CommandButton label="Bold" icon={FormatBold} shortcut="Mod-b" {...markTool('bold')} />
    <CommandButton label="Italic" icon={FormatItalic} shortcut="Mod-i" {...markTool('italic')} />
    <CommandButton
      label="Underline"
      icon={FormatUnderlined}
      shortcut="Mod-u"
      {...markTool('underline')}
    />
    <TextColour />
  </ButtonGroup>
);

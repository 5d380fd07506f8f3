import FormatClear from '@mui/icons-material/FormatClear';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import { removeFormats } from '../commands/removeFormats';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { BackgroundColour } from './ColourMenus';
import { FontMenu, SizeMenu } from './FontMenu';
import { markTool } from './markTool';

/** The rarer looks of letters. */
export const TextGroup = () => (
  <ButtonGroup label="Text">
    <FontMenu />
    <SizeMenu />
    <BackgroundColour />
    <CommandButton
      label="Strikethrough"
      icon={StrikethroughS}
      shortcut="Mod-Shift-x"
      {...markTool('strike')}
    />
    <CommandButton label="Subscript" icon={Subscript} shortcut="Mod-," {...markTool('subscript')} />
    <CommandButton
      label="Superscript"
      icon={Superscript}
      shortcut="Mod-."
      {...markTool('superscript')}
    />
    <CommandButton
      label="Remove format"
      icon={FormatClear}
      run={(chain) => chain.command(removeFormats)}
    />
  </ButtonGroup>
);

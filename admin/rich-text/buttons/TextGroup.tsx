import FormatClear from '@mui/icons-material/FormatClear';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import { removeFormats } from '../commands/removeFormats';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton, MarkButton } from '../toolbar/CommandButton';
import { ColourButton } from './ColourButton';
import { FontMenu, SizeMenu } from './FontMenu';

/** The rarer looks of letters. */
export const TextGroup = () => (
  <ButtonGroup label="Text">
    <FontMenu />
    <SizeMenu />
    <ColourButton label="Background colour" icon={FormatColorFill} attribute="backgroundColor" />
    <MarkButton name="strike" label="Strikethrough" icon={StrikethroughS} shortcut="Mod-Shift-x" />
    <MarkButton name="subscript" label="Subscript" icon={Subscript} shortcut="Mod-," />
    <MarkButton name="superscript" label="Superscript" icon={Superscript} shortcut="Mod-." />
    <CommandButton
      label="Remove format"
      icon={FormatClear}
      run={(chain) => chain.command(removeFormats)}
    />
  </ButtonGroup>
);

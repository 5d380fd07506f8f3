import CropSquare from '@mui/icons-material/CropSquare';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import { divDialog } from '../commands/boxes';
import { indentBlocks } from '../commands/indentBlocks';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton, type StateProps } from '../toolbar/CommandButton';
import { AskButton } from '../toolbar/DialogButton';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

const AlignButton = ({ to, ...button }: Omit<StateProps, 'onClick'> & { to: string }) => (
  <CommandButton
    {...button}
    run={(chain) => chain.toggleTextAlign(to)}
    isPressed={(editor) => editor.isActive({ textAlign: to })}
  />
);

export function ParagraphGroup() {
  const editor = useArticleEditor();
  return (
    <ButtonGroup label="Paragraph">
      <AlignButton to="left" label="Align left" icon={FormatAlignLeft} shortcut="Mod-Shift-l" />
      <AlignButton
        to="center"
        label="Align centre"
        icon={FormatAlignCenter}
        shortcut="Mod-Shift-e"
      />
      <AlignButton to="right" label="Align right" icon={FormatAlignRight} shortcut="Mod-Shift-r" />
      <AlignButton to="justify" label="Justify" icon={FormatAlignJustify} shortcut="Mod-Shift-j" />
      <ToolbarButton
        label="Decrease indent"
        icon={FormatIndentDecrease}
        onClick={() => indentBlocks(editor, -1)}
      />
      <ToolbarButton
        label="Increase indent"
        icon={FormatIndentIncrease}
        onClick={() => indentBlocks(editor, 1)}
      />
      <AskButton name="div" label="Div container" icon={CropSquare} asks={divDialog} />
    </ButtonGroup>
  );
}

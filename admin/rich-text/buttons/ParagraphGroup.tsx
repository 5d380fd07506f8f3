import CropSquare from '@mui/icons-material/CropSquare';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { divDialog } from '../commands/boxes';
import { indentBlocks } from '../commands/indentBlocks';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { DialogButton } from '../toolbar/DialogButton';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

const align = (textAlign: string) => ({
  run: (chain: ChainedCommands) => chain.toggleTextAlign(textAlign),
  isPressed: (editor: Editor) => editor.isActive({ textAlign }),
});

export function ParagraphGroup() {
  const editor = useArticleEditor();
  return (
    <ButtonGroup label="Paragraph">
      <CommandButton
        label="Align left"
        icon={FormatAlignLeft}
        shortcut="Mod-Shift-l"
        {...align('left')}
      />
      <CommandButton
        label="Align centre"
        icon={FormatAlignCenter}
        shortcut="Mod-Shift-e"
        {...align('center')}
      />
      <CommandButton
        label="Align right"
        icon={FormatAlignRight}
        shortcut="Mod-Shift-r"
        {...align('right')}
      />
      <CommandButton
        label="Justify"
        icon={FormatAlignJustify}
        shortcut="Mod-Shift-j"
        {...align('justify')}
      />
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
      <DialogButton name="div" label="Div container" icon={CropSquare} asks={divDialog} />
    </ButtonGroup>
  );
}

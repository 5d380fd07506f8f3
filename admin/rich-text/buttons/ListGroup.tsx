import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { toggleList } from '../schema/toggleList';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';

const listTool = (list: string) => ({
  run: (chain: ChainedCommands) => toggleList(chain, list),
  isPressed: (editor: Editor) => editor.isActive(list),
});

export const ListGroup = () => (
  <ButtonGroup label="Lists and quotations">
    <CommandButton
      label="Numbered list"
      icon={FormatListNumbered}
      shortcut="Mod-Shift-7"
      {...listTool('orderedList')}
    />
    <CommandButton
      label="Bulleted list"
      icon={FormatListBulleted}
      shortcut="Mod-Shift-8"
      {...listTool('bulletList')}
    />
    <CommandButton
      label="Block quotation"
      icon={FormatQuote}
      shortcut="Mod-Shift-b"
      run={(chain) => chain.toggleBlockquote()}
      isPressed={(editor) => editor.isActive('blockquote')}
    />
  </ButtonGroup>
);

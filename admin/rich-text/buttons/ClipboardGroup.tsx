import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import ContentPasteGo from '@mui/icons-material/ContentPasteGo';
import Description from '@mui/icons-material/Description';
import SelectAll from '@mui/icons-material/SelectAll';
import type { Editor } from '@tiptap/core';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton, StateButton } from '../toolbar/CommandButton';
import { useArticleEditor } from '../useArticleEditor';
import { PasteButton } from './PasteButton';

const isSelected = ({ state }: Editor) => !state.selection.empty;

export function ClipboardGroup() {
  const editor = useArticleEditor();

  /** The only way to put on the clipboard what the editor itself would. */
  function execute(command: 'cut' | 'copy') {
    editor.view.focus();
    document.execCommand(command);
  }

  return (
    <ButtonGroup label="Clipboard">
      <StateButton
        label="Cut"
        icon={ContentCut}
        shortcut="Mod-x"
        isPossible={isSelected}
        onClick={() => execute('cut')}
      />
      <StateButton
        label="Copy"
        icon={ContentCopy}
        shortcut="Mod-c"
        isPossible={isSelected}
        onClick={() => execute('copy')}
      />
      <PasteButton kind="html" label="Paste" icon={ContentPaste} shortcut="Mod-v" />
      <PasteButton
        kind="plain"
        label="Paste as plain text"
        icon={ContentPasteGo}
        shortcut="Mod-Shift-v"
      />
      <PasteButton kind="word" label="Paste from Word" icon={Description} />
      <CommandButton
        label="Select all"
        icon={SelectAll}
        shortcut="Mod-a"
        run={(chain) => chain.selectAll()}
      />
    </ButtonGroup>
  );
}

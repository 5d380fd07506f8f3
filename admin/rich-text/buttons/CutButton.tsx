import ContentCut from '@mui/icons-material/ContentCut';
import { CommandState } from '../toolbar/CommandState';
import { useArticleEditor } from '../useArticleEditor';

export function CutButton() {
  const editor = useArticleEditor();
  return (
    <CommandState
      label="Cut"
      icon={<ContentCut fontSize="inherit" />}
      shortcut="Mod-x"
      isPossible={({ state }) => !state.selection.empty}
      onClick={() => {
        editor.view.focus();
        // The only way to put on the clipboard what the editor itself would.
        document.execCommand('cut');
      }}
    />
  );
}

import ContentCopy from '@mui/icons-material/ContentCopy';
import { CommandState } from '../toolbar/CommandState';
import { useArticleEditor } from '../useArticleEditor';

export function CopyButton() {
  const editor = useArticleEditor();
  return (
    <CommandState
      label="Copy"
      icon={<ContentCopy fontSize="inherit" />}
      shortcut="Mod-c"
      isPossible={({ state }) => !state.selection.empty}
      onClick={() => {
        editor.view.focus();
        // The only way to put on the clipboard what the editor itself would.
        document.execCommand('copy');
      }}
    />
  );
}

import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import { indentBlocks } from '../commands/indentBlocks';
import { CommandState } from '../toolbar/CommandState';
import { useArticleEditor } from '../useArticleEditor';

export function OutdentButton() {
  const editor = useArticleEditor();
  return (
    <CommandState
      label="Decrease indent"
      icon={<FormatIndentDecrease fontSize="inherit" />}
      onClick={() => indentBlocks(editor, -1)}
    />
  );
}

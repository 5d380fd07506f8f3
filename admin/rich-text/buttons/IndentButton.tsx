import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import { indentBlocks } from '../commands/indentBlocks';
import { CommandState } from '../toolbar/CommandState';
import { useArticleEditor } from '../useArticleEditor';

export function IndentButton() {
  const editor = useArticleEditor();
  return (
    <CommandState
      label="Increase indent"
      icon={<FormatIndentIncrease fontSize="inherit" />}
      onClick={() => indentBlocks(editor, 1)}
    />
  );
}

import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import { toggleList } from '../schema/toggleList';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { useArticleEditor } from '../useArticleEditor';

export function ListGroup() {
  const editor = useArticleEditor();
  return (
    <ButtonGroup label="Lists and quotations">
      <CommandButton
        label="Numbered list"
        icon={FormatListNumbered}
        shortcut="Mod-Shift-7"
        run={(chain) => toggleList(chain, 'orderedList')}
        isPressed={() => editor.isActive('orderedList')}
      />
      <CommandButton
        label="Bulleted list"
        icon={FormatListBulleted}
        shortcut="Mod-Shift-8"
        run={(chain) => toggleList(chain, 'bulletList')}
        isPressed={() => editor.isActive('bulletList')}
      />
      <CommandButton
        label="Block quotation"
        icon={FormatQuote}
        shortcut="Mod-Shift-b"
        run={(chain) => chain.toggleBlockquote()}
        isPressed={() => editor.isActive('blockquote')}
      />
    </ButtonGroup>
  );
}

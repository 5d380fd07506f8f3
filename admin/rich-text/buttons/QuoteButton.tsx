import FormatQuote from '@mui/icons-material/FormatQuote';
import { CommandButton } from '../toolbar/CommandButton';

export const QuoteButton = () => (
  <CommandButton
    label="Block quotation"
    icon={<FormatQuote fontSize="inherit" />}
    shortcut="Mod-Shift-b"
    run={(chain) => chain.toggleBlockquote()}
    isPressed={(editor) => editor.isActive('blockquote')}
  />
);

import ContentPasteGo from '@mui/icons-material/ContentPasteGo';
import { PasteFromClipboard } from './PasteFromClipboard';

export const PastePlainButton = () => (
  <PasteFromClipboard
    kind="plain"
    label="Paste as plain text"
    icon={<ContentPasteGo fontSize="inherit" />}
    shortcut="Mod-Shift-v"
  />
);

import ContentPaste from '@mui/icons-material/ContentPaste';
import { PasteFromClipboard } from './PasteFromClipboard';

export const PasteButton = () => (
  <PasteFromClipboard
    kind="html"
    label="Paste"
    icon={<ContentPaste fontSize="inherit" />}
    shortcut="Mod-v"
  />
);

import Description from '@mui/icons-material/Description';
import { PasteFromClipboard } from './PasteFromClipboard';

export const PasteWordButton = () => (
  <PasteFromClipboard
    kind="word"
    label="Paste from Word"
    icon={<Description fontSize="inherit" />}
  />
);

import LinkOff from '@mui/icons-material/LinkOff';
import { CommandButton } from '../toolbar/CommandButton';

export const UnlinkButton = () => (
  <CommandButton
    label="Unlink"
    icon={<LinkOff fontSize="inherit" />}
    run={(chain) => chain.unsetMark('link', { extendEmptyMarkRange: true })}
    isPossible={(editor) => editor.isActive('link')}
  />
);

import Anchor from '@mui/icons-material/Anchor';
import LinkOff from '@mui/icons-material/LinkOff';
import { anchorDialog } from '../commands/anchor';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { AskButton } from '../toolbar/DialogButton';

export const LinkGroup = () => (
  <ButtonGroup label="Links">
    <CommandButton
      label="Unlink"
      icon={LinkOff}
      run={(chain) => chain.unsetMark('link', { extendEmptyMarkRange: true })}
      isPossible={(editor) => editor.isActive('link')}
    />
    <AskButton name="anchor" label="Anchor" icon={Anchor} asks={anchorDialog} />
  </ButtonGroup>
);

import Anchor from '@mui/icons-material/Anchor';
import Link from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import { anchorDialog } from '../commands/anchor';
import { linkDialog } from '../commands/link';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { AskButton } from '../toolbar/DialogButton';

export const LinkButton = () => (
  <AskButton name="link" label="Link" icon={Link} shortcut="Mod-k" asks={linkDialog} />
);

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

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { AnchorButton } from './AnchorButton';
import { LinkButton } from './LinkButton';
import { UnlinkButton } from './UnlinkButton';

export const LinkGroup = () => (
  <ButtonGroup label="Links">
    <LinkButton />
    <UnlinkButton />
    <AnchorButton />
  </ButtonGroup>
);

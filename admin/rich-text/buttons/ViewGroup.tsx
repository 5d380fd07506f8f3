import { ButtonGroup } from '../toolbar/ButtonGroup';
import { MaximizeButton } from './MaximizeButton';
import { ShowBlocksButton } from './ShowBlocksButton';

export const ViewGroup = () => (
  <ButtonGroup label="View">
    <MaximizeButton />
    <ShowBlocksButton />
  </ButtonGroup>
);

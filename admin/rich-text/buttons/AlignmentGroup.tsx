import { ButtonGroup } from '../toolbar/ButtonGroup';
import { AlignCentreButton } from './AlignCentreButton';
import { AlignJustifyButton } from './AlignJustifyButton';
import { AlignLeftButton } from './AlignLeftButton';
import { AlignRightButton } from './AlignRightButton';

export const AlignmentGroup = () => (
  <ButtonGroup label="Alignment">
    <AlignLeftButton />
    <AlignCentreButton />
    <AlignRightButton />
    <AlignJustifyButton />
  </ButtonGroup>
);

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { BackgroundColourButton } from './BackgroundColourButton';
import { TextColourButton } from './TextColourButton';

export const ColourGroup = () => (
  <ButtonGroup label="Colours">
    <TextColourButton />
    <BackgroundColourButton />
  </ButtonGroup>
);

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { BoldButton } from './BoldButton';
import { ItalicButton } from './ItalicButton';
import { RemoveFormatButton } from './RemoveFormatButton';
import { StrikeButton } from './StrikeButton';
import { SubscriptButton } from './SubscriptButton';
import { SuperscriptButton } from './SuperscriptButton';
import { UnderlineButton } from './UnderlineButton';

export const FormatGroup = () => (
  <ButtonGroup label="Basic styles">
    <BoldButton />
    <ItalicButton />
    <UnderlineButton />
    <StrikeButton />
    <SubscriptButton />
    <SuperscriptButton />
    <RemoveFormatButton />
  </ButtonGroup>
);

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { FrameButton } from './FrameButton';
import { ImageButton } from './ImageButton';
import { RuleButton } from './RuleButton';
import { SmileyButton } from './SmileyButton';
import { SpecialCharacterButton } from './SpecialCharacterButton';
import { TableButton } from './TableButton';
import { TableMenu } from './TableMenu';
import { VideoButton } from './VideoButton';

export const InsertGroup = () => (
  <ButtonGroup label="Insert">
    <ImageButton />
    <VideoButton />
    <TableButton />
    <TableMenu />
    <RuleButton />
    <SmileyButton />
    <SpecialCharacterButton />
    <FrameButton />
  </ButtonGroup>
);

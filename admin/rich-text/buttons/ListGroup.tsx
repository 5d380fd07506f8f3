import { ButtonGroup } from '../toolbar/ButtonGroup';
import { BulletedListButton } from './BulletedListButton';
import { DivButton } from './DivButton';
import { IndentButton } from './IndentButton';
import { NumberedListButton } from './NumberedListButton';
import { OutdentButton } from './OutdentButton';
import { QuoteButton } from './QuoteButton';

export const ListGroup = () => (
  <ButtonGroup label="Lists and boxes">
    <NumberedListButton />
    <BulletedListButton />
    <OutdentButton />
    <IndentButton />
    <QuoteButton />
    <DivButton />
  </ButtonGroup>
);

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { FindButton } from './FindButton';
import { SelectAllButton } from './SelectAllButton';

export const FindGroup = () => (
  <ButtonGroup label="Find">
    <FindButton />
    <SelectAllButton />
  </ButtonGroup>
);

import { ButtonGroup } from '../toolbar/ButtonGroup';
import { FontMenu } from './FontMenu';
import { FormatMenu } from './FormatMenu';
import { SizeMenu } from './SizeMenu';
import { StylesMenu } from './StylesMenu';

export const StyleGroup = () => (
  <ButtonGroup label="Styles">
    <StylesMenu />
    <FormatMenu />
    <FontMenu />
    <SizeMenu />
  </ButtonGroup>
);

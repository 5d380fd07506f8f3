import { ButtonGroup } from '../toolbar/ButtonGroup';
import { PreviewButton } from './PreviewButton';
import { PrintButton } from './PrintButton';
import { SourceButton } from './SourceButton';
import { TemplatesButton } from './TemplatesButton';

export const DocumentGroup = () => (
  <ButtonGroup label="Document">
    <SourceButton />
    <PreviewButton />
    <PrintButton />
    <TemplatesButton />
  </ButtonGroup>
);
